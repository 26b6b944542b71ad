import AdPlatform
import AdapterTool
import Foundation
import VAST

extension StyledText {
  /// The columns of a label.
  private static let labelColumns = 18
  /// The most scalars of a line with a URL. Those of ad tags have several hundred.
  private static let urlLimit = 2000

  /// A part of a document: what it is and, in one line, how it is. Texts are made printable here.
  mutating func addPart(_ name: String, _ details: [String?] = [], at depth: Int) {
    let details = details.compactMap { $0?.printable(limit: TextLayout.textLimit) }.joined(separator: ", ")
    let name = name.printable(limit: TextLayout.textLimit)
    let start = [(Self.indent(depth), Style.plain), (name + (details.isEmpty ? "" : ": "), .heading)]
    guard start.map(\.0.columns).reduce(0, +) < TextLayout.width / 2 else {
      addHanging([start[0]], name, .heading)
      if !details.isEmpty { addHanging([(Self.indent(depth + 1), .plain)], details) }
      return
    }
    addHanging(start, details)
  }

  /// A line about a part; none for a value that is not there. Values are made printable here.
  mutating func addRow(_ label: String, _ value: String?, at depth: Int, _ style: Style = .plain) {
    guard let value else { return }
    let label = label.printable(limit: 40).padded(to: Self.labelColumns - 2)
    let start = (Self.indent(depth) + label + "  ", Style.faint)
    // A URL stays in one line, however wide, for it is there to be copied.
    if value.contains("://") { return add(start, (value.printable(limit: Self.urlLimit), style)) }
    addHanging([start], value.printable(limit: TextLayout.textLimit), style)
  }

  /// A line for each value, under one label.
  mutating func addRows(_ label: String, _ values: [String], at depth: Int) {
    for (index, value) in values.enumerated() { addRow(index == 0 ? label : "", value, at: depth) }
  }

  /// Tracking URLs by event, in the order in which the events come first, with their numbers.
  mutating func addTracking(_ tracking: [(event: String, url: URLTemplate)], at depth: Int) {
    guard !tracking.isEmpty else { return }
    addPart("Tracking", ["\(tracking.count) \(tracking.count == 1 ? "URL" : "URLs")"], at: depth)
    var order: [String] = []
    let urls = tracking.reduce(into: [String: [String]]()) { groups, entry in
      if groups[entry.event] == nil { order.append(entry.event) }
      groups[entry.event, default: []].append(entry.url.text)
    }
    for event in order {
      let group = urls[event, default: []]
      addRows(group.count == 1 ? event : "\(event) ×\(group.count)", group, at: depth + 1)
    }
  }

  /// Tracking URLs of a creative.
  mutating func addTracking(_ tracking: [Tracking], at depth: Int) {
    addTracking(
      tracking.map { entry in
        (event: entry.event.rawValue + (entry.offset.map { " \($0.words)" } ?? ""), url: entry.url)
      },
      at: depth
    )
  }

  /// Extensions, by their types: what is in them is for somebody else.
  mutating func add(_ extensions: [Extension], at depth: Int) {
    addRows("extension", extensions.map { $0.type ?? "no type" }, at: depth)
  }

  /// What was tolerated or left out: where, how much it matters, and what.
  mutating func addFinding(line: Int, isError: Bool, kind: String, _ text: String) {
    addHanging(
      [
        ("  line \(line)  ", .plain), (isError ? "error  " : "warning  ", isError ? .bad : .unusual),
        ("\(kind)  ", .plain),
      ],
      text
    )
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension Duration {
  /// As a player's clock shows it: `0:15`, `1:02:03.5`.
  var clock: String {
    let (seconds, attoseconds) = components
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
    let text = shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }
    var fraction = String(1_000_000_000 + attoseconds / 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return text.joined(separator: ":") + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}

extension TimeOffset {
  /// `0:05` or `25%`.
  var words: String {
    switch self {
    case .time(let time): time.clock
    case .percent(let percent): "\(JSONValue.number(percent).line)%"
    }
  }
}

extension Resource {
  /// What is shown and where it is.
  var words: String {
    switch self {
    case .staticResource(let url, let type): [type, url.text].compactMap { $0 }.joined(separator: " ")
    case .iFrame(let url): "frame \(url.text)"
    case .html(let text): "HTML \(text)"
    }
  }
}

extension Click {
  /// The URL, after its name if it has one.
  var words: String { [id, url.text].compactMap { $0 }.joined(separator: " ") }
}

/// `640 × 360`, or nil if both are unknown.
func size(_ width: Int?, _ height: Int?) -> String? {
  guard width != nil || height != nil else { return nil }
  return "\(width.map(String.init) ?? "?") × \(height.map(String.init) ?? "?")"
}
