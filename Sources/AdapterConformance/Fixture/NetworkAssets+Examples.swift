import Foundation

extension NetworkAssets {
  /// Every asset but a video, two images of each orientation, scale 2.
  public static let full: NetworkAssets = {
    var assets = NetworkAssets()
    assets.headline = "Compass – hiking maps"
    assets.body = "Every trail in your pocket."
    assets.callToAction = "Install"
    assets.advertiser = "Compass Maps"
    assets.store = "Store"
    assets.price = "Free"
    assets.starRating = 4.5
    assets.landscapeImages = [
      .example("landscape-1", width: 120, height: 63), .example("landscape-2", width: 122, height: 64),
    ]
    assets.portraitImages = [
      .example("portrait-1", width: 63, height: 120), .example("portrait-2", width: 64, height: 122),
    ]
    assets.icon = .example("icon", width: 40, height: 40)
    assets.extra = "Quite awesome"
    return assets
  }()

  /// A headline and nothing else.
  public static let minimal: NetworkAssets = {
    var assets = NetworkAssets()
    assets.headline = "Nothing but a headline"
    return assets
  }()

  /// Text in many scripts, right to left, and very long.
  public static let international: NetworkAssets = {
    var assets = NetworkAssets.full
    assets.headline = "מפות שבילים 🧭 – خرائط المسارات"
    assets.body = String(repeating: "Jeder Wanderweg, auch ohne Netz. 山道の地図。 ", count: 200)
    assets.callToAction = "安装"
    assets.advertiser = "Ñandú & Søn \u{200F}(حلّ)"
    return assets
  }()

  /// Every asset and a video of 15 seconds.
  public static let video: NetworkAssets = {
    var assets = NetworkAssets.full
    assets.video = Video(duration: 15, aspectRatio: 16.0 / 9.0)
    return assets
  }()
}

extension NetworkAssets.Image {
  /// An image of one colour, whose address says its name.
  public static func example(_ name: String, width: UInt8, height: UInt8) -> NetworkAssets.Image {
    // The path is one of ours, so it makes a URL; the other address would be refused by every rule.
    let url = URL(string: "https://images.conformance.example/\(name).png") ?? URL(filePath: "/")
    return NetworkAssets.Image(url: url, data: ExamplePNG.data(width: width, height: height), scale: 2)
  }
}

/// The shortest file that is recognised as a PNG of a size: enough where nothing is drawn.
enum ExamplePNG {
  static func data(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }
}
