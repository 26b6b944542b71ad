/// The delegate of a full-screen ad in the double, and what the adapter reports in each of its methods.
struct FullScreenDelegate {
  struct Method {
    /// Without a body: `func rewardedAdDidLoad(_ ad: ACMERewardedAd)`.
    var declaration: String
    /// What the adapter does, one line each.
    var reports: [String]
    /// The ability that the method requires; nil if every double has it.
    var ability: AdapterTemplate.Feature?
  }

  /// Whether the ad has loaded. A loader has a delegate of its own for this.
  let loads: [Method]
  /// What happens to an ad that has loaded.
  let events: [Method]

  /// - Parameter format: as names of types have it: `Rewarded`.
  init(_ format: String, hasReward: Bool) {
    let ad = Self.prefix(format)
    let parameter = "_ ad: ACME\(format)Ad"
    func method(_ event: String, _ reports: String..., if ability: AdapterTemplate.Feature? = nil) -> Method {
      Method(declaration: "func \(ad)\(event)(\(parameter))", reports: reports, ability: ability)
    }
    func failure(_ label: String, _ report: String, if ability: AdapterTemplate.Feature? = nil) -> Method {
      Method(
        declaration: AdapterTemplate.declaration(of: ad, parameter, "\(label) error: ACMEError"),
        reports: [report],
        ability: ability
      )
    }
    loads = [method("DidLoad", "answer(nil)"), failure("didFailToLoadWithError", "answer(error)")]
    events =
      [
        failure(
          "didFailToShowWithError",
          "eventDelegate?.didFailToPresentWithError(error)",
          if: .presentationErrors
        ),
        method("DidShow", "eventDelegate?.willPresentFullScreenView()"),
        method("DidRecordImpression", "eventDelegate?.reportImpression()"),
        method("DidClick", "eventDelegate?.reportClick()"),
        method(
          "DidClose",
          "eventDelegate?.willDismissFullScreenView()",
          "eventDelegate?.didDismissFullScreenView()"
        ),
      ]
      + (hasReward
        ? [
          method("DidStartVideo", "eventDelegate?.didStartVideo()", if: .rewardedVideo),
          method("DidEndVideo", "eventDelegate?.didEndVideo()", if: .rewardedVideo),
          Method(
            declaration: "func \(ad)(\(parameter), didEarn reward: ACMEReward)",
            reports: ["eventDelegate?.didRewardUser()"]
          ),
        ] : [])
  }

  /// What the names of its methods begin with, so that no two formats have the same names: `rewardedAd`.
  static func prefix(_ format: String) -> String { format.prefix(1).lowercased() + format.dropFirst() + "Ad" }
}
