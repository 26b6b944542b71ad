import AdMediation
import Foundation
import SampleSDK

// The custom event of the document "Native custom events", under Google's names and in Swift 5 mode. Mended where
// the printed code does not compile or does not do what its text says: `==` where an assignment is printed, and
// the members that the excerpt leaves out.

let customEventErrorDomain = "com.google.CustomEvent"

class SampleCustomEventNativeAdSwift: NSObject, GADCustomEventNativeAd {
  weak var delegate: GADCustomEventNativeAdDelegate?
  var nativeAdViewAdOptions: GADNativeAdViewAdOptions?

  required override init() {
    super.init()
  }

  func request(
    withParameter serverParameter: String,
    request: GADCustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {

    let adLoader = SampleNativeAdLoader()
    let sampleRequest = SampleNativeAdRequest()

    if let options = options as? [GADAdLoaderOptions] {
      for loaderOptions: GADAdLoaderOptions in options {
        if let imageOptions = loaderOptions as? GADNativeAdImageAdLoaderOptions {

          sampleRequest.shouldRequestPortraitImages =
            imageOptions.preferredImageOrientation == .portrait;
          sampleRequest.shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
          // If the GADNativeAdImageAdLoaderOptions' disableImageLoading
          // property is YES, the adapter should send just the URLs for the images.
          sampleRequest.shouldDownloadImages = !imageOptions.disableImageLoading
        } else if let options = loaderOptions as? GADNativeAdViewAdOptions {
          nativeAdViewAdOptions = options
        }
      }
    }
    // This custom event uses the server parameter to carry an ad unit ID,
    // which is the most common use case.
    adLoader.adUnitID = serverParameter
    adLoader.delegate = self
    adLoader.fetchAd(sampleRequest)
  }
}

extension SampleCustomEventNativeAdSwift: SampleNativeAdLoaderDelegate {

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    let mediatedAd = SampleMediatedUnifiedNativeAdSwift(
      sampleNativeAd: nativeAd,
      nativeAdViewAdOptions: nativeAdViewAdOptions
    )
    delegate?.customEventNativeAd(self, didReceive: mediatedAd)
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    let error = NSError(domain: customEventErrorDomain, code: errorCode.rawValue, userInfo: nil)
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }

}
