import AdapterTool
import HLS

extension PlaylistWarning {
  /// The warning by its name, with its line, and as a sentence.
  var json: JSONValue {
    .object([
      "line": .integer(line), "severity": .string(severity.rawValue), "kind": .string(kind.name),
      "message": .string(kind.description),
    ])
  }
}

extension PlaylistWarning.Kind {
  /// The name of the case.
  var name: String {
    switch self {
    case .byteOrderMark: "byteOrderMark"
    case .blanksAtStart: "blanksAtStart"
    case .controlCharacter: "controlCharacter"
    case .missingTag: "missingTag"
    case .repeatedTag: "repeatedTag"
    case .misplacedTag: "misplacedTag"
    case .badValue: "badValue"
    case .missingAttribute: "missingAttribute"
    case .badAttribute: "badAttribute"
    case .brokenAttribute: "brokenAttribute"
    case .missingComma: "missingComma"
    case .repeatedAttribute: "repeatedAttribute"
    case .noDuration: "noDuration"
    case .noByteRangeOffset: "noByteRangeOffset"
    case .longSegment: "longSegment"
    case .noURI: "noURI"
    case .undefinedVariable: "undefinedVariable"
    case .repeatedVariable: "repeatedVariable"
    case .noValue: "noValue"
    case .dateRange: "dateRange"
    case .droppedDateRange: "droppedDateRange"
    case .contradiction: "contradiction"
    case .surplusAttribute: "surplusAttribute"
    case .droppedInterstitial: "droppedInterstitial"
    case .more: "more"
    }
  }
}
