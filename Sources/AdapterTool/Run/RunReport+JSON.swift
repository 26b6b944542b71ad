import AdMediation
import AdPlatform

extension RunReport {
  /// The document of `run --json`.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "adUnit": .string(adUnit),
      "format": .string(format.name),
      "outcome": .string(ad == nil ? "noFill" : "filled"),
      "attempts": JSONValue(encoding: attempts, writesNull: true),
      "ad": ad?.json ?? .null,
      "events": .array(events.map(\.json)),
    ]
    // Rare, and only there when there is something to say.
    if omittedEvents > 0 { values["omittedEvents"] = .integer(omittedEvents) }
    if !notAsked.isEmpty { values["notAsked"] = .array(notAsked.map { .string($0) }) }
    if !unclaimed.isEmpty { values["unclaimedNotifications"] = .array(unclaimed.map(\.json)) }
    return .object(values)
  }
}

extension AdapterFailure: JSONRepresentable, Encodable {
  package var json: JSONValue {
    .object(["domain": .string(domain), "code": .integer(code), "message": .string(message)])
  }
}

extension AdLogEntry {
  /// The event as an object.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "timeMilliseconds": .integer(wholeMilliseconds),
      "name": .string(name),
    ]
    if !details.isEmpty { values["details"] = .object(details.mapValues { .string($0) }) }
    if let anomaly {
      values["anomaly"] = .string(anomaly.explanation)
      values["suppressed"] = .bool(isSuppressed)
    }
    return .object(values)
  }

  /// The time for reports.
  var wholeMilliseconds: Int { Int(time.milliseconds.rounded()) }
}

extension AdReport {
  fileprivate var json: JSONValue {
    switch self {
    case .native(let ad): JSONValue(encoding: ad, writesNull: true)
    case .banner(let width, let height): .object(["width": .number(width), "height": .number(height)])
    case .fullScreen(let reward): .object(["reward": JSONValue(encoding: reward)])
    }
  }
}

extension ImageReport: JSONRepresentable, Encodable {
  package var json: JSONValue {
    switch self {
    case .picture(let width, let height, let scale, file: _):
      .object(["pixelWidth": .integer(width), "pixelHeight": .integer(height), "scale": .number(scale)])
    case .address(let url, let scale):
      .object(["url": .string(url), "scale": .number(scale)])
    }
  }
}
