import AdMediation
import AdapterConformance
import Foundation

// The fixtures that the page "Fixtures and doubles" shows.

@MainActor
final class AcmeFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()

  init() { AcmeSDK.reset() }

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }
  var formats: Set<AdFormat> { [.interstitial] }
  var limits: [NetworkAbility: String] {
    [
      .ageRestrictedTreatment: "Acme knows no age groups",
      .testRequests: "Acme has no test ads",
      .underAgeOfConsent: "Acme is not told of the age of consent",
    ]
  }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {
    switch action {
    case .countImpression: ad.countImpression()
    case .countClick: ad.countClick()
    case .dismissScreen:
      ad.delegate?.acmeWillClose(ad)
      ad.delegate?.acmeDidClose(ad)
    default: break
    }
  }
}

@MainActor
final class AcmeAppFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()
  private var app: String { "app of \(double.placement)" }

  init() { double.register(as: app) }

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }
  var parameter: String { "\(app):\(double.placement)" }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {}
}

@MainActor
final class AcmeNumberFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()

  init() { double.register(as: parameter) }

  var parameter: String { String(double.number) }
  var networkParameter: String { parameter }

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {}
}

@MainActor
final class AcmeFetchingFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()
  private let file = Data("<p>An ad</p>".utf8)

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }

  init() {
    double.serve(file, type: "text/html", at: double.url("/creative.html"))
    double.serve(at: double.url("/ads")) { network, call in
      network.answer(.init(parameter: call.query("placement") ?? "")) { answer in
        switch answer {
        case .success(let assets): call.reply(json: ["title": assets.headline])
        case .failure(.noFill): call.reply(status: 204)
        case .failure(let error): call.reply(status: error.code)
        }
      }
    }
  }

  var realTimeGrace: Duration { .milliseconds(200) }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {}
}

/// What one fixture alone seldom needs.
@MainActor
final class AcmeUnusualFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()

  static var checksConcurrently: Bool { true }

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }

  var settings: [String: String] { ["placement_id": double.placement] }

  var limits: [NetworkAbility: String] {
    [
      .impressionCalls: "Acme counts impressions by the registered view",
      .clickCalls: "Acme counts clicks by the registered view",
      .unregistering: "Acme keeps the registered view until its ad is released",
      .repeatedSetUp: "the Acme SDK is set up once for the process",
    ]
  }

  var screens: [String] { ["modal screen", "expanded banner"] }

  func openScreen(_ kind: String) {
    if kind == "expanded banner" { expandBanner() } else { perform(.presentScreen) }
  }

  private func expandBanner() {
    guard let ad = double.newestAd else { return }
    double.openScreen(of: ad)
    ad.delegate?.acmeWillOpen(ad)
  }

  var customEventExtras: [AnyHashable: Any] { ["acme_user": "conformance"] }
  var extras: (any AdNetworkExtras)? { AcmeExtras(user: "conformance") }
  var networkExtras: [String: String] { ["user": "conformance"] }

  var errorCodes: [Int] { [101, 204] }

  var settingFaults: [SettingFault] {
    [
      SettingFault("placement_id", at: .load, domain: "Acme", code: 101),
      SettingFault("app_id", "no app ID", at: .setUp, domain: "Acme", code: 102),
    ]
  }

  func networkFormat(for format: AdFormat) -> AdFormat {
    format == .rewardedInterstitial ? .rewarded : format
  }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {}
}

/// A bidder whose adapter parses bids and signals.
@MainActor
final class AcmeBidderFixture: NetworkDoubleFixture {
  let double = AcmeNetwork()

  init() {
    double.bidResponse = #"{"acme": "\#(double.placement)"}"#
    double.signals = "acme-signals"
  }

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }

  func perform(_ action: NetworkAction, on ad: AcmeInterstitial) {}
}

final class AcmeExtras: NSObject, AdNetworkExtras {
  let user: String

  init(user: String) { self.user = user }
}

@MainActor
final class OwnDoubleFixture: AdapterFixture {
  private let servers = AcmeServers()

  var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }
  var parameter: String { servers.placement }
  var sightings: NetworkSightings { servers.sightings }

  func arm(_ answer: NetworkAnswer) { servers.answer = answer }
  func arm(_ fault: NetworkFault) { servers.faults.insert(fault) }
  func perform(_ action: NetworkAction) { servers.perform(action) }
}

/// A double that is not a `NetworkDouble`.
@MainActor
final class AcmeServers {
  let placement = UUID().uuidString
  var answer = NetworkAnswer.stall
  var faults: Set<NetworkFault> = []
  var sightings = NetworkSightings()

  func perform(_ action: NetworkAction) { if action == .countClick { sightings.clicks += 1 } }
}
