import AdPlatform
import Foundation
import HeadlessUIKit

/// The life of a native ad from its request to its end, in one of the ways to get it.
@MainActor
protocol NativeCycle: AnyObject {
  var screen: AdScreen { get }
  /// What the app heard so far.
  var sightings: Sightings { get }
  /// The network's ad of the last cycle, if anybody still keeps it.
  var newestAd: AnyObject? { get }

  /// Asks for an ad.
  func load()
  /// Renders the ad that came.
  func show()
  /// Untracks the ad and releases it.
  func putAway()
}

extension NativeCycle {
  /// An ad unit whose ads have every asset but a video.
  static var adUnitID: String { "sample-app-install" }

  /// Does it all once.
  func run() {
    load()
    screen.scheduler.run()
    show()
    screen.callToAction.tap()
    screen.closePage()
    putAway()
    screen.scheduler.run()
  }

  /// Makes sure that the cycle does its work.
  func check(_ name: String) throws {
    let cycles = sightings.ads
    run()
    guard sightings == .whole(cycles + 1) else {
      throw WrongResult(description: "\(name): after \(cycles + 1) cycles the app has heard of \(sightings)")
    }
    guard newestAd == nil else { throw WrongResult(description: "\(name): the ad is still there") }
  }
}
