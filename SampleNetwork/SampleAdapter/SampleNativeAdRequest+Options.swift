import AdMediation
import SampleSDK

extension SampleNativeAdRequest {
  /// Takes over the publisher's wishes; those that the sample network does not know are left out.
  func apply(_ options: [Any]) {
    for option in options {
      if let imageOptions = option as? NativeAdImageAdLoaderOptions {
        preferredImageOrientation = SampleImageOrientation(imageOptions.preferredImageOrientation)
        shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
        // When the publisher loads images, the network is asked for their addresses only.
        shouldDownloadImages = !imageOptions.disableImageLoading
      } else if let viewOptions = option as? NativeAdViewAdOptions {
        adInfoPosition = SampleAdInfoPosition(viewOptions.preferredAdChoicesPosition)
      } else if let mediaOptions = option as? NativeAdMediaAdLoaderOptions {
        preferredMediaShape = SampleMediaShape(mediaOptions.mediaAspectRatio)
      } else if let videoOptions = option as? VideoOptions {
        shouldStartVideosMuted = videoOptions.shouldStartMuted
      }
    }
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
