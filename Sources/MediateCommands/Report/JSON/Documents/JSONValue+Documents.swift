import AdPlatform
import AdapterTool
import Foundation
import VAST

// How documents become JSON, for all files of this folder:
// - Keys are the names of the Swift properties; a property without a value is left out, a list is always there.
// - An enumeration with values is an object whose keys are the case and the names of the other values.
// - Durations are numbers of seconds. Where the document may say something else than a time (`start`, `25%`, `#1`,
//   `left`), a number is the time or the pixels, and a text is the document's word.

extension JSONValue {
  /// An object of the values that there are.
  static func properties(_ values: [String: JSONValue?]) -> JSONValue {
    .object(values.compactMapValues { $0 })
  }

  /// A list of texts.
  static func urls(_ urls: [URLTemplate]) -> JSONValue { .array(urls.map(\.json)) }
}

extension URLTemplate {
  var json: JSONValue { .string(text) }
}

extension RawRepresentable<String> {
  /// The document's word.
  var json: JSONValue { .string(rawValue) }
}

extension TimeOffset {
  var json: JSONValue {
    switch self {
    case .time(let time): time.json
    case .percent(let percent): .string("\(JSONValue.number(percent).line)%")
    }
  }
}

extension BreakOffset {
  var json: JSONValue {
    switch self {
    case .start: .string("start")
    case .end: .string("end")
    case .time(let time): time.json
    case .percent(let percent): TimeOffset.percent(percent).json
    case .position(let number): .string("#\(number)")
    }
  }
}
