package import AdMediation
package import AdPlatform
import Foundation

/// Fixtures that play the networks of one ad unit for an app, outside of rules: each network has an ad, and does what a
/// network does when people see, tap and close it.
@MainActor
package final class FixtureStage {
  /// What has happened in the app.
  package enum Moment: Sendable {
    /// The ad is on the screen.
    case shown
    /// A person has tapped it.
    case tapped
    /// The person is back from what the tap opened.
    case returned
    /// The person has closed the ad, which covered the app.
    case closed
  }

  private let adUnitName: String
  private let adUnit: MediationConfiguration.AdUnit
  private let platform: Platform
  private let registry = AdapterRegistry()
  private let exchange = StageExchange()
  private let imageServer: ProbeImageServer
  /// With the labels of their sources, which several sources may share.
  private let fixtures: [(label: String, fixture: any AdapterFixture)]

  /// Makes a fixture for each source of an ad unit whose adapter is among those of the fixtures. The source gets the
  /// parameter and the settings of its fixture. Other sources stay as they are.
  package init(
    _ adUnit: MediationConfiguration.AdUnit,
    named name: String,
    playedBy types: [any AdapterFixture.Type],
    on scheduler: any Scheduler
  ) {
    adUnitName = name
    let imageServer = ProbeImageServer(scheduler: scheduler)
    let platform = Platform(scheduler: scheduler, httpClient: imageServer)
    self.imageServer = imageServer
    self.platform = platform
    imageServer.serve(.full)
    var unit = adUnit
    var fixtures: [(label: String, fixture: any AdapterFixture)] = []
    Platform.$current.withValue(platform) {
      for (index, source) in unit.sources.enumerated() {
        let fixture = types.lazy.map { $0.init() }
          .first { String(reflecting: $0.adapter.type) == source.className }
        guard let fixture else { continue }
        fixture.arm(.fill())
        fixtures.append((source.label, fixture))
        unit.sources[index].parameter = fixture.parameter
        unit.sources[index].settings = fixture.settings
      }
    }
    self.adUnit = unit
    self.fixtures = fixtures
    for (_, fixture) in fixtures {
      let className = String(reflecting: fixture.adapter.type)
      switch fixture.adapter {
      case .customEvent(let type): registry.register(type, as: className)
      case .mediationAdapter(let type): registry.register(type, as: className)
      }
      exchange.responses[fixture.parameter] = fixture.bidResponse
    }
  }

  /// A host with the ad unit.
  package func makeHost() -> MediationHost {
    let configuration = MediationConfiguration(adUnits: [adUnitName: adUnit])
    let host = MediationHost(configuration: configuration, registry: registry, platform: platform)
    host.bidExchange = exchange
    return host
  }

  /// Does what the network does by itself at this moment, unless the double has done so already.
  ///
  /// - Parameter log: what has happened to the ad so far.
  package func follow(_ moment: Moment, log: AdEventLog) {
    let entries = log.entries.filter { !$0.isSuppressed }
    let label = entries.last { $0.name == "didReceive" && $0.details["source"] != nil }?.details["source"]
    let candidates = fixtures.filter { $0.label == label }.map(\.fixture)
    // Of sources that share a label, the one whose ad exists has delivered it.
    guard let fixture = candidates.first(where: { $0.sightings.livingAds > 0 }) ?? candidates.first else {
      return
    }
    let names = entries.map(\.name)
    let coversApp = adUnit.format != .native && adUnit.format != .banner
    func perform(_ action: NetworkAction, if ability: NetworkAbility) {
      if fixture.limits[ability] == nil { fixture.perform(action) }
    }
    Platform.$current.withValue(platform) {
      switch moment {
      case .shown:
        if !names.contains("didRecordImpression") { perform(.countImpression, if: .impressions) }
      case .tapped:
        if !names.contains("didRecordClick") { perform(.countClick, if: .clicks) }
        if !coversApp, !names.contains("willPresentScreen") { perform(.presentScreen, if: .screens) }
      case .returned where coversApp: if adUnit.format.isRewarded { fixture.earnReward() }
      // A full-screen ad closes also where clicks open no screens.
      case .closed where coversApp: fixture.perform(.dismissScreen)
      case .returned, .closed: perform(.dismissScreen, if: .screens)
      }
    }
  }
}

/// An auction in which everybody who gives signals bids, with the response of the own network.
@MainActor
private final class StageExchange: BidExchange {
  /// By the parameters of the sources.
  var responses: [String: String] = [:]

  func requestBids(_ requests: [BidRequest], completionHandler: @escaping @MainActor ([Bid]) -> Void) {
    completionHandler(
      requests.compactMap { request in
        responses[request.parameter].map {
          Bid(bidder: request.id, className: request.className, response: $0)
        }
      }
    )
  }
}
