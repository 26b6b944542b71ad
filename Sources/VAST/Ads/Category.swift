/// What an ad is about, in the words of a list of its authority.
///
/// Source: VAST 4.2, `Category` and `BlockedAdCategories`.
public struct Category: Sendable, Hashable, Encodable {
  /// Who keeps the list: a URL, as a rule.
  public var authority: String?
  /// The code or name in the list.
  public var code: String

  init?(_ element: Element) {
    guard let code = element.requiredText else { return nil }
    self.code = code
    authority = element.string("authority")
  }
}
