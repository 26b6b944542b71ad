/// How long the content is, as far as that is known.
package enum ContentLength: Hashable, Sendable {
  /// Not known, or not yet.
  case unknown
  /// Known.
  case known(Duration)
  /// The content is live: it has no end.
  case endless
}
