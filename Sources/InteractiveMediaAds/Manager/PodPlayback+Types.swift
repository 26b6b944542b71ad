package import VAST

extension PodPlayback {
  /// What happens to it.
  package enum Event {
    /// Says which ad comes first, and loads nothing yet.
    case prepare
    /// Loads and plays. How loud ads are, from 0 to 1, and whether the media is held.
    case begin(volume: Float, isHeld: Bool)
    /// The media can be played.
    case loaded(duration: Duration?)
    /// The first picture is on the screen.
    case started
    /// The media has come so far: told five times a second.
    case progressed(to: Duration)
    /// The media has come to a point that was to be watched for.
    case reached(Duration)
    /// It is over.
    case ended
    /// It cannot be played, or not any further.
    case failed(VASTErrorCode, String)
    /// Pauses or resumes the media: because the app asked for it, or because the viewer cannot see it.
    case hold(Bool)
    /// Leaves the ad for the next one, if it may be skipped.
    case skip
    /// The viewer taps the ad. Clicking is what opens the page.
    case tapped(isClick: Bool)
    /// Ads are so loud now, from 0 to 1.
    case volume(Float)
    /// The break is given up.
    case stop
  }

  /// What it wants done.
  enum Effect {
    /// Something for the ads manager.
    case perform(AdsManagerMachine.Effect)
    /// Nothing is left. The last effect.
    case ended(Outcome)
    /// The event changed nothing.
    case ignored(IgnoredReason)

    static func announce(_ type: AdEventType, _ ad: PodAd) -> Self { .perform(.announce(type, ad)) }
    static func media(_ effect: MediaEffect) -> Self { .perform(.media(effect)) }
    static func remark(_ text: String, code: AdErrorCode? = nil) -> Self {
      .perform(.remark(text, code: code))
    }
  }

  /// What became of a pod.
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

  /// What is to be done with an ad and its media.
  package enum MediaEffect {
    /// Loads the media, in place of what is there; it fails by itself if that takes too long.
    case load(PodAd)
    /// Plays the media, as soon as it can be.
    case play
    /// Halts the media.
    case pause
    /// Takes the media away: nothing more plays.
    case clear
    /// Wants to know when the media reaches these points.
    case watch([Duration])
    /// Calls tracking URLs, with where the ad is at the moment of the call.
    case call([URLTemplate])
    /// Calls the URLs of verifications that are not executed, and why.
    case callForVerifications([URLTemplate], reason: Int)
    /// The app hears how far the ad is.
    case progress(Duration, of: Duration)
    /// The ad has played for so long that it counts as seen, if it is on the screen.
    case countView(PodAd)
    /// Opens the page of an ad.
    case open(URLTemplate, PodAd)
  }
}
