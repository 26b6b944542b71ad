import AdMediation
import AdapterConformance
import Foundation

/// An ad unit that the tool makes for a format of a fixture's adapter, whose network the fixture plays.
@MainActor
struct FixtureUnit {
  let name: String
  let format: AdFormat
  /// Whether the adapter bids.
  let isBidding: Bool
  private let fixture: any AdapterFixture.Type
  private let className: String

  /// An ad unit for each format of each fixture, and another one if the adapter bids.
  static func units(of fixtures: [any AdapterFixture.Type]) -> [FixtureUnit] {
    fixtures.flatMap { type in
      let fixture = type.init()
      let className = String(reflecting: fixture.adapter.type)
      let prefix = fixtures.count == 1 ? "" : "\(String(describing: fixture.adapter.type))/"
      let bids = fixture.adapter.type is any RTBAdapter.Type
      return fixture.formats.sorted { $0.rawValue < $1.rawValue }.flatMap { format in
        [false, true].compactMap { isBidding -> FixtureUnit? in
          if isBidding ? !bids : fixture.limits[.waterfall] != nil { return nil }
          return FixtureUnit(
            name: prefix + format.flagName + (isBidding ? "-bidding" : ""),
            format: format,
            isBidding: isBidding,
            fixture: type,
            className: className
          )
        }
      }
    }
  }

  /// What a listing says about it. It runs with the placement of a fixture that is made for the run.
  var adUnit: MediationConfiguration.AdUnit {
    MediationConfiguration.AdUnit(
      summary:
        "\(className)\(isBidding ? ", as a bidder" : ""), on the network of \(String(describing: fixture)).",
      format: format,
      reward: format.isRewarded ? AdReward(type: "coins", amount: 10) : nil,
      sources: [
        .init(
          className: className,
          label: className.withoutModules,
          parameter: "",
          kind: isBidding ? .bidding : .waterfall,
          cpm: isBidding ? 1 : nil
        )
      ]
    )
  }
}

extension AdFormat {
  /// The name on a command line.
  package var flagName: String {
    switch self {
    case .rewardedInterstitial: "rewarded-interstitial"
    case .appOpen: "app-open"
    case .banner, .interstitial, .rewarded, .native: name
    }
  }
}
