import AdapterTool

/// The names of the settings that a generated mediation adapter finds in its credentials.
struct ScaffoldSettings: Equatable, Sendable {
  /// The key of the app, for set-up; nil to set up with the placement.
  var key: String?
  /// The names of other settings for set-up.
  var otherKeys: [String] = []
  var placement: String
  /// Whether the network's SDK takes the placement as an `Int`.
  var placementIsNumber = false
}

extension ScaffoldSettings {
  /// - Parameter words: the placement, or what set-up needs, the key first, and the placement. `:int` follows a placement
  ///   that is a number.
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
    guard let placement = names.last, names.count <= Self.most else {
      throw UsageError(
        problem: "--settings has \(names.count) names",
        advice:
          "write the settings for set-up, \(Self.most - 1) at most, the app's key first, and the placement last"
      )
    }
    key = names.count > 1 ? names[0] : nil
    otherKeys = Array(names.dropFirst().dropLast())
    self.placement = placement
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UsageError(problem: "the setting \(twice) is given twice", advice: "leave one of them out")
    }
    // `parameter` always is the placement of the double.
    if names.dropLast().contains("parameter") {
      throw UsageError(
        problem: "parameter is not a valid name of a setting for set-up",
        advice: "write parameter last, for the placement, or take another name"
      )
    }
  }

  /// Five: set-up with more parameters is hard to read, and is better changed by hand.
  private static let most = 5

  /// What follows the name of a number.
  private static let number = ":int"

  /// What the SDK calls the placement, after the setting: `spotID` for `spot_id`.
  var placementLabel: String {
    // The name in AdMob, not the word of the network.
    placement == "parameter" ? "placement" : Self.label(for: placement) ?? "placement"
  }

  /// What the SDK calls the key, after the setting.
  var keyLabel: String {
    key.flatMap(Self.label).flatMap { $0 == placementLabel ? nil : $0 } ?? "appKey"
  }

  /// What the SDK calls the other settings for set-up.
  var otherLabels: [String] {
    var labels = [placementLabel, keyLabel]
    for (index, setting) in otherKeys.enumerated() {
      let label = Self.label(for: setting) ?? ""
      let isFree = !label.isEmpty && !(labels + ["appKey", "placement"]).contains(label)
      labels.append(isFree ? label : "setting\(index + 2)")
    }
    return Array(labels.dropFirst(2))
  }

  /// A name in Swift; nil if generated code has the name for something else, or a line would be too long.
  private static func label(for setting: String) -> String? {
    let words = setting.split { "._-".contains($0) }.map { word in
      word == word.uppercased() ? word.lowercased() : String(word)
    }
    let initialisms = ["id": "ID", "url": "URL"]
    let others = words.dropFirst().map {
      initialisms[$0.lowercased()] ?? $0.prefix(1).uppercased() + $0.dropFirst()
    }
    guard let first = words.first else { return nil }
    let label = first.prefix(1).lowercased() + first.dropFirst() + others.joined()
    return label.count > 24 || taken.contains(label) || label.first?.isLetter != true ? nil : label
  }

  /// Names of properties and parameters in the double, and words of Swift that cannot be a name.
  private static let taken = Set(
    """
    assets bidResponse body callToAction clicks completion completionHandler configuration delegate extraAssets format
    icon iconURL image imageURL imageURLs images impressions infoCorner load motto network options perform picture
    placement player price request
    show size starRating store text title video videoAspectRatio videoSeconds view watermark advertiser
    as associatedtype break case catch class continue default defer deinit do else enum extension false fileprivate for
    func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat
    rethrows return self static struct subscript super switch throw throws true try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
