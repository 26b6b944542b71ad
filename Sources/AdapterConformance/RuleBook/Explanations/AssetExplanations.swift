extension RuleBook {
  /// The assets of a native ad.
  static let assetExplanations: [String: RuleExplanation] = [
    "ASSET-1": RuleExplanation(
      why: """
        The user sees these texts, and the advertiser has approved them as they are. Swapped or invented \
        texts mislead the user and may violate the network's terms. The check compares each text with the \
        network's, with image loading and without.
        """,
      example: """
        - var headline: String? { ad.advertiser }
        - var body: String? { ad.title }
        - var callToAction: String? { "Open" }
        + var headline: String? { ad.title }
        + var body: String? { ad.text }
        + var callToAction: String? { ad.buttonTitle }
        """
    ),
    "ASSET-2": RuleExplanation(
      why: """
        The advertiser's name tells the user who pays for the ad; store and price tell what a tap leads \
        to. Wrong values mislead the user about the offer. The check compares each text with the \
        network's, with image loading and without.
        """,
      example: """
        - var advertiser: String? { "Acme" }
        - var store: String? { "App Store" }
        - var price: String? { ad.price.map { "$" + $0 } }
        + var advertiser: String? { ad.advertiser }
        + var store: String? { ad.store }
        + var price: String? { ad.price }
        """
    ),
    "ASSET-3": RuleExplanation(
      why: """
        A rating that is rounded or converted wrongly misinforms the user about the advertised app. The \
        check lets the network rate an app with 4.5 and with 3, and accepts a difference of less than \
        0.001.
        """,
      example: """
          var starRating: NSDecimalNumber? {
        -   ad.stars.map { NSDecimalNumber(value: Int($0)) }  // 4.5 becomes 4.
        +   ad.stars.map { NSDecimalNumber(value: $0) }
          }
        """
    ),
    "ASSET-4": RuleExplanation(
      why: """
        A publisher's view draws five stars. A rating on another scale, such as a percentage, draws \
        nothing or too many; the host drops such a value and logs it. The check lets the network rate an \
        app with 0, 2.5 and 5.
        """,
      example: """
          var starRating: NSDecimalNumber? {
        -   ad.percentage.map { NSDecimalNumber(value: $0) }  // 0 to 100
        +   ad.percentage.map { NSDecimalNumber(value: $0 / 20) }  // 0 to 5
          }
        """
    ),
    "ASSET-5": RuleExplanation(
      why: """
        The main image makes the ad recognizable, and without it many publishers cannot show the ad at \
        all. The check expects each image to be one of the network's, none of them twice, in both image \
        modes. An ad without main images keeps the rule if it has a media view.
        """,
      example: """
        - var images: [NativeAdImage]? {
        -   ad.images.map {
        -     NativeAdImage(url: URL(fileURLWithPath: $0.address), scale: 1)
        + var images: [NativeAdImage]? { ad.images.map(nativeImage) }
        +
        + func nativeImage(_ image: AcmeImage) -> NativeAdImage {
        +   guard let picture = image.picture else {
        +     return NativeAdImage(url: image.url, scale: image.scale)
            }
        +   return NativeAdImage(image: picture)
          }
        """
    ),
    "ASSET-6": RuleExplanation(
      why: """
        The icon identifies the advertised app or brand. A missing icon, or a main image in its place, \
        makes the ad look broken. The check compares the icon with the network's, in both image modes.
        """,
      example: """
        - /// Not the icon, but the first main image.
        - var icon: NativeAdImage? { images?.first }
        + /// Made like the main images.
        + var icon: NativeAdImage? { ad.icon.map(nativeImage) }
        """
    ),
    "ASSET-7": RuleExplanation(
      why: """
        The scale tells how many pixels a point has. With a scale of 1 an image for a high-resolution \
        screen appears twice or three times as large as it should, or is downscaled and blurred. The check \
        lets the network deliver images at the scales 2 and 3.
        """,
      example: """
          func nativeImage(_ image: AcmeImage) -> NativeAdImage {
        -   NativeAdImage(url: image.url, scale: 1)
        +   NativeAdImage(url: image.url, scale: image.scale)
          }
        """
    ),
    "ASSET-8": RuleExplanation(
      why: """
        A network may deliver assets that mediation has no property for. The document puts them into \
        extraAssets, where a publisher that knows the network can find them; otherwise they are lost. The \
        check looks for the network's extra asset under any key.
        """,
      example: """
          var extraAssets: [String: Any]? {
        -   nil  // The motto of the ad is lost.
        +   ad.motto.map { ["motto": $0] }
          }
        """
    ),
    "ASSET-9": RuleExplanation(
      why: """
        A publisher hides the view of an asset that is nil. An empty text leaves a gap in its layout, and \
        an invented value is a false statement about the advertised product. The check loads an ad that \
        has only a headline.
        """,
      example: """
        - var store: String? { ad.store ?? "" }
        + var store: String? { ad.store }
          var starRating: NSDecimalNumber? {
        -   NSDecimalNumber(value: ad.stars ?? 5)
        +   ad.stars.map { NSDecimalNumber(value: $0) }
          }
        """
    ),
    "ASSET-10": RuleExplanation(
      why: """
        AdChoices tells the user why the ad is shown and how to opt out; many networks require it. If the \
        network has only an image and a link, the adapter makes the view. The check shows the ad and reads \
        adChoicesView.
        """,
      example: """
        - var adChoicesView: UIView? {
        -   nil  // Acme's icon is never shown.
        - }
        + private lazy var infoView = AcmeInfoView(ad)
        +
        + var adChoicesView: UIView? { infoView }
        """
    ),
    "ASSET-11": RuleExplanation(
      why: """
        Ads come in every language. An adapter that filters or shortens text destroys words in scripts \
        that its author did not think of, and the user reads nonsense. The check compares texts in several \
        scripts, from right to left, and very long ones with the network's.
        """,
      example: """
          var body: String? {
        -   ad.text?.filter(\\.isASCII)
        +   ad.text
          }
        """
    ),
    "ASSET-12": RuleExplanation(
      why: """
        A publisher that reads hasVideoContent makes room for the media view. If there is none, the user \
        sees an empty frame, and the video that the advertiser pays for never plays. The check loads an ad \
        without a video and, if the network has videos, one with a video.
        """,
      example: """
        - var mediaView: UIView? { nil }
        - var hasVideoContent: Bool { true }
        + var mediaView: UIView? { ad.player }
        + var hasVideoContent: Bool { ad.player != nil }
        """
    ),
    "ASSET-13": RuleExplanation(
      why: """
        A publisher sizes its media view by the aspect ratio and its progress bar by the duration. A \
        negative or infinite value gives a layout without size or a crash; 0 means that the value is \
        unknown. The check reads the values before and after the ad is shown.
        """,
      example: """
        - var duration: TimeInterval { ad.video?.seconds ?? -1 }
        + var duration: TimeInterval { ad.video?.seconds ?? 0 }
          var mediaContentAspectRatio: CGFloat {
        -   ad.images.count == 0 ? .nan : 1
        +   ad.video?.aspectRatio ?? 0
          }
        """
    ),
    "ASSET-14": RuleExplanation(
      why: """
        The host and the publisher read assets more than once, for example when a table view shows the ad \
        again. Assets that change show the user another ad than the one that was counted. The check reads \
        all assets twice; views and images may be new objects with the same content.
        """,
      example: """
        - var headline: String? {
        -   ad.titles.randomElement()
        - }
        + private lazy var title = ad.titles.randomElement()
        +
        + var headline: String? { title }
        """
    ),
  ]
}
