import AdapterTool
import HLS
import VAST

// Documents are what their models encode: keys are the names of the properties, a property without a value is left out,
// and a list is also there when it is empty. Here is what reports add, and what they have in another form.

extension InspectedDocument {
  /// The document of `mediate inspect --json`: all that was read, below the kind of the document.
  var json: JSONValue {
    switch self {
    case .ads(let document): JSONValue(encoding: document)
    case .playlist(.media(let playlist)): .object(["mediaPlaylist": playlist.json])
    case .playlist(.multivariant(let playlist)): JSONValue(encoding: ["multivariantPlaylist": playlist])
    case .assetList(let list): JSONValue(encoding: ["assetList": list])
    }
  }
}

extension Finding {
  /// The warning by its name, with its line, and as a sentence.
  fileprivate var members: [String: JSONValue] {
    [
      "line": .integer(line), "severity": .string(severityName), "kind": .string(name),
      "message": .string(message),
    ]
  }
}

extension Warning: JSONRepresentable {
  /// With the path, and the values of its kind.
  var json: JSONValue {
    var values = members
    values["path"] = .string(path)
    for (label, value) in JSONValue.parts(ofCase: kind).values {
      values[label == "_0" ? kind.nameOfUnlabeledValue : label] = value
    }
    if case .unreadableDocument(let error) = kind {
      values["error"] = .object(["code": .integer(error.code), "message": .string(error.description)])
    }
    return .object(values)
  }
}

extension Warning.Kind {
  var name: String { JSONValue.parts(ofCase: self).name }

  fileprivate var nameOfUnlabeledValue: String {
    switch self {
    case .wrongEncodingName, .missing, .repeated, .unknownElement: "name"
    case .unreadableDocument: "error"
    case .more: "count"
    default: "text"
    }
  }
}

extension PlaylistWarning: JSONRepresentable {
  var json: JSONValue { .object(members) }
}

extension PlaylistWarning.Kind {
  var name: String { JSONValue.parts(ofCase: self).name }
}

extension MediaPlaylist {
  fileprivate var json: JSONValue {
    JSONValue(encoding: self).setting([
      "dateRanges": .array(dateRanges.map(json)), "schedule": interstitialSchedule?.json,
    ])
  }

  /// All that the tag says, where it is, and below `interstitial` what is to be played. Problems are warnings.
  private func json(of range: DateRange) -> JSONValue {
    let interstitial = (try? Interstitial(range)).map {
      JSONValue(encoding: $0).setting([
        "id": nil, "startDate": nil, "endDate": nil, "duration": nil, "plannedDuration": nil, "problems": nil,
      ])
    }
    return JSONValue(encoding: range).setting([
      "time": time(of: range.startDate)?.json, "line": place(ofDateRange: range.id).map { .integer($0.line) },
      "interstitial": interstitial, "problems": nil,
    ])
  }
}

extension InterstitialSchedule {
  /// When the interstitials play on the three timelines, and which do not.
  fileprivate var json: JSONValue {
    JSONValue.object([
      "slots": .array(slots.map(\.json)),
      "dropped": .array(
        dropped.map { .object(["id": .string($0.event.id), "reason": .string($0.reason.words)]) }
      ),
    ])
    .setting(["playoutEnd": playoutEnd?.json, "integratedEnd": integratedEnd?.json])
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
