import AdapterTool

/// The names of the settings that a generated mediation adapter finds in its credentials.
struct ScaffoldSettings: Equatable, Sendable {
  /// The key of the app, for set-up; nil to set up with the placement.
  var key: String?
  var placement: String
  /// Whether the network's SDK takes the placement as an `Int`.
  var placementIsNumber = false
}

extension ScaffoldSettings {
  /// - Parameter words: the placement, or the key and the placement. `:int` follows a placement that is a number.
  init(_ words: [String]) throws(UsageError) {
    var names = words
    if let last = words.last, last.hasSuffix(Self.number) {
      placementIsNumber = true
      names[names.count - 1] = String(last.dropLast(Self.number.count))
    }
    if let key = names.dropLast().first(where: { $0.hasSuffix(Self.number) }) {
      throw UsageError(
        problem: "the key \(quoted(key)) cannot be a number",
        advice: "write \(Self.number) after the placement only, which is last"
      )
    }
    if let name = names.first(where: { $0.contains(":") }) {
      throw UsageError(
        problem: "\(quoted(name)) has an unknown type",
        advice: "leave out the colon for a text, or write \(Self.number) for a placement that is a number"
      )
    }
    for name in names where name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_.-]{0,59}/) == nil {
      throw UsageError(
        problem: "\(quoted(name)) is not a valid name of a setting",
        advice: "use letters, digits, underscores, dots and dashes, a letter first, such as app_key"
      )
    }
    guard let placement = names.last, names.count <= 2 else {
      throw UsageError(
        problem: "--settings has \(names.count) names",
        advice:
          "write the setting with the placement, or the one with the app's key and the one with the placement"
      )
    }
    key = names.count == 2 ? names[0] : nil
    self.placement = placement
    if key == placement {
      throw UsageError(problem: "the setting \(placement) is given twice", advice: "leave one of them out")
    }
    // `parameter` always is the placement of the double.
    if key == "parameter" {
      throw UsageError(
        problem: "parameter is not a valid name of the app's key",
        advice: "write parameter last, for the placement, or take another name"
      )
    }
  }

  /// What follows the name of a number.
  private static let number = ":int"
}
