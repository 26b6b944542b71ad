/// The position of a source in the configuration of its ad unit, from 0.
struct SourceIndex: Hashable, Sendable {
  let rawValue: Int

  init(_ rawValue: Int) { self.rawValue = rawValue }
}

extension SourceIndex {
  /// The source that an exchange knows as that bidder.
  init(_ bidder: BidRequest.ID) { rawValue = bidder.rawValue }
}

extension BidRequest.ID {
  /// What an exchange calls the source with that index.
  init(_ source: SourceIndex) { self.init(rawValue: source.rawValue) }
}
