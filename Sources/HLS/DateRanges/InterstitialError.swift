/// Why a date range schedules no interstitial.
public enum InterstitialError: Error, Sendable, Hashable {
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
    case .otherClass(let id, nil): "the date range “\(id.inReports())” has no CLASS and is no interstitial"
    case .otherClass(let id, let cueClass?):
      "the date range “\(id.inReports())” is of the class “\(cueClass.inReports())” and no interstitial"
    case .noAsset(let id):
      "the interstitial “\(id.inReports())” has nothing to play; give it an X-ASSET-URI or an X-ASSET-LIST"
    case .twoAssets(let id):
      "the interstitial “\(id.inReports())” has both X-ASSET-URI and X-ASSET-LIST; leave one of them"
    }
  }
}
