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
  func exchange(forUnit id: String?, options: SampleRequestOptions) -> SampleExchange {
    // Without an ad unit ID no server is asked, so that this answer takes no time.
    guard let id, !id.isEmpty else { return SampleExchange(answers: [.error(.badRequest)], latency: .zero) }
    guard let unit = unit(id) else { return .refusal(.badRequest) }
    if let refusal = unit.refusal(of: options.format, size: options.bannerSize) { return .refusal(refusal) }
    var creative = unit.creative
    if let response = options.bidResponse {
      guard let bid = SampleBidResponse(response), bid.isFor(unit), creatives[bid.creative] != nil else {
        return .refusal(.badRequest)
      }
      creative = bid.creative
    }
    return SampleExchange(
      answers: unit.answers.map { answer in
        SampleExchange.Answer(answer, creative: creative.flatMap { creatives[$0] })
      },
      latency: .milliseconds(unit.latencyMilliseconds)
    )
  }
}

extension SampleAdUnit {
  /// Why the unit has no ad of this format and this size, if it has none.
  func refusal(of wanted: SampleAdFormat, size wantedSize: SampleBannerSize?) -> SampleErrorCode? {
    guard wanted == format else { return .badRequest }
    guard format == .banner else { return nil }
    guard let wantedSize, wantedSize.isValid else { return .badRequest }
    return size == nil || size == wantedSize ? nil : .noInventory
  }
}

extension SampleExchange {
  fileprivate static func refusal(_ code: SampleErrorCode) -> SampleExchange {
    SampleExchange(answers: [.error(code)], latency: .milliseconds(SampleAdUnit.defaultLatencyMilliseconds))
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
