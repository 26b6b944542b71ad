import AdPlatform
package import Foundation

/// An attribute of an element. There is none that takes a script or a style, and none that makes a browser load anything.
package struct Attribute: Sendable {
  let markup: String

  /// - Parameter name: as HTML or SVG spells it. Not for `style`, `on…`, `href` and `src`.
  private init(_ name: StaticString, _ value: String) {
    markup = " \(name)=\"\(value.escaped(limit: HTML.textLimit))\""
  }

  /// Names that the style of the page knows, with spaces between them.
  package static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
  /// A name that is unique in the page. Characters that a link cannot have become hyphens.
  package static func id(_ name: String) -> Attribute { Attribute("id", name.identifier) }
  /// A link to the element of the page with this ``id(_:)``.
  package static func target(_ id: String) -> Attribute { Attribute("href", "#" + id.identifier) }
  /// A link to a web page; nil unless it is one of `http` or `https`.
  package static func link(_ address: String) -> Attribute? {
    guard address.utf8.count <= HTML.textLimit, URL(string: address)?.isWebURL == true else { return nil }
    return Attribute("href", address)
  }
  package static let noReferrer = Attribute("rel", "noreferrer noopener")
  /// The number of columns that a cell spans.
  package static func columns(_ count: Int) -> Attribute { Attribute("colspan", "\(count)") }
  package static let columnHeader = Attribute("scope", "col")
  package static let rowHeader = Attribute("scope", "row")
  package static let groupHeader = Attribute("scope", "rowgroup")
  package static func type(_ name: StaticString) -> Attribute { Attribute("type", "\(name)") }
  package static func value(_ text: String) -> Attribute { Attribute("value", text) }
  package static func placeholder(_ text: String) -> Attribute { Attribute("placeholder", text) }
  package static let isHidden = Attribute("hidden", "")
  package static let isOpen = Attribute("open", "")
  /// Whether the keyboard reaches the element: 0 for yes, -1 for no.
  package static func tabIndex(_ index: Int) -> Attribute { Attribute("tabindex", "\(index)") }
  package static func alternative(_ text: String) -> Attribute { Attribute("alt", text) }
  package static func title(_ text: String) -> Attribute { Attribute("title", text) }
  package static func name(_ text: String) -> Attribute { Attribute("name", text) }
  package static func content(_ text: String) -> Attribute { Attribute("content", text) }
  package static func httpEquivalent(_ name: StaticString) -> Attribute { Attribute("http-equiv", "\(name)") }

  // MARK: For screen readers

  package static func role(_ name: StaticString) -> Attribute { Attribute("role", "\(name)") }
  package static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  package static func labelled(by id: String) -> Attribute { Attribute("aria-labelledby", id.identifier) }
  package static let isDecoration = Attribute("aria-hidden", "true")

  // MARK: For the script of the page

  package static func data(_ name: DataName, _ value: String) -> Attribute {
    Attribute(name.attributeName, value)
  }

  /// What the script of the page reads.
  package enum DataName: Sendable {
    /// A moment or the beginning of a bar, in seconds.
    case start
    /// The end of a bar, in seconds.
    case end
    /// The state of a row, for a filter.
    case state
    /// The ID of the table that a filter filters.
    case filters
    /// The name of a lane.
    case lane
    /// What a button does.
    case action
    /// The title of a cell's column, for narrow windows.
    case column
    /// How a chart writes times.
    case unit

    fileprivate var attributeName: StaticString {
      switch self {
      case .start: "data-start"
      case .end: "data-end"
      case .state: "data-state"
      case .filters: "data-filters"
      case .lane: "data-lane"
      case .action: "data-action"
      case .column: "data-column"
      case .unit: "data-unit"
      }
    }
  }

  // MARK: Pictures

  /// A picture that is part of the page: PNG, JPEG, GIF or WebP.
  package static func picture(_ data: Data, type: PictureType) -> Attribute {
    Attribute(markup: " src=\"data:image/\(type.rawValue);base64,\(data.base64EncodedString())\"")
  }

  /// An icon of nothing, so that no browser asks for one.
  static let noIcon = Attribute(markup: " rel=\"icon\" href=\"data:,\"")

  package enum PictureType: String, Sendable {
    case png, jpeg, gif, webp
  }

  private init(markup: String) { self.markup = markup }

  // MARK: Drawing

  /// A measure in points.
  package static func measure(_ name: Measure, _ points: Double) -> Attribute {
    Attribute(markup: " \(name.rawValue)=\"\(points.plain)\"")
  }

  /// Measures in their order.
  package static func measures(_ measures: KeyValuePairs<Measure, Length>) -> Attribute {
    Attribute(markup: measures.map { " \($0.rawValue)=\"\($1.markup)\"" }.joined())
  }

  /// A literal is a number of points.
  package enum Length: Equatable, Sendable, ExpressibleByIntegerLiteral {
    case points(Double)
    /// Of the drawing.
    case percent(Double)

    package init(integerLiteral points: Int) { self = .points(Double(points)) }

    fileprivate var markup: String {
      switch self {
      case .points(let points): points.plain
      case .percent(let percent): "\(percent.plain)%"
      }
    }
  }

  package enum Measure: String, Sendable {
    case x, y, width, height, x1, y1, x2, y2, cx, cy, r, rx, dx, dy
  }

  /// The outline of a path, in points.
  package static func outline(_ steps: [PathStep]) -> Attribute {
    Attribute(markup: " d=\"\(steps.map(\.markup).joined())\"")
  }

  package enum PathStep: Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case close

    fileprivate var markup: String {
      switch self {
      case .move(let x, let y): "M\(x.plain) \(y.plain)"
      case .line(let x, let y): "L\(x.plain) \(y.plain)"
      case .close: "Z"
      }
    }
  }

  /// The corners of a line or an area, in points.
  package static func points(_ points: [(x: Double, y: Double)]) -> Attribute {
    Attribute(markup: " points=\"\(points.map { "\($0.x.plain),\($0.y.plain)" }.joined(separator: " "))\"")
  }

  /// The part that a drawing shows, stretched to whatever size it has.
  package static func stretched(width: Double, height: Double) -> Attribute {
    Attribute(markup: " viewBox=\"0 0 \(width.plain) \(height.plain)\" preserveAspectRatio=\"none\"")
  }

  /// The part that a drawing shows, at whatever size it has.
  package static func scaled(width: Double, height: Double) -> Attribute {
    Attribute(markup: " viewBox=\"0 0 \(width.plain) \(height.plain)\"")
  }

  /// Which point of a text is at its place.
  package static func anchor(_ anchor: Anchor) -> Attribute { Attribute("text-anchor", anchor.rawValue) }

  package enum Anchor: String, Sendable {
    case start, middle, end

    /// That of a label below a tick, which stays inside the drawing.
    static func ofTick(at percent: Double) -> Anchor { percent < 4 ? .start : percent > 94 ? .end : .middle }
  }
}

extension HTML {
  /// A straight line in a drawing.
  static func line(
    _ style: String,
    x1: Attribute.Length,
    x2: Attribute.Length,
    y1: Attribute.Length,
    y2: Attribute.Length
  ) -> HTML {
    HTML(.line, .class(style), .measures([.x1: x1, .x2: x2, .y1: y1, .y2: y2]))
  }
}

extension String {
  /// The text as the name of an element, which a link can have.
  fileprivate var identifier: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_")
      result.unicodeScalars.append(isPlain ? scalar : "-")
    }
  }
}

extension Double {
  /// The number with at most three decimals; 0 for a value that is not finite or is too large.
  package var plain: String {
    guard isFinite, magnitude < 1e12 else { return "0" }
    let thousandths = Int((self * 1000).rounded())
    let whole = "\(thousandths < 0 ? "-" : "")\((thousandths / 1000).magnitude)"
    let fraction = (thousandths % 1000).magnitude
    guard fraction != 0 else { return whole }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
