public import Foundation
public import HeadlessUIKit

/// A banner of the network: a view that fetches its ad itself.
///
/// The app, or an adapter, sets ``adUnitID`` and ``delegate``, calls ``fetchAd(_:)`` and shows the banner when the ad is
/// there. The network counts one impression an ad, the first time that any part of the banner is on the screen, and
/// each tap as a click.
@preconcurrency
@MainActor
public final class SampleBanner: UIView {
  /// The ad unit to fetch from, such as `sample-banner`.
  public var adUnitID: String?
  /// The size of the ads that the banner asks for, in points.
  public let size: CGSize
  /// Hears what becomes of the banner.
  public weak var delegate: (any SampleBannerDelegate)?

  /// How many impressions the network counted for the present ad.
  public var impressionCount: Int { ad?.impressionCount ?? 0 }
  /// How many clicks the network counted for the present ad.
  public var clickCount: Int { ad?.clickCount ?? 0 }
  /// What the advertiser says in the present ad.
  public var text: String? { label.text }
  /// The picture that lies over the ad, if the request gave one.
  public var watermark: Data? { watermarkView?.watermark }

  private let fetcher = SampleFetcher()
  private let label = UILabel(frame: .zero)
  private var ad: SampleServedAd?

  /// An empty banner of this size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    label.frame = bounds
    addSubview(label)
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Asks for an ad, which takes the place of the present one. The delegate gets the answer later, never before this
  /// returns.
  ///
  /// A fetch while another one is under way is answered with ``SampleErrorCode/badRequest``, and so is an ad unit
  /// that is missing, unknown or of another format, and a size that is none. A size that the ad unit does not have
  /// is answered with ``SampleErrorCode/noInventory``.
  public func fetchAd(_ request: SampleAdRequest) {
    var options = request.options
    options.format = .banner
    options.bannerSize = SampleBannerSize(size)
    fetcher.fetch(options, forUnit: adUnitID) { answer in
      switch answer {
      case .success(let ad):
        self.show(ad)
        self.delegate?.bannerDidReceiveAd(self)
        // Only now: the delegate hears of the ad before it hears of its impression.
        ad.track(self, clickableViews: [self])
      case .failure(let code): self.delegate?.banner(self, didFailToReceiveAdWith: code)
      }
    }
  }

  private func show(_ newAd: SampleServedAd) {
    ad?.track(nil, clickableViews: [])
    watermarkView?.removeFromSuperview()
    ad = newAd
    newAd.delegate = self
    label.text = newAd.creative.headline
    cover(withWatermark: newAd.options.watermark)
  }
}

extension SampleBanner: SampleServedAdDelegate {
  var mediaView: SampleMediaView? { nil }
  func adDidRecordImpression() { delegate?.bannerDidRecordImpression(self) }
  func adDidRecordClick() { delegate?.bannerDidRecordClick(self) }
  func adWillPresentScreen() { delegate?.bannerWillPresentScreen(self) }
  func adWillDismissScreen() { delegate?.bannerWillDismissScreen(self) }
  func adDidDismissScreen() { delegate?.bannerDidDismissScreen(self) }
  func adWillLeaveApplication() { delegate?.bannerWillLeaveApplication(self) }
}
