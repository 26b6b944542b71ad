import HeadlessUIKit

/// The network's own eyes: watches the view that shows an ad and the views that are tapped for it.
///
/// It keeps no view alive; the probes that it puts into the views keep neither it nor the ad.
@MainActor
final class SampleViewTracker {
  weak var ad: SampleServedAd?
  private(set) weak var view: UIView?
  private weak var impressionProbe: SampleImpressionProbe?
  private var clickProbes: [WeakClickProbe] = []
  private var hasSeenAd = false

  private struct WeakClickProbe {
    weak var probe: SampleClickProbe?
  }

  func track(_ newView: UIView?, clickableViews: [UIView]) {
    forget()
    guard let newView else { return }
    view = newView
    for clickable in clickableViews {
      let probe = SampleClickProbe(in: clickable, tracker: self)
      clickProbes.append(WeakClickProbe(probe: probe))
    }
    let probe = SampleImpressionProbe(tracker: self)
    impressionProbe = probe
    newView.addSubview(probe)
    look()
  }

  private func forget() {
    // First the references, then the tree: taking a probe out makes it look one last time.
    view = nil
    let probes = clickProbes.compactMap(\.probe)
    let oldProbe = impressionProbe
    clickProbes = []
    impressionProbe = nil
    oldProbe?.removeFromSuperview()
    for probe in probes { probe.removeFromSuperview() }
  }

  /// Counts the impression if this is the first time that the view can be seen.
  func look() {
    guard !hasSeenAd, let view, view.isVisibleOnScreen else { return }
    hasSeenAd = true
    ad?.sawItself()
  }

  func tapped(_ view: UIView) { ad?.sawTap(on: view) }
}
