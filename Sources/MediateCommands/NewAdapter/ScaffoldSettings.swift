import AdapterTool

/// The names of the settings that a generated mediation adapter finds in its credentials.
struct ScaffoldSettings: Equatable, Sendable {
  /// The key of the app, for set-up; nil to set up with the placement.
  var key: String?
  var placement: String
}

extension ScaffoldSettings {
  /// - Parameter names: the placement, or the key and the placement.
  init(_ names: [String]) throws(UsageError) {
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
}
