import AdapterTool
import VAST

extension Linear {
  var json: JSONValue {
    .properties([
      "skipOffset": skipOffset?.json,
      "duration": duration?.json,
      "mediaFiles": .array(mediaFiles.map(\.json)),
      "mezzanines": .array(mezzanines.map(\.json)),
      "interactiveCreativeFiles": .array(interactiveCreativeFiles.map(\.json)),
      "closedCaptionFiles": .array(closedCaptionFiles.map(\.json)),
      "adParameters": adParameters?.json,
      "trackingEvents": .array(trackingEvents.map(\.json)),
      "videoClicks": videoClicks.json,
      "icons": .array(icons.map(\.json)),
    ])
  }
}

extension MediaFile {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "delivery": delivery?.json,
      "type": type.map(JSONValue.string),
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "codec": codec.map(JSONValue.string),
      "bitrate": bitrate.map(JSONValue.integer),
      "minBitrate": minBitrate.map(JSONValue.integer),
      "maxBitrate": maxBitrate.map(JSONValue.integer),
      "isScalable": isScalable.map(JSONValue.bool),
      "maintainAspectRatio": maintainAspectRatio.map(JSONValue.bool),
      "apiFramework": apiFramework.map(JSONValue.string),
      "fileSize": fileSize.map(JSONValue.integer),
      "mediaType": .string(mediaType),
      "url": url.json,
    ])
  }
}

extension Mezzanine {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "delivery": delivery?.json,
      "type": type.map(JSONValue.string),
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "codec": codec.map(JSONValue.string),
      "fileSize": fileSize.map(JSONValue.integer),
      "mediaType": .string(mediaType),
      "url": url.json,
    ])
  }
}

extension InteractiveCreativeFile {
  fileprivate var json: JSONValue {
    .properties([
      "type": type.map(JSONValue.string),
      "apiFramework": apiFramework.map(JSONValue.string),
      "isDurationVariable": isDurationVariable.map(JSONValue.bool),
      "url": url.json,
    ])
  }
}

extension ClosedCaptionFile {
  fileprivate var json: JSONValue {
    .properties([
      "type": type.map(JSONValue.string),
      "language": language.map(JSONValue.string),
      "url": url.json,
    ])
  }
}

extension VideoClicks {
  fileprivate var json: JSONValue {
    .properties([
      "clickThrough": clickThrough?.json,
      "clickTracking": .array(clickTracking.map(\.json)),
      "customClicks": .array(customClicks.map(\.json)),
    ])
  }
}

extension Icon {
  fileprivate var json: JSONValue {
    .properties([
      "program": program.map(JSONValue.string),
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "xPosition": xPosition?.json,
      "yPosition": yPosition?.json,
      "offset": offset?.json,
      "duration": duration?.json,
      "apiFramework": apiFramework.map(JSONValue.string),
      "pixelRatio": pixelRatio.json,
      "altText": altText.map(JSONValue.string),
      "hoverText": hoverText.map(JSONValue.string),
      "resources": .array(resources.map(\.json)),
      "viewTracking": .urls(viewTracking),
      "clickThrough": clickThrough?.json,
      "clickTracking": .array(clickTracking.map(\.json)),
      "clickFallbackImages": .array(clickFallbackImages.map(\.json)),
    ])
  }
}

extension Icon.XPosition {
  fileprivate var json: JSONValue {
    switch self {
    case .left: .string("left")
    case .right: .string("right")
    case .pixels(let count): .integer(count)
    }
  }
}

extension Icon.YPosition {
  fileprivate var json: JSONValue {
    switch self {
    case .top: .string("top")
    case .bottom: .string("bottom")
    case .pixels(let count): .integer(count)
    }
  }
}

extension IconClickFallbackImage {
  fileprivate var json: JSONValue {
    .properties([
      "width": width.map(JSONValue.integer),
      "height": height.map(JSONValue.integer),
      "altText": altText.map(JSONValue.string),
      "resource": resource?.json,
    ])
  }
}
