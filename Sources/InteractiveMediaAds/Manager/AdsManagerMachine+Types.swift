package import VAST

extension AdsManagerMachine {
  /// What does not change after the ads were loaded.
  package struct Setup {
    /// Those of a playlist; empty for a single response.
    package var breaks: [AdBreak]
    /// Whether breaks of ad rules play by themselves.
    var playsBreaksAutomatically: Bool
    /// Whether ads go on in the background.
    var playsInBackground: Bool
    /// Whether ads play in the content's player, so that they show in its picture-in-picture window.
    var sharesPlayer: Bool

    /// A setup of these parts.
    package init(
      breaks: [AdBreak] = [],
      playsBreaksAutomatically: Bool = true,
      playsInBackground: Bool = false,
      sharesPlayer: Bool = false
    ) {
      self.breaks = breaks
      self.playsBreaksAutomatically = playsBreaksAutomatically
      self.playsInBackground = playsInBackground
      self.sharesPlayer = sharesPlayer
    }
  }

  /// What the app sets when it initializes the manager.
  package struct Rendering {
    var choice = MediaFileChoice()
    /// Breaks at this time of the content and before are not played; nil for all.
    var playsAdsAfter: Duration?
    /// How long the content is.
    var contentLength: ContentLength
    /// Whether there is anything that tells where the content is.
    var hasPlayhead: Bool

    /// These settings, and any media file that can be played.
    package init(
      playsAdsAfter: Duration? = nil,
      contentLength: ContentLength = .unknown,
      hasPlayhead: Bool = true
    ) {
      self.playsAdsAfter = playsAdsAfter
      self.contentLength = contentLength
      self.hasPlayhead = hasPlayhead
    }
  }

  /// What happens to the manager.
  package enum Event {
    /// The app initializes the manager.
    case initialize(Rendering)
    /// The app starts what waits for it.
    case start
    /// The same, called before the window of picture-in-picture was open.
    case startBeforeWindow
    /// The app halts the ad.
    case pause
    /// The app lets the ad go on.
    case resume
    /// App or viewer skip the ad.
    case skip
    /// The app gives up a break.
    case discardAdBreak
    /// The app ends everything.
    case destroy
    /// The viewer taps the ad, or what opens its page.
    case tapped(isClick: Bool)
    /// Ads are to be so loud, from 0 to 1.
    case volume(Float)
    /// The content has come to a position. Not told while a break plays.
    case contentMoved(to: Duration, length: ContentLength)
    /// The content is over.
    case contentCompleted
    /// The ads of a cue, those of each of its breaks; none where a break has none.
    case fetched(BreakSchedule.CueID, [ResolvedResponse])
    /// What becomes of the media of an ad. Late news of an earlier one changes nothing.
    case media(PodAd.ID, PodPlayback.Event)
    /// The media of an ad pauses or resumes, for any reason.
    case mediaHalted(PodAd.ID, Bool)
    /// The window of picture-in-picture opens or closes.
    case pictureInPicture(PictureInPictureState)
    /// The app goes to the background or comes back.
    case background(Bool)
    /// The page of an ad covers the app.
    case page(isOpen: Bool)
  }

  /// What it wants done, in order.
  package enum Effect {
    /// The app hears of an event.
    case announce(AdEventType, PodAd?)
    /// A break can play, and waits for the app. When it is due, in seconds.
    case breakReady(Double)
    /// The app hears that an ad cannot be played.
    case report(AdErrorType, AdErrorCode, String)
    /// A remark that the app can read and need not act on.
    case remark(String, code: AdErrorCode? = nil)
    /// The app is to pause the content.
    case pauseContent
    /// The app is to let the content go on.
    case resumeContent
    /// Asks for the ads of a cue, those of each of its breaks.
    case fetch(BreakSchedule.CueID, [AdBreak])
    /// Does something with an ad.
    case media(PodPlayback.MediaEffect)
    /// Calls URLs that belong to no ad.
    case callForBreak([URLTemplate], VASTErrorCode?)
    /// Calls the URLs of an ad for an error.
    case callForError(PodAd, VASTErrorCode, at: Duration?)
    /// Looks where the content is, or looks no longer.
    case watchContent(Bool)
    /// The event changed nothing. Neither the app nor its delegate hears of it.
    case ignored(Event.Name, IgnoredReason)
  }
}

extension AdsManagerMachine.Effect {
  /// Whether it only says that an event changed nothing.
  package var isIgnored: Bool { if case .ignored = self { true } else { false } }
}

extension AdsManagerMachine.Event {
  /// Which event it is, without its data.
  package enum Name: String, Sendable {
    case initialize, start, pause, resume, skip, discardAdBreak, destroy
    case tapped, volume, contentMoved, contentCompleted, fetched, media, mediaHalted
    case pictureInPicture, background, page
  }

  var name: Name {
    switch self {
    case .initialize: .initialize
    case .start, .startBeforeWindow: .start
    case .pause: .pause
    case .resume: .resume
    case .skip: .skip
    case .discardAdBreak: .discardAdBreak
    case .destroy: .destroy
    case .tapped: .tapped
    case .volume: .volume
    case .contentMoved: .contentMoved
    case .contentCompleted: .contentCompleted
    case .fetched: .fetched
    case .media: .media
    case .mediaHalted: .mediaHalted
    case .pictureInPicture: .pictureInPicture
    case .background: .background
    case .page: .page
    }
  }
}
