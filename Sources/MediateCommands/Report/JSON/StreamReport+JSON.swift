import AdPlatform
import AdapterTool

extension StreamReport {
  /// The document of `mediate stream --json`. Times are in seconds.
  var json: JSONValue {
    .object([
      "stream": .string(stream),
      "content": JSONValue(content),
      "join": .number(join.timeInterval),
      "duration": .number(duration.timeInterval),
      "scheduledBreakCount": .integer(scheduledBreakCount),
      "breakCount": .integer(breakCount),
      "unplayedBreakCount": .integer(unplayedBreakCount),
      "adCount": .integer(startedAdCount),
      "completedAdCount": .integer(completedAdCount),
      "callCount": .integer(callCount),
      "logCount": .integer(logCount),
      "errorCount": .integer(errorCount),
      "failure": JSONValue(failure),
      "timeline": .array(
        entries.map {
          .object([
            "time": .number($0.time.timeInterval),
            "primary": .number($0.position.primary.timeInterval),
            "playout": .number($0.position.playout.timeInterval),
            "integrated": .number($0.position.integrated.timeInterval),
            "kind": .string($0.kind.rawValue),
            "name": .string($0.name),
            "details": JSONValue($0.details),
          ])
        }
      ),
    ])
  }
}
