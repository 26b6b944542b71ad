import AdapterTool
import VAST

extension AdBreak {
  var json: JSONValue {
    .properties([
      "timeOffset": timeOffset.json,
      "breakTypes": .array(breakTypes.map(\.json)),
      "breakID": breakID.map(JSONValue.string),
      "repeatAfter": repeatAfter?.json,
      "adSource": adSource?.json,
      "trackingEvents": .array(trackingEvents.map(\.json)),
      "extensions": .array(extensions.map(\.json)),
    ])
  }
}

extension AdSource {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "allowMultipleAds": allowMultipleAds.map(JSONValue.bool),
      "followRedirects": followRedirects.map(JSONValue.bool),
      "content": content.json,
    ])
  }
}

extension AdSource.Content {
  fileprivate var json: JSONValue {
    switch self {
    case .vastAdData(let document): .object(["vastAdData": document.json])
    case .adTagURI(let url, let type):
      .properties(["adTagURI": url.json, "templateType": type.map(JSONValue.string)])
    case .customAdData(let text, let type):
      .properties(["customAdData": .string(text), "templateType": type.map(JSONValue.string)])
    case .unreadable(let error): .object(["unreadable": .string("\(error)")])
    }
  }
}

extension BreakTracking {
  fileprivate var json: JSONValue { .object(["event": event.json, "url": url.json]) }
}
