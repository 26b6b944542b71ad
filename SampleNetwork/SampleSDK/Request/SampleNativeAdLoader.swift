public import Foundation

/// Fetches native ads of one ad unit from the network.
///
/// The app, or an adapter, sets ``adUnitID`` and ``delegate`` and calls ``fetchAd(_:)``. It need not keep the
/// loader: until its last answer the network does. A unit that never answers keeps nothing.
@preconcurrency
@MainActor
public final class SampleNativeAdLoader: NSObject {
  /// The ad unit to fetch from, such as `sample-content`; see ``SampleInventory/bundled`` for those that exist.
  public var adUnitID: String?

  /// Gets the answer. Read when the answer arrives, so it may be set after ``fetchAd(_:)``.
  public weak var delegate: (any SampleNativeAdLoaderDelegate)?

  private let fetcher = SampleFetcher()

  /// A loader without an ad unit yet.
  public override init() { super.init() }

  /// Asks for an ad. The delegate gets the answer later, never before this returns.
  ///
  /// Time runs on the scheduler of `Platform.current`, and ads come from ``SampleInventory/current``, both as
  /// they are now, or from the ``SampleTestNetwork`` of that ad unit. A fetch while another one is under way is
  /// answered with ``SampleErrorCode/badRequest``, and the other one goes on; an ad unit ID that is missing, empty,
  /// unknown or of another format gets the same code.
  public func fetchAd(_ request: SampleNativeAdRequest) {
    fetcher.fetch(request.options, forUnit: adUnitID) { answer in
      switch answer {
      case .success(let ad): self.delegate?.adLoader(self, didReceive: SampleNativeAd(ad))
      case .failure(let code): self.delegate?.adLoader(self, didFailToLoadAdWith: code)
      }
    }
  }
}
