/// Why a date range schedules no interstitial.
public enum InterstitialError: Error, Sendable, Hashable, Encodable {
  /// The date range is of another class, or of none.
  case otherClass(id: String, cueClass: String?)
  /// Neither `X-ASSET-URI` nor `X-ASSET-LIST`.
  case noAsset(id: String)
  /// Both `X-ASSET-URI` and `X-ASSET-LIST`.
  case twoAssets(id: String)
}

extension InterstitialError: CustomStringConvertible {
  /// One line: what is wrong and what to do next.
  public var description: String {
    switch self {
    case .otherClass(let id, let cueClass):
      "the date range “\(id.inReports())” is not an interstitial, because its CLASS is"
        + " \(cueClass.map { "“\($0.inReports())”" } ?? "missing"); to make it one, write"
        + " CLASS=\"\(Interstitial.dateRangeClass)\""
    case .noAsset(let id):
      "the interstitial “\(id.inReports())” has nothing to play; give it an X-ASSET-URI or an X-ASSET-LIST"
    case .twoAssets(let id):
      "the interstitial “\(id.inReports())” has both X-ASSET-URI and X-ASSET-LIST; leave one of them"
    }
  }
}
