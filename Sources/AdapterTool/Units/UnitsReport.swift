import AdMediation
import AdPlatform

extension Command {
  /// Lists ad units.
  package static let units = Command(
    "units",
    flags: [.config, .json, .help],
    summary: "List the ad units and what each is for.",
    details: { _ in
      ["Lists the bundled ad units, or those in the --config file. FILE may be - for standard input."]
    },
    options: { $0.value(of: .config) },
    run: { file, tool throws(CommandFailure) in
      let configuration = try tool.configuration(file: file, for: "units")
      return UnitsReport(configuration, in: tool.adUnitNames(of: configuration))
    }
  )
}

/// What `units` found out.
struct UnitsReport: JSONReport {
  struct Unit {
    var name: String
    var adUnit: MediationConfiguration.AdUnit
  }

  let units: [Unit]

  /// - Parameter names: the ad units, in order.
  init(_ configuration: MediationConfiguration, in names: [String]) {
    units = names.compactMap { name in configuration.adUnits[name].map { Unit(name: name, adUnit: $0) } }
  }

  var text: StyledText {
    var text = StyledText()
    let names = units.map { $0.name.printable() }
    let width = min(names.map(\.columns).max() ?? 0, 33) + 2
    for (unit, name) in zip(units, names) {
      text.addHanging(
        [(name.padded(to: width - 2) + "  ", .heading)],
        (unit.adUnit.summary ?? counted(unit.adUnit.sources.count, "source") + ".")
          .printable(limit: TextLayout.textLimit)
      )
    }
    return text
  }
}
