public import Foundation
public import HeadlessUIKit

/// A full-screen ad on the screen, until the user or the app closes it.
@preconcurrency
@MainActor
public final class SampleFullScreenAdViewController: SampleScreenViewController {
  /// What the advertiser shows, which takes the taps.
  public let creativeView = UIView(frame: .zero)
  /// The picture that lies over the ad, if the request gave one.
  public var watermark: Data? { viewIfLoaded?.watermarkView?.watermark }

  private let ad: SampleServedAd
  private let mediaView: SampleMediaView?

  init(ad: SampleServedAd, mediaView: SampleMediaView?, report: @escaping (Step) -> Void) {
    self.ad = ad
    self.mediaView = mediaView
    super.init(report: report)
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    creativeView.frame = view.bounds
    let label = UILabel(frame: CGRect(x: 60, y: 8, width: 300, height: 44))
    label.text = ad.creative.headline
    creativeView.addSubview(label)
    if let mediaView {
      mediaView.frame = creativeView.bounds
      creativeView.insertSubview(mediaView, at: 0)
    }
    // Behind the close button.
    view.insertSubview(creativeView, at: 0)
    view.cover(withWatermark: ad.options.watermark)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ad.track(view, clickableViews: [creativeView])
  }
}
