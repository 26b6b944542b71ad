import AdPlatform
import HeadlessAVFoundation
import InteractiveMediaAds

/// Which interstitials there are, and which never play.
extension StreamApp {
  /// Says which interstitials have not played and never will, and why.
  func noteDropped(isOver: Bool) {
    note(
      drops.dropped(controller.dropped, current: controller.currentEvent?.identifier, isOver: isOver)
    )
  }

  /// The same of those that the playlist, or the app, has no more.
  func noteRemoved() {
    // Those of the playlist count only if the app schedules none.
    guard options.breaks == nil || !events.isEmpty else { return }
    noteInterstitials()
    note(drops.removed(now: controller.events.map(\.identifier)))
  }

  private func note(_ drops: [StreamDrops.Drop]) {
    for drop in drops {
      timeline.note(.pod, StreamReport.leftOut, "\(drop.id): \(drop.reason)")
      timeline.record.isLeftOut(drop, at: scheduler.now)
    }
  }

  func noteInterstitials() {
    guard options.breaks == nil || !events.isEmpty else { return }
    timeline.record.know(controller.events, controller.schedule, at: scheduler.now)
  }
}

extension StreamApp: AdsLoaderDelegate {
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
    guard let manager = adsLoadedData.streamManager else { return }
    self.manager = manager
    manager.delegate = self
    timeline.note(.session, "registered", manager.streamId)
    manager.initialize(with: AdsRenderingSettings())
  }

  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
    note(adErrorData.adError)
    timeline.fail(adErrorData.adError.message)
  }

  private func note(_ error: AdError) {
    timeline.note(.error, "\(error.code)", "\(error.code.rawValue): \(error.message ?? "")")
  }
}

extension StreamApp: StreamManagerDelegate {
  func streamManager(_ streamManager: StreamManager, didReceive event: AdEvent) {
    timeline.note(event)
  }

  func streamManager(_ streamManager: StreamManager, didReceive error: AdError) { note(error) }
}
