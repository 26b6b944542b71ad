import VAST

/// The ads of a break, from the moment at which all of them are known.
struct LoadedBreak {
  /// What it wants done, in order.
  enum Effect {
    /// The app hears of an event.
    case announce(AdEventType, PodAd)
    /// A remark that the app can read and need not act on.
    case remark(String, code: AdErrorCode?)
    /// Does something with an ad.
    case media(PodPlayback.MediaEffect)
    /// Calls the URLs of an ad for an error.
    case callForError(PodAd, VASTErrorCode, at: Duration?)
    /// Nothing is left. The last effect of a break.
    case ended(Outcome)
    /// The event changed nothing.
    case ignored(IgnoredReason)
  }

  /// What became of a break.
  struct Outcome {
    /// How many ads were shown, be it in part.
    let shown: Int
    /// How many of them were shown until they ended or were skipped.
    let whole: Int
    /// The last error of an ad.
    let lastError: AdFailure?
  }

  /// Why an ad could not be played.
  struct AdFailure {
    let code: VASTErrorCode
    let message: String
  }

  private var playback: PodPlayback
  private var lastError: AdFailure?
  private let errors: [ResolutionError]

  init(_ responses: [ResolvedResponse], pod: PodAd.Pod, choice: MediaFileChoice) {
    playback = PodPlayback(
      responses.flatMap(\.pod),
      substitutes: responses.flatMap(\.substitutes),
      pod: pod,
      choice: choice
    )
    errors = responses.flatMap(\.errors)
  }

  /// The ad that comes first, is loaded or plays.
  var current: PodAd? { playback.current }

  /// Finds the first ad that can be played. Announces it last; if there is none, the break has ended.
  mutating func prepare() -> [Effect] {
    errors.map { .remark($0.description, code: AdErrorCode($0.code)) } + handle(.prepare)
  }

  mutating func handle(_ event: PodPlayback.Event) -> [Effect] {
    var effects: [Effect] = []
    for effect in playback.handle(event) {
      switch effect {
      case .announce(let type, let ad): effects.append(.announce(type, ad))
      case .remark(let text): effects.append(.remark(text, code: nil))
      case .media(let effect): effects.append(.media(effect))
      case .broke(let ad, let code, let message, let position):
        lastError = AdFailure(code: code, message: message)
        effects.append(.callForError(ad, code, at: position))
        effects.append(.remark(message, code: AdErrorCode(code)))
      case .finished(let shown, let whole):
        effects.append(.ended(Outcome(shown: shown, whole: whole, lastError: lastError)))
      case .ignored(let reason): effects.append(.ignored(reason))
      }
    }
    return effects
  }
}
