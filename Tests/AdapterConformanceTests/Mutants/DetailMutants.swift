import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

extension Mutant {
  /// Adapters that leave out what else a request says.
  static let detailMutants: [Mutant] = [
    Mutant(
      "takes no notice of test requests",
      breaks: ["LOAD-21"],
      fixture: OtherFormatsFixture<WithoutTests>.self
    ),
    Mutant(
      "asks for test ads always",
      breaks: ["LOAD-21"],
      fixture: OtherFormatsFixture<TestsAlways>.self
    ),
    Mutant(
      "does not pass the publisher's extras on",
      breaks: ["LOAD-22"],
      fixture: ExtrasFixture<KeepsExtras>.self
    ),
    Mutant(
      "answers a malformed setting with another error than its own",
      breaks: ["LOAD-23"],
      fixture: SettingsFixture<ForeignError>.self
    ),
    Mutant(
      "does not answer in the formats that it does not have",
      breaks: ["LOAD-24"],
      fixture: BannersOnlyFixture<SilentElsewhere>.self
    ),
    Mutant(
      "is set up without the setting that it needs",
      breaks: ["SETUP-9"],
      fixture: SettingsFixture<EasilySetUp>.self
    ),
    Mutant(
      "answers a set-up for each of several credentials",
      breaks: ["SETUP-10"],
      fixture: OtherFormatsFixture<AnswersEachCredential>.self
    ),
    Mutant(
      "answers the first set-up only",
      breaks: ["SETUP-11"],
      fixture: BannersOnlyFixture<AnswersFirstSetUp>.self
    ),
    Mutant(
      "gives no signals for leaderboards",
      breaks: ["BID-8"],
      fixture: MediationFixture<SilentForLeaderboards>.self
    ),
    Mutant(
      "says nothing of children",
      breaks: ["PRIVACY-1"],
      fixture: OtherFormatsFixture<Forgets<ChildTag>>.self
    ),
    Mutant(
      "says nothing of users under the age of consent",
      breaks: ["PRIVACY-2"],
      fixture: OtherFormatsFixture<Forgets<AgeTag>>.self
    ),
    Mutant(
      "says nothing of age groups",
      breaks: ["PRIVACY-3"],
      fixture: OtherFormatsFixture<Forgets<AgeGroup>>.self
    ),
    Mutant(
      "takes everybody for a child",
      breaks: ["PRIVACY-4"],
      fixture: OtherFormatsFixture<Forgets<ChildrenOnly>>.self
    ),
  ]
}

private final class WithoutTests: ModelMediationAdapter {
  override func request(_ format: AdFormat, _ configuration: MediationAdConfiguration) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    request.isTest = false
    return request
  }
}

private final class TestsAlways: ModelMediationAdapter {
  override func request(_ format: AdFormat, _ configuration: MediationAdConfiguration) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    request.isTest = true
    return request
  }
}

private final class KeepsExtras: NeedsToken {
  override func passedOn(_ extras: [String: String]) -> [String: String]? { nil }
}

/// An adapter that needs an ID of the app to be set up, and a zone to load.
class NeedsSettings: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    guard configuration.credentials.contains(where: { ($0.settings["app"] as? String)?.isEmpty == false })
    else {
      return completionHandler(setUpError)
    }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  /// The answer to a set-up without an app.
  nonisolated class var setUpError: (any Error)? { error(101) }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard (configuration.credentials.settings["zone"] as? String).flatMap(Int.init) != nil else {
      return refuse(request, completion)
    }
    super.fetch(request, configuration, completion: completion)
  }

  func refuse(
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { fail(102, request, completion) }
}

@MainActor
final class SettingsFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner, .rewarded] }
  override var settings: [String: String] { ["app": "app-1", "zone": "7"] }
  override var settingFaults: [SettingFault] {
    [
      SettingFault("app", at: .setUp, domain: "test.network", code: 101),
      SettingFault("app", "", at: .setUp, domain: "test.network", code: 101),
      SettingFault("zone", at: .load, domain: "test.network", code: 102),
      SettingFault("zone", "seven", at: .load, domain: "test.network", code: 102),
    ]
  }
}

private final class ForeignError: NeedsSettings {
  override func refuse(
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = completion(nil, URLError(.badURL)) }
}

private final class EasilySetUp: NeedsSettings {
  override nonisolated class var setUpError: (any Error)? { nil }
}

@MainActor
private final class BannersOnlyFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner] }
}

private final class SilentElsewhere: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    if request.format == .banner { super.fetch(request, configuration, completion: completion) }
  }
}

private final class AnswersEachCredential: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let parameters = Set(configuration.credentials.map { $0.settings["parameter"] as? String })
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    for parameter in parameters.isEmpty ? [nil] : parameters {
      TestNetworkSDK.setUp(parameter) { completionHandler($0.map(error)) }
    }
  }
}

private final class AnswersFirstSetUp: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let parameter = configuration.credentials.first?.settings["parameter"] as? String
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    Platform.current.scheduler.post {
      let isAgain = TestNetwork.find(parameter).map { $0.setUps > 0 } ?? false
      TestNetworkSDK.setUp(parameter) { code in if !isAgain { completionHandler(code.map(error)) } }
    }
  }
}

private final class SilentForLeaderboards: ModelBidder {
  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    if params.adSize.size != AdSizeLeaderboard.size {
      super.collectSignals(for: params, completionHandler: completionHandler)
    }
  }
}

/// Something that an adapter does to what its network is told of users.
@MainActor
private protocol TreatmentMistake {
  static func change(_ request: inout TestNetworkRequest)
}

private enum ChildTag: TreatmentMistake {
  static func change(_ request: inout TestNetworkRequest) { request.isChildDirected = nil }
}
private enum AgeTag: TreatmentMistake {
  static func change(_ request: inout TestNetworkRequest) { request.isUnderAge = nil }
}
private enum AgeGroup: TreatmentMistake {
  static func change(_ request: inout TestNetworkRequest) { request.ageGroup = .unspecified }
}
private enum ChildrenOnly: TreatmentMistake {
  static func change(_ request: inout TestNetworkRequest) { request.isChildDirected = true }
}

private final class Forgets<Mistake: TreatmentMistake>: ModelMediationAdapter {
  override func request(_ format: AdFormat, _ configuration: MediationAdConfiguration) -> TestNetworkRequest {
    var request = super.request(format, configuration)
    Mistake.change(&request)
    return request
  }
}
