import AdPlatform
import AdapterTool
import Foundation
import HLS

extension DateRange {
  /// All that the tag says; below `interstitial` what is to be played.
  func json(in playlist: MediaPlaylist) -> JSONValue {
    .properties([
      "id": .string(id),
      "cueClass": cueClass.map(JSONValue.string),
      "startDate": .string(startDate.isoText),
      "endDate": endDate.map { .string($0.isoText) },
      "time": playlist.time(of: startDate)?.json,
      "duration": duration?.json,
      "plannedDuration": plannedDuration?.json,
      "endOnNext": .bool(endOnNext),
      "cue": cue.map { .array(words(Cue.allCases, $0)) },
      "attributes": attributes.json,
      "line": playlist.place(ofDateRange: id).map { .integer($0.line) },
      "interstitial": (try? Interstitial(self))?.json,
    ])
  }
}

extension AttributeList {
  /// A list of attributes, which may have one name twice.
  var json: JSONValue { .array(attributes.map(\.json)) }
}

extension AttributeList.Attribute {
  fileprivate var json: JSONValue {
    .object(["name": .string(name), "text": .string(text), "isQuoted": .bool(isQuoted)])
  }
}

extension Interstitial {
  fileprivate var json: JSONValue {
    .properties([
      "asset": asset.json,
      "resumeOffset": resumeOffset?.json,
      "playoutLimit": playoutLimit?.json,
      "snaps": .array(words(Snap.allCases, snaps)),
      "restrictions": .array(words(Restriction.allCases, restrictions)),
      "cues": .array(words(Cue.allCases, cues)),
      "contentMayVary": .bool(contentMayVary),
      "timelineOccupies": timelineOccupies.json,
      "timelineStyle": timelineStyle.json,
      "skipControl": skipControl?.json,
      "clientAttributes": .array(clientAttributes.map(\.json)),
    ])
  }
}

extension Interstitial.Asset {
  fileprivate var json: JSONValue {
    switch self {
    case .uri(let uri): .object(["uri": .string(uri)])
    case .list(let uri): .object(["list": .string(uri)])
    }
  }
}

extension SkipControl {
  var json: JSONValue {
    .properties([
      "offset": offset?.json, "duration": duration?.json, "labelID": labelID.map(JSONValue.string),
    ])
  }
}

extension InterstitialSchedule {
  /// When the interstitials play on the three timelines, and which do not.
  var json: JSONValue {
    .properties([
      "slots": .array(slots.map(\.json)),
      "dropped": .array(
        dropped.map { .object(["id": .string($0.event.id), "reason": .string($0.reason.words)]) }
      ),
      "playoutEnd": playoutEnd?.json,
      "integratedEnd": integratedEnd?.json,
    ])
  }
}

extension InterstitialSchedule.Slot {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(event.id), "start": start.json, "playoutStart": playoutStart.json,
      "integratedStart": integratedStart.json, "duration": duration.json, "resumesAt": resumesAt.json,
    ])
  }
}

private func words<Word: RawRepresentable<String> & Hashable>(_ all: [Word], _ words: Set<Word>)
  -> [JSONValue]
{
  all.filter(words.contains).map(\.json)
}
