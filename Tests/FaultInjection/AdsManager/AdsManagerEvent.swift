package import InteractiveMediaAds

/// What happens around an ads manager, in the order in which it does.
///
/// First comes what the ad server sent and how the app is set up: ``rule(_:)``, ``ad(_:)``, ``substitute(_:)`` and
/// ``option(_:)``. Later these change nothing.
package enum AdsManagerEvent: Sendable, Hashable {
  /// A break of the playlist.
  case rule(SimulatedBreak)
  /// An ad of the response, where it is not a playlist.
  case ad(SimulatedAd)
  /// An ad that stands in for one that breaks.
  case substitute(SimulatedAd)
  /// How the app is set up.
  case option(Option)
  /// What the app calls.
  case app(Call)
  /// Time passes: so many milliseconds.
  case time(Int)
  /// The viewer seeks the content to so many seconds.
  case seek(Int)
  /// The app goes to the background, or comes back.
  case background(Bool)
  /// The window of picture-in-picture opens or closes.
  case pictureInPicture(PictureInPictureState)
  /// The viewer taps the ad.
  case tap
  /// The viewer taps “Learn More”.
  case click
  /// The viewer closes the page of the ad.
  case closePage
  /// The viewer halts the player, or lets it go on.
  case viewerHalts(Bool)
  /// An ad server answers the oldest request.
  case answer(Answer)
  /// An ad server answers a request that is over.
  case answerAgain
  /// The media of the ad has news, as it can have now.
  case media(News)
  /// The media of the ad has news, be it possible or not.
  case stray(News)
  /// The media of an ad that is over has news.
  case late(News)

  /// How an app is set up. Without them breaks play by themselves, ads have a player of their own and halt in the
  /// background, and the duration of the content is unknown.
  package enum Option: String, Sendable, Hashable, CaseIterable {
    case manualBreaks = "breaks wait for the app"
    case playsInBackground = "ads play in the background"
    case sharesPlayer = "ads play in the content's player"
    case knownDuration = "the content's duration is known"
    case lateDuration = "the content's duration is known from 20 s on"
    case live = "the content is live"
    case playsAdsAfterTen = "no breaks in the first 10 s"
    case opensPagesInside = "pages cover the app"
    /// Nothing tells where the content is.
    case noPlayhead = "no playhead"
  }

  /// What an app calls.
  package enum Call: String, Sendable, Hashable, CaseIterable {
    case initialize, start, pause, resume, skip, discard, contentComplete, mute, unmute, destroy
  }

  /// How an ad server answers.
  package enum Answer: String, Sendable, Hashable, CaseIterable {
    case ads, nothing, failure
  }

  /// What media does.
  package enum News: Sendable, Hashable {
    /// It can play; nil if its duration in seconds is unknown.
    case loads(Int?)
    case starts, ends, fails, stalls, goesOn
    /// It has come to so many seconds.
    case progresses(Int)
  }
}

extension AdsManagerEvent: TimedEvent, CustomStringConvertible {
  /// How many milliseconds pass.
  package var milliseconds: Int? { if case .time(let milliseconds) = self { milliseconds } else { nil } }

  /// One line.
  package var description: String {
    switch self {
    case .rule(let simulated): "the playlist has \(simulated)"
    case .ad(let ad): "the response has \(ad)"
    case .substitute(let ad): "the response has \(ad) as a substitute"
    case .option(let option): "option: \(option.rawValue)"
    case .app(let call): "the app calls \(call.rawValue)"
    case .time(let milliseconds): "\(Double(milliseconds) / 1_000) s pass"
    case .seek(let seconds): "the viewer seeks to \(seconds) s"
    case .background(let isInBackground):
      isInBackground ? "the app goes to the background" : "the app comes back"
    case .pictureInPicture(.opening): "the window of picture-in-picture is about to open"
    case .pictureInPicture(.open): "the window of picture-in-picture is open"
    case .pictureInPicture(.closing): "the window of picture-in-picture is about to close"
    case .pictureInPicture(.closed): "the window of picture-in-picture has closed, or has not opened"
    case .tap: "the viewer taps the ad"
    case .click: "the viewer taps “Learn More”"
    case .closePage: "the viewer closes the page"
    case .viewerHalts(let halts): halts ? "the viewer halts the player" : "the viewer lets the player go on"
    case .answer(.ads): "the ad server answers with its ads"
    case .answer(.nothing): "the ad server answers without ads"
    case .answer(.failure): "the ad server fails"
    case .answerAgain: "the ad server answers again"
    case .media(let news): "the media \(news)"
    case .stray(let news): "out of order, the media \(news)"
    case .late(let news): "too late, the media of an earlier ad \(news)"
    }
  }
}

extension AdsManagerEvent.News: CustomStringConvertible {
  /// What the media does, as the end of a sentence.
  package var description: String {
    switch self {
    case .loads(let seconds): "loads" + (seconds.map { ", \($0) s long" } ?? ", of unknown length")
    case .starts: "starts"
    case .ends: "ends"
    case .fails: "fails"
    case .stalls: "halts for want of data"
    case .goesOn: "goes on"
    case .progresses(let seconds): "has come to \(seconds) s"
    }
  }
}
