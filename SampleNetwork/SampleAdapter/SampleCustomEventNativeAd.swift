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
      // The sample network has native ads only.
      return fail(with: .badRequest)
    }
    let adLoader = SampleNativeAdLoader()
    let sampleRequest = SampleNativeAdRequest()
    sampleRequest.keywords = request.userKeywords as? [String]
    sampleRequest.testMode = request.isTesting

    for option in options {
      if let imageOptions = option as? NativeAdImageAdLoaderOptions {
        sampleRequest.preferredImageOrientation = SampleImageOrientation(
          imageOptions.preferredImageOrientation
        )
        sampleRequest.shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
        // When the publisher loads images, the network is asked for their addresses only.
        sampleRequest.shouldDownloadImages = !imageOptions.disableImageLoading
        isImageLoadingDisabled = imageOptions.disableImageLoading
      } else if let viewOptions = option as? NativeAdViewAdOptions {
        sampleRequest.adInfoPosition = SampleAdInfoPosition(viewOptions.preferredAdChoicesPosition)
      } else if let mediaOptions = option as? NativeAdMediaAdLoaderOptions {
        sampleRequest.preferredMediaShape = SampleMediaShape(mediaOptions.mediaAspectRatio)
      } else if let videoOptions = option as? VideoOptions {
        sampleRequest.shouldStartVideosMuted = videoOptions.shouldStartMuted
      }
    }

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
    let error = NSError(
      domain: SampleCustomEventConstants.errorDomain,
      code: errorCode.rawValue,
      userInfo: [NSLocalizedDescriptionKey: errorCode.description]
    )
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}

extension SampleImageOrientation {
  fileprivate init(_ orientation: NativeAdImageAdLoaderOptionsOrientation) {
    switch orientation {
    case .any: self = .any
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    }
  }
}

extension SampleAdInfoPosition {
  fileprivate init(_ position: AdChoicesPosition) {
    switch position {
    case .topRightCorner: self = .topRight
    case .topLeftCorner: self = .topLeft
    case .bottomRightCorner: self = .bottomRight
    case .bottomLeftCorner: self = .bottomLeft
    }
  }
}

extension SampleMediaShape {
  fileprivate init(_ ratio: MediaAspectRatio) {
    switch ratio {
    case .unknown, .any: self = .any
    case .landscape: self = .landscape
    case .portrait: self = .portrait
    case .square: self = .square
    }
  }
}
