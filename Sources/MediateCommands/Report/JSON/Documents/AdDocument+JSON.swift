import AdapterTool
import VAST

extension AdDocument {
  /// The document of `mediate inspect --json`: all that was read, below `vast` or `vmap`.
  var json: JSONValue {
    switch self {
    case .vast(let document): .object(["vast": document.json])
    case .vmap(let document): .object(["vmap": document.json])
    }
  }
}

extension VASTDocument {
  var json: JSONValue {
    .properties([
      "version": version.map(JSONValue.string),
      "ads": .array(ads.map(\.json)),
      "errorURLs": .urls(errorURLs),
      "warnings": .array(warnings.map(\.json)),
    ])
  }
}

extension VMAPDocument {
  fileprivate var json: JSONValue {
    .properties([
      "version": version.map(JSONValue.string),
      "adBreaks": .array(adBreaks.map(\.json)),
      "extensions": .array(extensions.map(\.json)),
      "warnings": .array(warnings.map(\.json)),
    ])
  }
}

extension Extension {
  var json: JSONValue { .properties(["type": type.map(JSONValue.string), "xml": .string(xml)]) }
}
