extension RuleBook {
  /// The publisher's options.
  static let optionExplanations: [String: RuleExplanation] = [
    "OPTION-1": RuleExplanation(
      why: """
        Unless it disabled image loading, a publisher's view reads image of each NativeAdImage and shows \
        nothing if only a URL is there. If the network sends URLs, the adapter downloads the images before \
        it delivers the ad. The check loads without options and \
        reads the icon and the main images.
        """,
      example: """
          func acmeDidLoad(_ ad: AcmeNativeAd) {
        -   deliver(ad, images: nativeImages(of: ad))  // They have only URLs.
        +   downloader.download(nativeImages(of: ad)) { [self] result in
        +     switch result {
        +     case .success(let images): deliver(ad, images: images)
        +     case .failure(let error): fail(error)
        +     }
        +   }
          }
        """
    ),
    "OPTION-2": RuleExplanation(
      why: """
        A publisher that disables image loading has an image cache of its own and needs the URL and the \
        scale of each image. An adapter that delivers pictures anyway leaves it without URLs. The check \
        disables image loading and reads the icon and the main images.
        """,
      example: """
          var images: [NativeAdImage]? {
        -   ad.images.compactMap { $0.picture }.map(NativeAdImage.init(image:))
        +   guard isImageLoadingDisabled else { return downloadedImages }
        +   return ad.images.map { NativeAdImage(url: $0.url, scale: $0.scale) }
          }
        """
    ),
    "OPTION-3": RuleExplanation(
      why: """
        Images that are not shown cost the user's data volume and delay the ad. A publisher that disables \
        image loading fetches the ones it needs itself. The check reads whether the network was asked to \
        load pictures, and whether the adapter fetched any.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
        - acmeRequest.loadsImages = true
        + let options = adConfiguration.options
        + for case let images as NativeAdImageAdLoaderOptions in options {
        +   acmeRequest.loadsImages = !images.isImageLoadingDisabled
        + }
          AcmeAds.loadNative(acmeRequest) { self.received($0) }
        """
    ),
    "OPTION-4": RuleExplanation(
      why: """
        A publisher that sets shouldRequestMultipleImages shows a gallery, and without several images it \
        is empty. One that does not set it shows a single image, so that more of them only cost data. The \
        check counts the main images with and without the option.
        """,
      example: """
          func apply(_ images: NativeAdImageAdLoaderOptions) {
        -   acmeRequest.wantsSeveralImages = true
        +   acmeRequest.wantsSeveralImages = images.shouldRequestMultipleImages
          }
        """
    ),
    "OPTION-5": RuleExplanation(
      why: """
        The publisher's layout has room for images of one orientation. A landscape image in a portrait \
        frame is cropped or tiny, and users tap it less. The check prefers portrait, then landscape, and \
        reads the orientation in the network's request.
        """,
      example: """
          func apply(_ images: NativeAdImageAdLoaderOptions) {
        -   acmeRequest.orientation = .portrait  // Whatever is preferred.
        +   switch images.preferredImageOrientation {
        +   case .any: acmeRequest.orientation = .any
        +   case .portrait: acmeRequest.orientation = .portrait
        +   case .landscape: acmeRequest.orientation = .landscape
        +   }
          }
        """
    ),
    "OPTION-6": RuleExplanation(
      why: """
        The AdChoices icon must stay visible, and the publisher knows which corner of its layout is free. \
        If the network is not told, the icon may cover a close button or be covered itself. The check \
        prefers each of the four corners and reads the network's request.
        """,
      example: """
          func apply(_ view: NativeAdViewAdOptions) {
        -   acmeRequest.infoCorner = .topRight  // The option is not read.
        +   switch view.preferredAdChoicesPosition {
        +   case .topLeftCorner: acmeRequest.infoCorner = .topLeft
        +   case .topRightCorner: acmeRequest.infoCorner = .topRight
        +   case .bottomLeftCorner: acmeRequest.infoCorner = .bottomLeft
        +   case .bottomRightCorner: acmeRequest.infoCorner = .bottomRight
        +   }
          }
        """
    ),
    "OPTION-7": RuleExplanation(
      why: """
        A publisher that passes no options expects the documented defaults of the options: one image, in \
        any orientation, loaded by the SDK. An adapter with other defaults gives it ads that it did not \
        plan for. The check compares the network's request without options with one for unchanged options.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
        - acmeRequest.wantsSeveralImages = true  // The default is false.
        + acmeRequest.wantsSeveralImages = false
          let options = adConfiguration.options
          for case let images as NativeAdImageAdLoaderOptions in options {
            acmeRequest.wantsSeveralImages = images.shouldRequestMultipleImages
          }
        """
    ),
  ]
}
