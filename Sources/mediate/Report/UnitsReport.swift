import AdMediation

/// What `mediate units` found out.
struct UnitsReport: Equatable, Sendable {
  struct Unit: Equatable, Sendable {
    var name: String
    var adUnit: MediationConfiguration.AdUnit
  }

  var units: [Unit]

  init(_ configuration: MediationConfiguration) {
    units = configuration.sortedAdUnitNames.compactMap { name in
      configuration.adUnits[name].map { Unit(name: name, adUnit: $0) }
    }
  }
}
