import AdPlatform
import Foundation
import HeadlessUIKit

/// What the ads of all formats have in common: what the network sent, its books, its eyes, and what a click opens.
///
/// The ad of a format keeps it.
@MainActor
final class SampleServedAd {
  let creative: SampleCreative
  let options: SampleRequestOptions
  let scheduler: any Scheduler
  /// The test network that the ad comes from, if it comes from one.
  private(set) weak var testNetwork: SampleTestNetwork?

  /// The ad as the app holds it.
  weak var delegate: (any SampleServedAdDelegate)?

  /// How many impressions the network counted.
  private(set) var impressionCount = 0
  /// How many clicks the network counted.
  private(set) var clickCount = 0
  /// The view of the last click, if there was one and it still exists.
  private(set) weak var lastClickedView: UIView?
  weak var landingPage: SampleLandingPageViewController?
  /// Whether a test has a landing page announced that there was no window for.
  var isLandingPageOnlyAnnounced = false

  private let tracker = SampleViewTracker()

  init(
    creative: SampleCreative,
    options: SampleRequestOptions,
    scheduler: any Scheduler,
    testNetwork: SampleTestNetwork? = nil
  ) {
    self.creative = creative
    self.options = options
    self.scheduler = scheduler
    self.testNetwork = testNetwork
    tracker.ad = self
  }

  /// Where the creative's images are.
  var imageLibrary: SampleImageLibrary { testNetwork?.imageLibrary ?? .bundled }

  /// The player of the creative's video, if it has one.
  func makeMediaView(for listener: any SampleMediaListener) -> SampleMediaView? {
    guard let video = creative.video else { return nil }
    let mediaView = SampleMediaView(video: video, isMuted: options.startsVideosMuted, scheduler: scheduler)
    mediaView.listener = listener
    return mediaView
  }

  // MARK: The books

  func countImpression() {
    impressionCount += 1
    testNetwork?.sawImpression()
  }

  func count(clickOn view: UIView?) {
    clickCount += 1
    lastClickedView = view
    testNetwork?.sawClick(on: view)
  }

  func countReward() { testNetwork?.sawReward() }

  // MARK: The eyes

  /// The view that the network watches.
  var trackedView: UIView? { tracker.view }

  /// Counts the impression when `view` is on the screen, once an ad, and taps on `clickableViews`. Nil forgets them.
  func track(_ view: UIView?, clickableViews: [UIView]) {
    tracker.track(view, clickableViews: view == nil ? [] : clickableViews)
  }

  func sawItself() {
    countImpression()
    delegate?.adDidRecordImpression()
  }

  func sawTap(on view: UIView?) {
    count(clickOn: view)
    delegate?.adDidRecordClick()
    followClick(on: view)
  }
}
