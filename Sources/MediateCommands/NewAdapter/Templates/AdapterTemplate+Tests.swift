extension AdapterTemplate {
  /// The fixture for the rule book.
  static let fixture = #"""
    import AcmeAdapter
    import AcmeSDK
    import AdMediation
    import AdapterConformance

    /// The adapter and the double of its network, as the conformance kit needs them.
    @MainActor
    final class AcmeFixture: NetworkDoubleFixture {
      let double = AcmeNetwork()

      var adapter: AdapterClass { .customEvent(AcmeCustomEvent.self) }

      /// What Acme cannot do. The rules that need it are not checked.
      var limits: [NetworkAbility: String] {
        [
          .renderedView: "Acme is not given the view; the host counts for it",
          .testRequests: "Acme is not told of test requests yet",
          .childDirectedTreatment: "Acme is not told of children yet",
          .underAgeOfConsent: "Acme is not told of the age of consent yet",
          .ageRestrictedTreatment: "Acme is not told of age groups yet",
        ]
      }

      /// What Acme does by itself.
      func perform(_ action: NetworkAction, on ad: AcmeAd) {
        switch action {
        case .countImpression, .countClick: break  // Acme counts what it is told, and nothing by itself.
        case .presentScreen: ad.delegate?.adWillOpenScreen(ad)
        case .dismissScreen:
          ad.delegate?.adWillCloseScreen(ad)
          ad.delegate?.adDidCloseScreen(ad)
        case .leaveApplication: ad.delegate?.adWillLeaveApp(ad)
        case .playVideo: ad.delegate?.adDidPlay(ad)
        case .pauseVideo: ad.delegate?.adDidPause(ad)
        case .endVideo: ad.delegate?.adDidEnd(ad)
        }
      }
    }

    """#

  /// The tests.
  static let conformanceTests = #"""
    import AdapterConformance
    import Testing

    /// Each rule of the contract is a case. One that is recommended only and broken, or that needs what the network
    /// cannot do, is a warning that says so, and is cancelled: it has not passed. One that cannot be checked because
    /// another is broken fails, and says which to mend first.
    @Test("The adapter keeps the contract", arguments: ConformanceSuite.rules)
    func keepsTheContract(rule: ConformanceRule) async throws {
      guard let remark = try await ConformanceSuite.verify(rule, with: AcmeFixture.self) else { return }
      Issue.record("\(remark)", severity: .warning)
      try Test.cancel("\(remark)")
    }

    """#
}
