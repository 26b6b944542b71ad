/// What the network answers to one request, and when: decided before anything is scheduled.
struct SampleExchange: Sendable, Hashable {
  enum Answer: Sendable, Hashable {
    case fill(SampleCreative)
    case error(SampleErrorCode)
  }

  var answers: [Answer]
  var latency: Duration

  /// The time from the request to an answer.
  func delay(ofAnswer position: Int) -> Duration {
    latency + .milliseconds(SampleAdUnit.followUpMilliseconds) * position
  }
}

extension SampleInventory {
  /// What the network answers to a request for an ad unit.
  func exchange(forUnit id: String?) -> SampleExchange {
    // Nobody asks a server without an ad unit ID, so that answer needs no time.
    guard let id, !id.isEmpty else { return SampleExchange(answers: [.error(.badRequest)], latency: .zero) }
    guard let unit = unit(id) else {
      return SampleExchange(
        answers: [.error(.badRequest)],
        latency: .milliseconds(SampleAdUnit.defaultLatencyMilliseconds)
      )
    }
    let creative = unit.creative.flatMap { creatives[$0] }
    return SampleExchange(
      answers: unit.answers.map { SampleExchange.Answer($0, creative: creative) },
      latency: .milliseconds(unit.latencyMilliseconds)
    )
  }
}

extension SampleExchange.Answer {
  fileprivate init(_ answer: SampleAdUnit.Answer, creative: SampleCreative?) {
    switch answer {
    case .fill: self = creative.map { .fill($0) } ?? .error(.unknown)
    case .badRequest: self = .error(.badRequest)
    case .unknown: self = .error(.unknown)
    case .networkError: self = .error(.networkError)
    case .noInventory: self = .error(.noInventory)
    }
  }
}
