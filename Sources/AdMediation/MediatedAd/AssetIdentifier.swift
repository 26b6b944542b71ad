import AdPlatform

/// The name of an asset of a native ad.
///
/// Compare with the constants; the raw values are ours, made for reports.
///
/// Mirrors `GADNativeAssetIdentifier` and the older `GADUnifiedNativeAssetIdentifier`.
public struct AssetIdentifier: RawRepresentable, Hashable, Sendable {
  /// The Swift name of the asset.
  public let rawValue: String

  /// An identifier of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An identifier of this name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The main line.
  public static let headlineAsset = AssetIdentifier("headline")
  /// The button.
  public static let callToActionAsset = AssetIdentifier("callToAction")
  /// The small square image.
  public static let iconAsset = AssetIdentifier("icon")
  /// The text.
  public static let bodyAsset = AssetIdentifier("body")
  /// The store that sells the app.
  public static let storeAsset = AssetIdentifier("store")
  /// The price.
  public static let priceAsset = AssetIdentifier("price")
  /// The large image.
  public static let imageAsset = AssetIdentifier("image")
  /// The rating.
  public static let starRatingAsset = AssetIdentifier("starRating")
  /// Who advertises.
  public static let advertiserAsset = AssetIdentifier("advertiser")
  /// The video, or the main image.
  public static let mediaViewAsset = AssetIdentifier("mediaView")
  /// The AdChoices icon.
  public static let adChoicesViewAsset = AssetIdentifier("adChoicesView")
}

extension AssetIdentifier: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue.printable() }
}
