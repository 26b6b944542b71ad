import AdPlatform
import AdapterTool
import Foundation
import HLS
import VAST

// What reports say of values, in one line each.

/// Those texts that there are.
func phrase(_ texts: String?..., by separator: String = " ") -> String {
  texts.compactMap(\.self).joined(separator: separator)
}

/// A text, or nil where it does not hold.
func when(_ condition: Bool, _ text: @autoclosure () -> String) -> String? { condition ? text() : nil }

/// `640 × 360`, or nil if both are unknown.
func size(_ width: Int?, _ height: Int?) -> String? {
  guard width != nil || height != nil else { return nil }
  return "\(width.map(String.init) ?? "?") × \(height.map(String.init) ?? "?")"
}

func words(_ click: Click) -> String { phrase(click.id, click.url.text) }

/// What is shown and where it is.
func words(_ resource: Resource) -> String {
  switch resource {
  case .staticResource(let url, let type): phrase(type, url.text)
  case .iFrame(let url): "frame \(url.text)"
  case .html(let text): "HTML \(text)"
  }
}

/// `0:05` or `25%`.
func words(_ offset: TimeOffset) -> String {
  switch offset {
  case .time(let time): time.clock
  case .percent(let percent): "\(JSONValue.number(percent).line)%"
  }
}

func words(_ control: SkipControl) -> String {
  phrase(
    control.offset.map { "after \($0.clock)" },
    control.duration.map { "for \($0.clock)" },
    control.labelID.map { "label \($0)" },
    by: ", "
  )
}

func words(_ point: StartPoint) -> String {
  let time = point.timeOffset
  let place = time < .zero ? "\((.zero - time).clock) before the end" : "at \(time.clock)"
  return place + (point.isPrecise ? ", precisely" : "")
}

func words(_ variable: Variable) -> String { "\(variable.name): \(variable.value ?? "not known")" }

func words(_ key: EncryptionKey) -> String { "\(key.method), \(key.keyFormat)" }

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension Collection {
  /// What is made of the elements and their numbers: `1 of 3`.
  func numbered<Value>(_ value: (Element, String) -> Value) -> [Value] {
    enumerated().map { value($0.element, "\($0.offset + 1) of \(count)") }
  }
}
