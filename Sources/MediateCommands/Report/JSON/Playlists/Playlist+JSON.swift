import AdPlatform
import AdapterTool
import Foundation
import HLS

// Spelled as the documents of the folder beside this one: keys are the names of the properties. Dates are texts in the
// form of EXT-X-PROGRAM-DATE-TIME.

extension Playlist {
  /// The document of `mediate inspect --json`: all that was read, below `mediaPlaylist` or `multivariantPlaylist`.
  var json: JSONValue {
    switch self {
    case .media(let playlist): .object(["mediaPlaylist": playlist.json])
    case .multivariant(let playlist): .object(["multivariantPlaylist": playlist.json])
    }
  }
}

extension MediaPlaylist {
  fileprivate var json: JSONValue {
    var values: [String: JSONValue?] = [
      "version": version.map(JSONValue.integer),
      "targetDuration": targetDuration?.json,
      "mediaSequence": .integer(mediaSequence),
      "discontinuitySequence": .integer(discontinuitySequence),
      "playlistType": playlistType?.json,
      "hasEnd": .bool(hasEnd),
      "isIFramesOnly": .bool(isIFramesOnly),
      "hasIndependentSegments": .bool(hasIndependentSegments),
      "startPoint": startPoint?.json,
      "startDate": startDate.map { .string($0.isoText) },
      "totalDuration": totalDuration.json,
      "partTargetDuration": partTargetDuration?.json,
      "allowsCache": allowsCache.map(JSONValue.bool),
    ]
    values["serverControl"] = serverControl?.json
    values["skip"] = skip?.json
    values["variables"] = .array(variables.map(\.json))
    values["segments"] = .array(segments.map(\.json))
    values["trailingParts"] = .array(trailingParts.map(\.json))
    values["preloadHints"] = .array(preloadHints.map(\.json))
    values["renditionReports"] = .array(renditionReports.map(\.json))
    values["dateRanges"] = .array(dateRanges.map { $0.json(in: self) })
    values["schedule"] = interstitialSchedule?.json
    values["warnings"] = .array(warnings.map(\.json))
    return .properties(values)
  }
}

extension MediaSegment {
  fileprivate var json: JSONValue {
    .properties([
      "uri": .string(uri),
      "duration": duration.json,
      "startTime": startTime.json,
      "mediaSequence": .integer(mediaSequence),
      "discontinuitySequence": .integer(discontinuitySequence),
      "title": title.map(JSONValue.string),
      "programDateTime": programDateTime.map { .string($0.isoText) },
      "hasDiscontinuity": .bool(hasDiscontinuity),
      "isGap": .bool(isGap),
      "byteRange": byteRange?.json,
      "map": map?.json,
      "keys": .array(keys.map(\.json)),
      "bitrate": bitrate.map(JSONValue.integer),
      "parts": .array(parts.map(\.json)),
      "unknownTags": .array(unknownTags.map(JSONValue.string)),
      "line": .integer(line),
    ])
  }
}

extension PartialSegment {
  fileprivate var json: JSONValue {
    .properties([
      "uri": .string(uri), "duration": duration.json, "isIndependent": .bool(isIndependent),
      "isGap": .bool(isGap),
      "byteRange": byteRange?.json,
    ])
  }
}

extension ByteRange {
  fileprivate var json: JSONValue { .object(["length": .integer(length), "offset": .integer(offset)]) }
}

extension InitializationSection {
  fileprivate var json: JSONValue { .properties(["uri": .string(uri), "byteRange": byteRange?.json]) }
}

extension EncryptionKey {
  var json: JSONValue {
    .properties([
      "method": .string(method),
      "uri": uri.map(JSONValue.string),
      "initializationVector": initializationVector.map(JSONValue.string),
      "keyFormat": .string(keyFormat),
      "keyFormatVersions": keyFormatVersions.map(JSONValue.string),
    ])
  }
}

extension StartPoint {
  var json: JSONValue { .object(["timeOffset": timeOffset.json, "isPrecise": .bool(isPrecise)]) }
}

extension Variable {
  var json: JSONValue {
    let source =
      switch source {
      case .value: "value"
      case .multivariantPlaylist: "multivariantPlaylist"
      case .queryParameter: "queryParameter"
      }
    return .properties([
      "name": .string(name), "value": value.map(JSONValue.string), "source": .string(source),
    ])
  }
}

extension ServerControl {
  fileprivate var json: JSONValue {
    .properties([
      "canSkipUntil": canSkipUntil?.json,
      "canSkipDateRanges": .bool(canSkipDateRanges),
      "holdBack": holdBack?.json,
      "partHoldBack": partHoldBack?.json,
      "canBlockReload": .bool(canBlockReload),
    ])
  }
}

extension Skip {
  fileprivate var json: JSONValue {
    .object([
      "skippedSegments": .integer(skippedSegments),
      "recentlyRemovedDateRanges": .array(recentlyRemovedDateRanges.map(JSONValue.string)),
    ])
  }
}

extension PreloadHint {
  fileprivate var json: JSONValue {
    .properties([
      "type": .string(type), "uri": .string(uri), "byteRangeStart": .integer(byteRangeStart),
      "byteRangeLength": byteRangeLength.map(JSONValue.integer),
    ])
  }
}

extension RenditionReport {
  fileprivate var json: JSONValue {
    .properties([
      "uri": .string(uri), "lastMediaSequence": lastMediaSequence.map(JSONValue.integer),
      "lastPart": lastPart.map(JSONValue.integer),
    ])
  }
}
