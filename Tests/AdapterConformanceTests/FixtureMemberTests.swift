import AdMediation
import AdapterConformance
import Foundation
import Synchronization
import Testing

/// What a fixture can say of its network beyond the usual.
@MainActor
@Suite struct FixtureMemberTests {
  private func failures(_ fixture: any AdapterFixture.Type) async -> [String] {
    let report = await ConformanceSuite.runTogether(with: fixture)
    return report.failures.map(\.description) + report.blockedRules.map(\.description)
  }

  @Test("extras reach every load and all signals of a mediation adapter")
  func extras() async {
    #expect(await failures(ExtrasFixture<NeedsToken>.self) == [])
  }

  @Test("extras are not given to an adapter that names no class for them")
  func extrasWithoutClass() async throws {
    let rule = try #require(RuleBook.rule("LOAD-1"))
    let outcome = await ConformanceSuite.check(rule, with: ExtrasFixture<NamesNoExtras>.self)
    guard case .broken = outcome else {
      Issue.record("the extras were given: \(outcome)")
      return
    }
  }

  @Test("extras reach every request of a custom event")
  func customEventExtras() async {
    #expect(await failures(CustomEventExtrasFixture.self) == [])
  }

  @Test("a rule for a format that the adapter lacks names the format, whatever else the network lacks")
  func formatFirst() async throws {
    for id in ["BANNER-6", "BANNER-7"] {
      let rule = try #require(RuleBook.rule(id))
      let outcome = await ConformanceSuite.check(rule, with: NativeWithoutScreensFixture.self)
      guard case .notChecked(let reason) = outcome else { return _ = Issue.record("\(outcome)") }
      #expect(reason == "the adapter has no banner ads")
    }
  }

  @Test("a Swift error without a code of its own is told how to get one")
  func plainSwiftError() async throws {
    let rule = try #require(RuleBook.rule("LOAD-6"))
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: PlainErrorFixture.self) else {
      return _ = Issue.record("not broken")
    }
    #expect(failure.fix.contains("CustomNSError"))
    #expect(failure.description.contains("only if the network has no documented codes"))
  }

  @Test("an adapter that reports all kinds of screens breaks no rule")
  func screens() async {
    #expect(await failures(ExpandingFixture<ModelCustomEvent>.self) == [])
    #expect(await failures(ExpandingBannerFixture<ModelMediationAdapter>.self) == [])
  }

  @Test("a failure names the kind of screen where there are several")
  func screenName() async throws {
    let mutant = try #require(Mutant.screenKindMutants.first)
    let rule = try #require(RuleBook.rule("EVENT-14"))
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: mutant.fixture) else {
      Issue.record("EVENT-14 is kept")
      return
    }
    #expect(failure.expected.hasSuffix("just before the network opens a screen (expanded banner)"))
  }

  @Test(
    "rules about screens are not checked where the fixture names none",
    arguments: ["EVENT-14", "EVENT-16"]
  )
  func noScreens(id: String) async throws {
    let rule = try #require(RuleBook.rule(id))
    guard case .notChecked(let reason) = await ConformanceSuite.check(rule, with: ScreenlessFixture.self)
    else {
      Issue.record("checked")
      return
    }
    #expect(reason == "the fixture lists no kind of screen that the network opens: add it to screens")
  }

  @Test(
    "a network whose codes are fixed names two of its own, and fails with no others",
    arguments: ["LOAD-4", "LOAD-6"]
  )
  func errorCodes(id: String) async throws {
    let rule = try #require(RuleBook.rule(id))
    guard case .passed = await ConformanceSuite.check(rule, with: FixedCodesFixture.self) else {
      Issue.record("not kept")
      return
    }
  }

  @Test("a network without codes can fail all the same: LOAD-4 is checked, LOAD-6 is not")
  func noErrorCodes() async throws {
    let rules = try ["LOAD-4", "LOAD-6"].map { try #require(RuleBook.rule($0)) }
    let report = await ConformanceSuite.runTogether(rules, with: CodelessFixture.self)
    #expect(report.passedCount == 1 && report.notCheckedCount == 1 && report.failures.isEmpty)
  }

  @Test("a fixture with one code is told to name two")
  func oneErrorCode() async throws {
    let rule = try #require(RuleBook.rule("LOAD-6"))
    guard case .notChecked(let reason) = await ConformanceSuite.check(rule, with: OneCodeFixture.self) else {
      Issue.record("checked")
      return
    }
    #expect(reason.hasSuffix("add them to errorCodes"))
  }

  @Test("an SDK that is set up once for the process breaks no rule where the fixture says so")
  func setUpOnce() async {
    #expect(await failures(OnceFixture<SetsUpOnce>.self) == [])
  }

  @Test("where the fixture does not say so, the failure says what to tell")
  func setUpOnceUnsaid() async throws {
    let rules = try ["SETUP-8", "SETUP-6"].map { try #require(RuleBook.rule($0)) }
    let report = await ConformanceSuite.runTogether(rules, with: MediationFixture<SetUpElsewhere>.self)
    #expect(report.failures.map(\.rule.id) == ["SETUP-6"])
    #expect(report.failures.first?.description.contains("add .repeatedSetUp or .setUp to limits") == true)
    #expect(report.blockedRules.map(\.causes) == [["SETUP-6"]])
  }
}

/// A publisher's extras for the test network.
final class TestExtras: NSObject, AdNetworkExtras {
  let token: String

  init(token: String) { self.token = token }
}

/// Asks its network for nothing unless the publisher's extras have the network's token.
class NeedsToken: ModelBidder {
  /// What of the extras the network gets.
  func passedOn(_ extras: [String: String]) -> [String: String]? { extras }

  override class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { TestExtras.self }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard (configuration.extras as? TestExtras)?.token == "token" else { return fail(8, request, completion) }
    var request = request
    request.extras = passedOn(["token": "token"])
    super.fetch(request, configuration, completion: completion)
  }

  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    guard (params.extras as? TestExtras)?.token == "token" else {
      return completionHandler(nil, Self.error(8))
    }
    super.collectSignals(for: params, completionHandler: completionHandler)
  }
}

private final class NamesNoExtras: NeedsToken {
  override class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
}

@MainActor
final class ExtrasFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var extras: (any AdNetworkExtras)? { TestExtras(token: "token") }
  override var networkExtras: [String: String] { ["token": "token"] }
}

/// The same in the older style.
private final class NeedsParameter: ModelCustomEvent {
  override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard request.additionalParameters?["token"] as? String == "token" else { return fail(8) }
    super.request(
      withParameter: serverParameter,
      request: request,
      adTypes: adTypes,
      options: options,
      rootViewController: rootViewController
    )
  }
}

@MainActor
private final class CustomEventExtrasFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(NeedsParameter.self) }
  var customEventExtras: [AnyHashable: Any] { ["token": "token"] }
  var realTimeGrace: Duration { .zero }
}

@MainActor
private final class NativeWithoutScreensFixture: MediationFixture<ModelMediationAdapter> {
  override var formats: Set<AdFormat> { [.native] }
  override var limits: [NetworkAbility: String] { [.screens: "the network opens no screens"] }
}

/// Passes on an error that has a code, which Foundation does not know.
private final class PassesOnPlainError: ModelCustomEvent {
  struct Fault: Error { var code: Int }

  override func fail(_ code: Int) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: Fault(code: code))
  }
}

@MainActor
private final class PlainErrorFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(PassesOnPlainError.self) }
  var errorCodes: [Int] { [300, 400] }
  var realTimeGrace: Duration { .zero }
}

@MainActor
private final class ScreenlessFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var screens: [String] { [] }
  var realTimeGrace: Duration { .zero }
}

/// Of an SDK whose errors are an enum: a code that is none of its cases stops the test.
@MainActor
private final class FixedCodesFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var errorCodes: [Int] { [300, 400] }
  var realTimeGrace: Duration { .zero }

  func arm(_ answer: NetworkAnswer) {
    if case .error(let code) = answer.kind, ![300, 400].contains(code) { Issue.record("code \(code)") }
    double.arm(answer)
  }
}

@MainActor
private final class OneCodeFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var errorCodes: [Int] { [300] }
  var realTimeGrace: Duration { .zero }
}

@MainActor
private final class CodelessFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var limits: [NetworkAbility: String] { [.errorCodes: "the network has no codes"] }
  var realTimeGrace: Duration { .zero }
}

/// Sets its network up when the process asks for it first, and never again.
private final class SetsUpOnce: ModelMediationAdapter {
  private nonisolated static let isSetUp = Mutex(false)

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let wasSetUp = isSetUp.withLock { isSetUp in
      defer { isSetUp = true }
      return isSetUp
    }
    if wasSetUp { return completionHandler(nil) }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }
}

/// Finds its network set up already, by another part of the app.
private final class SetUpElsewhere: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { completionHandler(nil) }
}

@MainActor
private final class OnceFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var limits: [NetworkAbility: String] { [.repeatedSetUp: "the SDK is set up once for the process"] }
}
