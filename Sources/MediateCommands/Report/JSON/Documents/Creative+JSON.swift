import AdapterTool
import VAST

extension Creative {
  var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "adID": adID.map(JSONValue.string),
      "sequence": sequence.map(JSONValue.integer),
      "apiFramework": apiFramework.map(JSONValue.string),
      "universalAdIDs": .array(universalAdIDs.map(\.json)),
      "linear": linear?.json,
      "nonLinearAds": nonLinearAds?.json,
      "companionAds": companionAds?.json,
      "creativeExtensions": .array(creativeExtensions.map(\.json)),
    ])
  }
}

extension UniversalAdID {
  fileprivate var json: JSONValue {
    .properties(["idRegistry": idRegistry.map(JSONValue.string), "value": .string(value)])
  }
}

extension NonLinearAds {
  fileprivate var json: JSONValue {
    .object([
      "nonLinears": .array(nonLinears.map(\.json)),
      "trackingEvents": .array(trackingEvents.map(\.json)),
    ])
  }
}

extension NonLinear {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "expandedWidth": expandedWidth.map(JSONValue.integer),
      "expandedHeight": expandedHeight.map(JSONValue.integer),
      "isScalable": isScalable.map(JSONValue.bool),
      "maintainAspectRatio": maintainAspectRatio.map(JSONValue.bool),
      "minSuggestedDuration": minSuggestedDuration?.json,
      "apiFramework": apiFramework.map(JSONValue.string),
      "resources": .array(resources.map(\.json)),
      "adParameters": adParameters?.json,
      "clickThrough": clickThrough?.json,
      "clickTracking": .array(clickTracking.map(\.json)),
    ])
  }
}

extension CompanionAds {
  fileprivate var json: JSONValue {
    .properties(["required": required?.json, "companions": .array(companions.map(\.json))])
  }
}

extension Companion {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "assetWidth": assetWidth.map(JSONValue.integer),
      "assetHeight": assetHeight.map(JSONValue.integer),
      "expandedWidth": expandedWidth.map(JSONValue.integer),
      "expandedHeight": expandedHeight.map(JSONValue.integer),
      "apiFramework": apiFramework.map(JSONValue.string),
      "adSlotID": adSlotID.map(JSONValue.string),
      "pixelRatio": pixelRatio.json,
      "renderingMode": .string(renderingMode),
      "resources": .array(resources.map(\.json)),
      "adParameters": adParameters?.json,
      "altText": altText.map(JSONValue.string),
      "clickThrough": clickThrough?.json,
      "clickTracking": .array(clickTracking.map(\.json)),
      "trackingEvents": .array(trackingEvents.map(\.json)),
      "creativeExtensions": .array(creativeExtensions.map(\.json)),
    ])
  }
}

extension Resource {
  var json: JSONValue {
    switch self {
    case .staticResource(let url, let type):
      .properties(["staticResource": url.json, "creativeType": type.map(JSONValue.string)])
    case .iFrame(let url): .object(["iFrame": url.json])
    case .html(let text): .object(["html": .string(text)])
    }
  }
}

extension AdParameters {
  var json: JSONValue { .object(["text": .string(text), "isXMLEncoded": .bool(isXMLEncoded)]) }
}

extension Tracking {
  var json: JSONValue {
    .properties(["event": event.json, "offset": offset?.json, "url": url.json])
  }
}

extension Click {
  var json: JSONValue { .properties(["id": id.map(JSONValue.string), "url": url.json]) }
}
