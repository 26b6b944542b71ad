import AdPlatform
import AdapterTool

extension PlayReport {
  /// The document of `mediate play --json`. Times are in seconds.
  var json: JSONValue {
    .object([
      "adTag": JSONValue(adTag),
      "contentDuration": .number(contentDuration.timeInterval),
      "breakCount": .integer(breakCount),
      "adCount": .integer(startedAdCount),
      "callCount": .integer(callCount),
      "failure": JSONValue(failure),
      "timeline": .array(
        entries.map {
          .object([
            "time": .number($0.time.timeInterval),
            "content": .number($0.content.timeInterval),
            "kind": .string($0.kind.rawValue),
            "name": .string($0.name),
            "details": JSONValue($0.details),
          ])
        }
      ),
    ])
  }
}
