import AdPlatform

/// What kind of ad a loader asks for.
///
/// Mirrors `GADAdLoaderAdType`; a custom event finds these values in `adTypes`.
public struct AdLoaderAdType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// A type of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Native ads, by the name in the custom-event document.
  public static let unifiedNative = AdLoaderAdType(rawValue: "native")
  /// Native ads, by today's name.
  public static let native = unifiedNative
}

extension AdLoaderAdType: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue.printable() }
}
