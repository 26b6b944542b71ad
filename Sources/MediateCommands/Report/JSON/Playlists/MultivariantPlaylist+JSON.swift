import AdapterTool
import HLS

extension MultivariantPlaylist {
  var json: JSONValue {
    .properties([
      "version": version.map(JSONValue.integer),
      "hasIndependentSegments": .bool(hasIndependentSegments),
      "startPoint": startPoint?.json,
      "variables": .array(variables.map(\.json)),
      "variants": .array(variants.map(\.json)),
      "renditions": .array(renditions.map(\.json)),
      "iFrameStreams": .array(iFrameStreams.map(\.json)),
      "sessionData": .array(sessionData.map(\.json)),
      "sessionKeys": .array(sessionKeys.map(\.json)),
      "contentSteering": contentSteering?.json,
      "warnings": .array(warnings.map(\.json)),
    ])
  }
}

extension VariantStream {
  fileprivate var json: JSONValue {
    .properties([
      "uri": .string(uri),
      "bandwidth": bandwidth.map(JSONValue.integer),
      "averageBandwidth": averageBandwidth.map(JSONValue.integer),
      "resolution": resolution?.json,
      "frameRate": frameRate.map(JSONValue.number),
      "codecs": codecs.map(JSONValue.string),
      "audioGroup": audioGroup.map(JSONValue.string),
      "videoGroup": videoGroup.map(JSONValue.string),
      "subtitlesGroup": subtitlesGroup.map(JSONValue.string),
      "closedCaptionsGroup": closedCaptionsGroup.map(JSONValue.string),
      "attributes": attributes.json,
    ])
  }
}

extension Resolution {
  fileprivate var json: JSONValue { .object(["width": .integer(width), "height": .integer(height)]) }
}

extension Rendition {
  fileprivate var json: JSONValue {
    .properties([
      "type": .string(type),
      "groupID": .string(groupID),
      "name": .string(name),
      "uri": uri.map(JSONValue.string),
      "language": language.map(JSONValue.string),
      "isDefault": .bool(isDefault),
      "isAutoselected": .bool(isAutoselected),
      "isForced": .bool(isForced),
      "attributes": attributes.json,
    ])
  }
}

extension SessionData {
  fileprivate var json: JSONValue {
    .properties([
      "dataID": .string(dataID), "value": value.map(JSONValue.string), "uri": uri.map(JSONValue.string),
      "language": language.map(JSONValue.string),
    ])
  }
}

extension ContentSteering {
  fileprivate var json: JSONValue {
    .properties(["serverURI": .string(serverURI), "pathwayID": pathwayID.map(JSONValue.string)])
  }
}
