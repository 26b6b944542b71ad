import AdMediation
import AdapterConformance

/// What a package's fixture and documentation say of the network.
extension NewAdapterPackage {
  /// The entries of `limits`.
  var limits: String {
    let omitted = ScaffoldAbility.all.filter { without.contains($0.ability) } + ScaffoldAbility.declared
    let limits = omitted.filter { $0.isPart(of: style) }.map {
      ".\($0.ability): \"\($0.reason.replacing("Acme", with: name))\""
    }
    return array(limits)
  }

  /// The values of the settings in the fixture.
  var settingValues: String {
    guard let settings else { return "" }
    let key = settings.key.map { ["\"\($0)\": appKey"] } ?? []
    // The kit puts the placement there by itself.
    let value = settings.placementIsNumber ? "parameter" : "double.placement"
    let placement = settings.placement == "parameter" ? [] : ["\"\(settings.placement)\": \(value)"]
    return (key + placement).isEmpty ? ":" : (key + placement).joined(separator: ", ")
  }

  /// The entries of `settingFaults`, with the codes of the adapter's own errors.
  var settingFaults: String {
    guard let settings else { return "" }
    func fault(_ setting: String, at stage: String, code: Int) -> String {
      "SettingFault(\(setting), at: .\(stage), domain: \"\(name)Adapter\", code: \(code))"
    }
    var faults = settings.key.map { [fault("\"\($0)\"", at: "setUp", code: 101)] } ?? []
    faults.append(fault("\"\(settings.placement)\"", at: "load", code: 102))
    if settings.placementIsNumber {
      faults.append(fault("\"\(settings.placement)\", \"not a number\"", at: "load", code: 102))
    }
    return array(faults)
  }

  /// What the mediation account says beside the class, for documentation.
  var parameters: String {
    guard let settings else { return "*Parameter* the placement" }
    guard let key = settings.key else { return "the setting `\(settings.placement)` the placement" }
    return "the setting `\(key)` the app's key, and `\(settings.placement)` the placement"
  }

  /// An array or dictionary in the body of a property.
  private func array(_ elements: [String]) -> String {
    elements.count == 1
      ? "[\(elements[0])]"
      : "[\n" + elements.map { "      \($0),\n" }.joined() + "    ]"
  }
}
