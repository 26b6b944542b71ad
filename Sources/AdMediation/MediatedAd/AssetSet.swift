/// Which of the assets that have a name an ad has views for.
struct AssetSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// The assets that ``NativeAdView`` has views for. Each has the bit of its place.
  static let assets: [AssetIdentifier] = [
    .headlineAsset, .callToActionAsset, .iconAsset, .bodyAsset, .storeAsset, .priceAsset, .imageAsset,
    .starRatingAsset, .advertiserAsset, .mediaViewAsset, .adChoicesViewAsset,
  ]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Those of these assets that have a name.
  init(_ assets: some Sequence<AssetIdentifier>) {
    self = assets.reduce(into: []) { set, asset in
      guard let place = Self.assets.firstIndex(of: asset) else { return }
      set.formUnion(AssetSet(rawValue: 1 << place))
    }
  }

  /// The names in reports, in alphabetical order.
  var names: String {
    Self.assets.indices.filter { contains(AssetSet(rawValue: 1 << $0)) }.map { Self.assets[$0].rawValue }
      .sorted().joined(separator: ",")
  }
}
