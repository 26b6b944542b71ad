import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import VAST

/// What an ads manager puts on the screen, and what it hears of the app.
@MainActor
final class AdStage {
  private let container: AdDisplayContainer
  let overlay = AdOverlay()
  /// Shows ads that have a player of their own.
  private var layer: AVPlayerLayer?
  private var observers: [any NSObjectProtocol] = []

  init(_ container: AdDisplayContainer) { self.container = container }

  /// Takes the focus for a break.
  func beginBreak() { container.focusEnvironment = overlay }

  /// Shows what belongs around an ad.
  ///
  /// - Parameters:
  ///   - player: the ad's own; nil when it is the content's, which has a place on the screen.
  ///   - hasButtons: whether there are buttons over the ad.
  func show(_ ad: PodAd, player: AVPlayer?, hasButtons: Bool) {
    let view = container.adContainer
    if let player, layer == nil {
      let layer = AVPlayerLayer(player: player)
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
      self.layer = layer
    }
    if hasButtons {
      let linear = ad.ad.linear
      overlay.fit(hasPage: linear?.videoClicks.clickThrough != nil, canSkip: linear?.skipOffset != nil)
      overlay.show(in: view)
      overlay.setNeedsFocusUpdate()
    }
    container.showCompanions(of: ad.ad.companions)
  }

  /// Takes everything away.
  func clear() {
    container.focusEnvironment = nil
    overlay.removeFromSuperview()
    layer?.removeFromSuperlayer()
    layer = nil
    container.clearCompanions()
  }

  /// Calls a handler when the app goes to the background, and when it comes back.
  func watchApp(_ isInBackground: @escaping @MainActor (Bool) -> Void) {
    for (name, value) in [
      (UIApplication.didEnterBackgroundNotification, true),
      (UIApplication.willEnterForegroundNotification, false),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { isInBackground(value) }
        }
      )
    }
  }

  /// Ends ``watchApp(_:)``.
  func watchAppNoMore() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
