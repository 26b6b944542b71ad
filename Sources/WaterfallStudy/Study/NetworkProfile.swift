import AdMediation
import AdPlatform

/// How an ad network answers: what a study knows of it.
///
/// Of all requests ``fillRate`` get an ad, each of ``failures`` has its own rate, and all others get the answer that
/// there is no ad.
package struct NetworkProfile: Hashable, Sendable {
  /// An answer that is no ad, or none at all.
  package struct Failure: Hashable, Sendable {
    /// How many requests end so.
    package var rate: Share
    /// The code and the message of the error; nil when the network never answers.
    package var error: Answer.Failure?

    /// A failure of these parts.
    package init(rate: Share, error: Answer.Failure?) {
      self.rate = rate
      self.error = error
    }
  }

  /// What a network does with one request.
  package struct Answer: Hashable, Sendable {
    /// A network's error.
    package struct Failure: Error, Hashable, Sendable {
      /// The network's number for it.
      package var code: Int
      /// What the network says.
      package var message: String

      /// An error of these parts.
      package init(code: Int, message: String) {
        self.code = code
        self.message = message
      }

      /// What a network says that has no ad.
      package static let noInventory = Failure(code: 1, message: "no ad for this request")
    }

    /// What the answer is.
    package enum Content: Hashable, Sendable {
      /// An ad.
      case ad
      /// An error.
      case failure(Failure)
      /// None ever comes.
      case silence
    }

    /// What it is.
    package var content: Content
    /// The time from the request to the answer.
    package var latencyMilliseconds: Int
    /// Whether the user taps the ad.
    package var isTapped: Bool
  }

  /// How many requests get an ad.
  package var fillRate: Share
  /// How long it takes to answer.
  package var latency: LatencyDistribution
  /// What else it answers.
  package var failures: [Failure]
  /// What a thousand impressions bring, in millionths of a dollar; so many billionths does one bring.
  package var cpmMicros: Int
  /// How many of those who see an ad tap it.
  package var clickRate: Share

  /// A network of these figures.
  package init(
    fillRate: Share,
    latency: LatencyDistribution,
    failures: [Failure] = [],
    cpmMicros: Int = 0,
    clickRate: Share = .zero
  ) {
    self.fillRate = fillRate
    self.latency = latency
    self.failures = failures
    self.cpmMicros = cpmMicros
    self.clickRate = clickRate
  }

  /// The answer to one request. Always takes the same count of numbers of the generator, one for each thing that is
  /// decided: networks that differ in one of them differ in nothing else.
  package func answer(from generator: inout SeededGenerator) -> Answer {
    let place = Int(generator.draw(below: UInt64(Share.whole)))
    let latency = latency.draw(from: &generator)
    let tap = Int(generator.draw(below: UInt64(Share.whole)))
    return Answer(
      content: content(at: place),
      latencyMilliseconds: latency,
      isTapped: clickRate.includes(tap)
    )
  }

  private func content(at place: Int) -> Answer.Content {
    guard !fillRate.includes(place) else { return .ad }
    var rest = place - fillRate.billionths
    for failure in failures {
      if failure.rate.includes(rest) { return failure.error.map { .failure($0) } ?? .silence }
      rest -= failure.rate.billionths
    }
    return .failure(.noInventory)
  }
}

extension NetworkProfile.Failure: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case rate, code, message, silent }

  /// Reads `{"rate": 0.05, "code": 2, "message": "…"}` or `{"rate": 0.02, "silent": true}`.
  package init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    let rate = members.requiredShare(.rate)
    let isSilent = members.optional(Bool.self, .silent) == true
    if isSilent {
      for key in [CodingKeys.code, .message] where members.contains(key) {
        members.refuse(key, "a silent network says nothing", "remove this key, or silent")
      }
    }
    let code = isSilent ? nil : members.optional(Int.self, .code)
    let message = isSilent ? nil : members.optional(String.self, .message)
    try members.finish()
    self.rate = rate ?? .zero
    error = isSilent ? nil : .init(code: code ?? 0, message: message ?? "the network failed")
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rate.number, forKey: .rate)
    guard let error else { return try container.encode(true, forKey: .silent) }
    try container.encode(error.code, forKey: .code)
    try container.encode(error.message, forKey: .message)
  }
}
