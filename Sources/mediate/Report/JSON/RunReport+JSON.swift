import AdMediation
import AdPlatform

extension RunReport {
  /// The document of `mediate run --json`.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "adUnit": .string(adUnit),
      "format": .string(format.name),
      "outcome": .string(ad == nil ? "noFill" : "filled"),
      "attempts": .array(attempts.map(\.json)),
      "ad": ad?.json ?? .null,
      "events": .array(events.map(\.json)),
    ]
    // Rare, and only there when there is something to say.
    if omittedEvents > 0 { values["omittedEvents"] = .integer(omittedEvents) }
    if !unclaimed.isEmpty { values["unclaimedNotifications"] = .array(unclaimed.map(\.json)) }
    return .object(values)
  }
}

extension AttemptReport {
  fileprivate var json: JSONValue {
    .object([
      "className": .string(className),
      "label": .string(label),
      "parameter": .string(parameter),
      "outcome": .string(outcome.rawValue),
      "latencyMilliseconds": .integer(latencyMilliseconds),
      "error": error?.json ?? .null,
      "kind": .string(kind.rawValue),
      "cpm": cpm.map { .number($0) } ?? .null,
      "rankingReason": .string(reason),
    ])
  }
}

extension AdapterFailure {
  fileprivate var json: JSONValue {
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
    case .native(let ad): ad.json
    case .banner(let width, let height): .object(["width": .number(width), "height": .number(height)])
    case .fullScreen(let reward): .object(["reward": reward?.json ?? .null])
    }
  }
}

extension RewardReport {
  fileprivate var json: JSONValue {
    .object(["type": .string(type), "amount": .number(amount), "earned": .bool(isEarned)])
  }
}

extension NativeAdReport {
  fileprivate var json: JSONValue {
    .object([
      "headline": JSONValue(headline),
      "images": images.map { .array($0.map(\.json)) } ?? .null,
      "body": JSONValue(body),
      "icon": icon?.json ?? .null,
      "callToAction": JSONValue(callToAction),
      "starRating": starRating.map { .number($0) } ?? .null,
      "store": JSONValue(store),
      "price": JSONValue(price),
      "advertiser": JSONValue(advertiser),
      "extraAssets": extraAssets.map { .object($0) } ?? .null,
      "mediaContent": .object([
        "hasVideoContent": .bool(mediaContent.hasVideoContent),
        "aspectRatio": .number(mediaContent.aspectRatio),
        "duration": .number(mediaContent.duration),
      ]),
    ])
  }
}

extension ImageReport {
  fileprivate var json: JSONValue {
    switch self {
    case .picture(let width, let height, let scale):
      .object(["pixelWidth": .integer(width), "pixelHeight": .integer(height), "scale": .number(scale)])
    case .address(let url, let scale):
      .object(["url": .string(url), "scale": .number(scale)])
    }
  }
}
