/// When a break is due.
///
/// Source: VMAP 1.0, `timeOffset`.
public enum BreakOffset: Sendable, Hashable {
  /// Before the content.
  case start
  /// After the content.
  case end
  /// At a time of the content.
  case time(Duration)
  /// At a part of the content's duration, 0 to 100.
  case percent(Double)
  /// At the place with this number, from 1, of those that the content has for ads.
  case position(Int)

  static func reading(_ text: String, in element: Element) -> BreakOffset? {
    for (name, offset) in [("start", BreakOffset.start), ("end", .end)] where text.equalsIgnoringCase(name) {
      if text != name { element.warn(.valueCase(found: text, expected: name)) }
      return offset
    }
    if text.hasPrefix("#") {
      let number = TimeText.digits(text.dropFirst().utf8, atMost: 9)
      return number.flatMap { $0 > 0 ? .position($0) : nil }
    }
    if let percent = TimeText.percent(text) { return .percent(percent) }
    return element.time(text).map(BreakOffset.time)
  }
}

extension BreakOffset: Encodable {
  /// Encodes the time, or a text such as `start`, `25%` or `#1`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .start: try container.encode("start")
    case .end: try container.encode("end")
    case .time(let time): try container.encode(time)
    case .percent(let percent): try container.encode(TimeText.text(ofPercent: percent))
    case .position(let number): try container.encode("#\(number)")
    }
  }
}
