import AdPlatform
import Foundation

extension StyledText {
  /// A row for each asset that the ad has, by its Swift name, and one for those that it has not.
  mutating func add(_ ad: AdReport) {
    addHeading("Ad")
    let rows = ad.rows
    let width = (rows.map(\.name.columns).max() ?? 0) + 2
    for (name, value) in rows {
      guard let value else { continue }
      addHanging([("  " + name.padded(to: width), .faint)], value)
    }
    let missing = rows.filter { $0.value == nil }.map(\.name)
    guard !missing.isEmpty else { return }
    addHanging([("  " + "absent".padded(to: width), .faint)], missing.joined(separator: ", "), .faint)
  }
}

extension AdReport {
  /// What there is to know about the ad, by name; nil for what it does not have.
  var rows: [(name: String, value: String?)] {
    switch self {
    case .native(let ad): ad.rows
    case .banner(let width, let height): [("size", "\(width.short) × \(height.short) points")]
    case .fullScreen(nil): [("screen", "full")]
    case .fullScreen(let reward?):
      [
        ("screen", "full"),
        (
          "reward",
          [reward.amount.short, reward.type.printable(limit: TextLayout.textLimit)].filter { !$0.isEmpty }
            .joined(separator: " ") + (reward.isEarned ? ", earned" : ", not earned")
        ),
      ]
    }
  }
}

extension NativeAdReport {
  /// The assets in the order in which people read an ad.
  var rows: [(name: String, value: String?)] {
    var rows: [(name: String, value: String?)] = [
      ("headline", shown(headline)),
      ("body", shown(body)),
      ("callToAction", shown(callToAction)),
      ("advertiser", shown(advertiser)),
      ("store", shown(store)),
      ("price", shown(price)),
      ("starRating", starRating?.short),
      ("icon", icon?.text),
    ]
    let pictures = images ?? []
    if pictures.isEmpty { rows.append(("images", nil)) }
    for (index, picture) in pictures.enumerated() { rows.append(("images[\(index)]", picture.text)) }
    rows.append(("mediaContent", mediaContent.text))
    for (key, value) in (extraAssets ?? [:]).sorted(by: { $0.key < $1.key }) {
      rows.append(("extraAssets.\(key.printable(limit: 40))", shown(value.plainText)))
    }
    return rows
  }

  private func shown(_ text: String?) -> String? { text?.printable(limit: TextLayout.textLimit) }
}

extension JSONValue {
  /// A text without quotation marks, everything else as JSON.
  fileprivate var plainText: String {
    if case .string(let text) = self { text } else { line }
  }
}

extension ImageReport {
  var text: String {
    switch self {
    case .picture(let width, let height, let scale, file: _): "\(width) × \(height) pixels @\(scale.short)x"
    case .address(let url, let scale): "\(url.printable(limit: TextLayout.textLimit)) @\(scale.short)x"
    }
  }
}

extension MediaReport {
  var text: String {
    guard hasVideoContent else { return "no video" }
    return "video, \(duration.short) s, \(aspectRatio.short):1"
  }
}

extension Double {
  /// With two digits after the point, or as many as there are.
  fileprivate var short: String {
    guard magnitude < 1e9 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
