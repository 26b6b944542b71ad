package import AdMediation
package import AdPlatform
import Foundation

/// A fixture that plays the network for an app with one ad unit, outside of rules: the network has an ad, and does what
/// a network does when people see, tap and close it.
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

  package let platform: Platform
  private let fixture: any AdapterFixture
  private let imageServer: ProbeImageServer

  /// Makes a fixture on this scheduler, whose network has an ad with every asset.
  package init(_ type: any AdapterFixture.Type, on scheduler: any Scheduler) {
    let imageServer = ProbeImageServer(scheduler: scheduler)
    let platform = Platform(scheduler: scheduler, httpClient: imageServer)
    self.imageServer = imageServer
    self.platform = platform
    fixture = Platform.$current.withValue(platform) { type.init() }
    imageServer.serve(.full)
    play { $0.arm(.fill()) }
  }

  /// A host with one ad unit, which asks the adapter of the fixture.
  ///
  /// - Parameters:
  ///   - adUnit: the ID of the ad unit.
  ///   - isBidding: whether the adapter bids.
  package func makeHost(adUnit: String, format: AdFormat, isBidding: Bool) -> MediationHost {
    let className = String(reflecting: fixture.adapter.type)
    let registry = AdapterRegistry()
    switch fixture.adapter {
    case .customEvent(let type): registry.register(type, as: className)
    case .mediationAdapter(let type): registry.register(type, as: className)
    }
    let source = MediationConfiguration.Source(
      className: className,
      label: String(describing: fixture.adapter.type),
      parameter: fixture.parameter,
      settings: fixture.settings,
      kind: isBidding ? .bidding : .waterfall,
      cpm: 1
    )
    let unit = MediationConfiguration.AdUnit(format: format, sources: [source])
    let configuration = MediationConfiguration(adUnits: [adUnit: unit])
    let host = MediationHost(configuration: configuration, registry: registry, platform: platform)
    let exchange = ProbeExchange()
    exchange.response = fixture.bidResponse
    host.bidExchange = exchange
    return host
  }

  /// Does what the network does by itself at this moment, unless the double has done so already.
  ///
  /// - Parameter log: what has happened to the ad so far.
  package func follow(_ moment: Moment, _ format: AdFormat, log: AdEventLog) {
    let names = log.entries.filter { !$0.isSuppressed }.map(\.name)
    let coversApp = format != .native && format != .banner
    switch moment {
    case .shown:
      if !names.contains("didRecordImpression") { perform(.countImpression, if: .impressions) }
    case .tapped:
      if !names.contains("didRecordClick") { perform(.countClick, if: .clicks) }
      if !coversApp, !names.contains("willPresentScreen") { perform(.presentScreen, if: .screens) }
    case .returned where coversApp:
      if format.isRewarded { play { $0.earnReward() } }
    case .returned: perform(.dismissScreen, if: .screens)
    case .closed: perform(.dismissScreen, if: .screens)
    }
  }

  private func perform(_ action: NetworkAction, if ability: NetworkAbility) {
    guard fixture.limits[ability] == nil else { return }
    play { $0.perform(action) }
  }

  private func play(_ act: (any AdapterFixture) -> Void) {
    Platform.$current.withValue(platform) { act(fixture) }
  }
}
