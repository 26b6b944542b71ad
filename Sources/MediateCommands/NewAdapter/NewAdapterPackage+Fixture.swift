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
    let others = settings.otherKeys.map { "\"\($0)\": \"conformance\"" }
    // The kit puts the placement there by itself.
    let value = settings.placementIsNumber ? "parameter" : "double.placement"
    let placement = settings.placement == "parameter" ? [] : ["\"\(settings.placement)\": \(value)"]
    let all = key + others + placement
    if !others.isEmpty { return "\n    \(array(all))\n  " }
    return all.isEmpty ? " [:] " : " [\(all.joined(separator: ", "))] "
  }

  /// The entries of `settingFaults`, with the codes of the adapter's own errors.
  var settingFaults: String {
    guard let settings else { return "" }
    func fault(_ setting: String, at stage: String, code: Int) -> String {
      "SettingFault(\(setting), at: .\(stage), domain: \"\(name)Adapter\", code: \(code))"
    }
    var faults = settings.key.map { [fault("\"\($0)\"", at: "setUp", code: 101)] } ?? []
    for (index, other) in settings.otherKeys.enumerated() {
      faults.append(fault("\"\(other)\"", at: "setUp", code: 103 + index))
    }
    guard asksWithoutPlacement else { return array(faults) }
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
    let others = settings.otherKeys.map { "`\($0)`, " }.joined()
    return others.isEmpty
      ? "the setting `\(key)` the app's key, and `\(settings.placement)` the placement"
      : "the setting `\(key)` the app's key, \(others)and `\(settings.placement)` the placement"
  }

  /// What the adapter has for the settings for set-up beside the key, by the place in the templates: lines that follow
  /// those for the key.
  func otherSettings(_ place: String) -> String? {
    guard let settings else { return place.hasPrefix("@OTHER") ? "" : nil }
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let others = zip(settings.otherKeys, settings.otherLabels)
    func lines(_ line: (_ key: String, _ label: String, _ capitalized: String) -> String) -> String {
      others.map { key, label in line(key, label, label.prefix(1).uppercased() + label.dropFirst()) }.joined()
    }
    switch place {
    case "@OTHERPARAMETERS@": return lines { _, label, _ in "\n    \(label): String," }
    case "@OTHERARGUMENTS@": return lines { _, label, _ in ", \(label): \(label)" }
    case "@OTHERGUARDS@":
      return lines { _, label, capitalized in
        """

            guard let \(label) = configuration.credentials.lazy.compactMap(\\.\(small)\(capitalized)).first else {
              return completionHandler(\(name)AdapterError.no\(capitalized))
            }
        """
      }
    case "@OTHERCASES@":
      var code = 102
      return lines { _, _, capitalized in
        code += 1
        return "\n  case no\(capitalized) = \(code)"
      }
    case "@OTHERDESCRIPTIONS@":
      return lines { key, _, capitalized in
        "\n    case .no\(capitalized): \"The setting \(key) is missing from the mediation account.\""
      }
    case "@OTHERCREDENTIALS@":
      return lines { key, _, capitalized in
        """


          /// The setting `\(key)`; nil if it is missing or empty.
          var \(small)\(capitalized): String? { \(small)Setting("\(key)") }
        """
      }
    default: return nil
    }
  }

  /// An array or dictionary in the body of a property.
  private func array(_ elements: [String]) -> String {
    elements.count == 1
      ? "[\(elements[0])]"
      : "[\n" + elements.map { "      \($0),\n" }.joined() + "    ]"
  }
}
