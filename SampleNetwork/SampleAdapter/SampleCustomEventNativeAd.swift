import AdMediation
import Foundation
import SampleSDK

/// Loads native ads from the sample network.
@MainActor
public final class SampleCustomEventNativeAd: NSObject, @preconcurrency CustomEventNativeAd {
  public weak var delegate: (any CustomEventNativeAdDelegate)?

  private var isImageLoadingDisabled = false
  private let imageDownloader = NativeAdImageDownloader()

  public override init() {
    super.init()
  }

  public func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native }) else {
      // The custom event loads native ads only.
      return fail(with: .badRequest)
    }
    let adLoader = SampleNativeAdLoader()
    let sampleRequest = SampleNativeAdRequest()
    sampleRequest.keywords = request.userKeywords as? [String]
    sampleRequest.testMode = request.isTesting
    sampleRequest.apply(MobileAds.shared.requestConfiguration)

    sampleRequest.apply(options)
    isImageLoadingDisabled = !sampleRequest.shouldDownloadImages

    // The server parameter carries the ad unit ID at the sample network.
    adLoader.adUnitID = serverParameter
    adLoader.delegate = self
    adLoader.fetchAd(sampleRequest)
  }
}

extension SampleCustomEventNativeAd: SampleNativeAdLoaderDelegate {
  public func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    let mediatedAd = SampleMediatedUnifiedNativeAd(sampleNativeAd: nativeAd)
    guard !isImageLoadingDisabled else {
      delegate?.customEventNativeAd(self, didReceive: mediatedAd)
      return
    }
    // Some of the network's ads come with image addresses only. The publisher asked for pictures.
    mediatedAd.downloadMissingImages(with: imageDownloader) { error in
      if let error {
        self.delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
      } else {
        self.delegate?.customEventNativeAd(self, didReceive: mediatedAd)
      }
    }
  }

  public func adLoader(
    _ adLoader: SampleNativeAdLoader,
    didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    fail(with: errorCode)
  }

  private func fail(with errorCode: SampleErrorCode) {
    let error = NSError(sampleError: errorCode, domain: SampleCustomEventConstants.errorDomain)
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}
