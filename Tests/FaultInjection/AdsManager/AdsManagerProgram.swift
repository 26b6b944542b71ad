import InteractiveMediaAds
import VAST

/// What an ad server sent, and how the app is set up.
struct AdsManagerProgram {
  var rules: [SimulatedBreak] = []
  var ads: [SimulatedAd] = []
  var substitutes: [SimulatedAd] = []
  var options: Set<AdsManagerEvent.Option> = []

  /// Adds a part. False for an event that is none.
  mutating func take(_ event: AdsManagerEvent) -> Bool {
    switch event {
    case .rule(let simulated): if rules.count < SimulatedBreak.most { rules.append(simulated) }
    case .ad(let ad): ads.append(ad)
    case .substitute(let ad): substitutes.append(ad)
    case .option(let option): options.insert(option)
    default: return false
    }
    return true
  }

  /// Whether the response is a playlist.
  var isRules: Bool { !rules.isEmpty }

  /// Whether all breaks lie at times that are written in the playlist.
  var isPlain: Bool {
    rules.allSatisfy { if case .part = $0.place { false } else { true } }
  }

  /// 60 seconds of content.
  static let contentDuration = Duration.seconds(60)

  /// As far as it is known when the content has come so far.
  func length(at position: Duration) -> ContentLength {
    if options.contains(.knownDuration) { return .known(Self.contentDuration) }
    if options.contains(.live) { return .endless }
    return options.contains(.lateDuration) && position >= .seconds(20)
      ? .known(Self.contentDuration) : .unknown
  }

  /// What the app sets when it initializes the manager.
  var rendering: AdsManagerMachine.Rendering {
    AdsManagerMachine.Rendering(
      playsAdsAfter: options.contains(.playsAdsAfterTen) ? .seconds(10) : nil,
      contentLength: length(at: .zero),
      hasPlayhead: !options.contains(.noPlayhead) || options.contains(.sharesPlayer)
    )
  }

  /// - Parameter change: changes what it is made of.
  func machine(_ change: (inout AdsManagerMachine.Setup) -> Void) -> AdsManagerMachine {
    var setup = AdsManagerMachine.Setup(
      breaks: rules.enumerated().compactMap { $0.element.adBreak(number: $0.offset) },
      playsBreaksAutomatically: !options.contains(.manualBreaks),
      playsInBackground: options.contains(.playsInBackground),
      sharesPlayer: options.contains(.sharesPlayer)
    )
    change(&setup)
    guard !isRules else { return AdsManagerMachine(setup) }
    // Without an ad there is no manager.
    return AdsManagerMachine(setup, response: Self.response(ads.isEmpty ? [.fixed] : ads, substitutes))
  }

  /// What an ad server answers for breaks.
  func responses(_ numbers: [Int], _ answer: AdsManagerEvent.Answer) -> [ResolvedResponse] {
    numbers.map { number in
      switch answer {
      case .ads: return Self.response(rules.indices.contains(number) ? rules[number].ads : [], [])
      case .nothing: return ResolvedResponse()
      case .failure:
        var response = ResolvedResponse()
        response.errors = [ResolutionError(kind: .timeout)]
        return response
      }
    }
  }

  private static func response(_ ads: [SimulatedAd], _ substitutes: [SimulatedAd]) -> ResolvedResponse {
    var response = ResolvedResponse()
    response.pod = ads.enumerated().compactMap { $0.element.resolved(variant: $0.offset) }
    response.substitutes = substitutes.enumerated()
      .compactMap { $0.element.resolved(variant: ads.count + $0.offset) }
    return response
  }
}
