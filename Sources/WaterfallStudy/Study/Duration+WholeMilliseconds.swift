extension Duration {
  /// The whole milliseconds of the duration; nothing is left of those in a study.
  package var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
