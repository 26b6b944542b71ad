/// A bid of the network's: the ad that is shown if it wins.
struct SampleBidResponse: SampleMessage, Hashable, Sendable {
  var adUnitID: String
  var creative: String
  var format: SampleAdFormat

  /// Whether the bid is for that ad unit.
  func isFor(_ unit: SampleAdUnit) -> Bool { adUnitID == unit.id && format == unit.format }
}
