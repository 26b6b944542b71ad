extension AdapterTemplate {
  /// The fixture for the rule book.
  static let fixture = #"""
    import AcmeAdapter
    import AcmeSDK
    import AdMediation
    import AdapterConformance

    /// The adapter and the double of its network, as the conformance kit needs them.
    @MainActor
    public final class AcmeFixture: NetworkDoubleFixture {
      public let double = ACMENetwork()

      /// Made for each rule.
    @if appKey numericPlacement@
      public init() {
    @if testRequests childDirectedTreatment underAgeOfConsent@
        @ADS@.reset()
    @end@
    @if appKey@
        double.register(as: appKey)
    @end@
    @if numericPlacement@
        double.register(as: parameter)
    @end@
      }

    @if appKey@
      private var appKey: String { "app of \(double.placement)" }
    @end@
    @if numericPlacement@
      /// The placement is a number.
      public var parameter: String { String(double.number) }
      public var networkParameter: String { parameter }
    @end@
    @else@
    @if testRequests childDirectedTreatment underAgeOfConsent@
      public init() { @ADS@.reset() }
    @else@
      public init() {}
    @end@
    @end@
    @if settings@
      public var settings: [String: String] {@SETTINGS@}
    @if settingFaults@
      /// The settings that Acme needs, and the adapter's error if one is missing or invalid.
      public var settingFaults: [SettingFault] {
        @FAULTS@
      }
    @end@
    @end@

    @if errorCodes@
      /// Two failures of Acme other than having no ad.
      public var errorCodes: [Int] { [ACMEError.Code.network.rawValue, ACMEError.Code.timeout.rawValue] }

    @end@
    @if customEvent@
      public var adapter: AdapterClass { .customEvent(AcmeCustomEvent.self) }
    @else@
      public var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }
      public var formats: Set<AdFormat> {
        [@FORMATS@]
      }
    @end@

      /// What Acme cannot do. The rules that need it are not checked.
      public var limits: [NetworkAbility: String] {
        @LIMITS@
      }

      public func perform(_ action: NetworkAction, on ad: ACMEAd) { ad.perform(action) }
    @if rewarded rewardedInterstitial@

      public func earnReward(from ad: ACMEAd) { ad.earnReward() }
    @end@
    }

    """#

  /// The tool.
  static let tool = #"""
    import AcmeAdapterFixtures
    import AdapterTool

    AdapterTool("acme", fixtures: [AcmeFixture.self]).main()

    """#

  /// The tests.
  static let conformanceTests = #"""
    import AcmeAdapterFixtures
    import AdapterConformance
    import AdapterConformanceTesting
    import Testing

    /// Fails for each rule that the adapter breaks. Leave out `failing:` to require the required rules only.
    ///
    /// The cases of rules that do not apply to the adapter are cancelled; `swift run acme check --only not-checked`
    /// lists the reasons. So are those of rules that a broken rule blocks.
    ///
    /// `CONFORMANCE_HTML=conformance.html swift test` writes a page for a browser, and
    /// `CONFORMANCE_JUNIT=conformance.xml` a case for each rule. `--filter`
    /// selects tests, not rules: `swift run acme check --rule LOAD-2` checks one rule.
    @Test(
      "The adapter keeps the contract",
      .conformance(of: AcmeFixture.self, failing: .recommended),
      arguments: ConformanceSuite.rules
    )
    func keepsTheContract(rule: ConformanceRule) async throws { try await rule.verify() }

    """#
}
