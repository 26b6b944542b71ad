import Foundation

/// The identifier of an ad event in the timed metadata of a stream's media.
///
/// Ad servers write it as a text of the media's author in ID3, `TXXX`. It is opaque: `google_` and characters without a
/// published meaning. The session's metadata explains it: a tag has the same name, or, as a rule, its first 17
/// characters. The whole identifier is what the media verification URL ends with. Which events the identifiers of a
/// full service video on demand stand for is not published; the times in the answer to its registration are used
/// instead.
///
/// Source: Dynamic Ad Insertion pod serving live API, "Metadata" and "Method: media verification"; Dynamic Ad Insertion
/// full service VOD API, "Method: media verification".
struct AdEventID: Hashable, Sendable {
  let text: String

  /// What a player calls such a text.
  static let metadataIdentifier = "id3/TXXX"

  /// What identifiers of Google's ad server begin with.
  private static let prefix = "google_"

  /// Nil for a text that no ad server writes: an empty one, or one that is too long to be kept.
  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= JSONFields.longestText else { return nil }
    self.text = text
  }

  /// Whether it is Google's, also before any metadata explains it.
  var isKnownForm: Bool { text.hasPrefix(Self.prefix) }
}
