/// What the network's SDK tells the network's servers before an auction.
struct SampleSignals: SampleMessage, Hashable, Sendable {
  var adUnitIDs: [String]
  var format: SampleAdFormat
  /// The size of the banner; nil for other formats.
  var bannerSize: SampleBannerSize?
  var sdkVersion: String
}
