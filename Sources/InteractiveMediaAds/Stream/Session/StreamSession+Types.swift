import AdPlatform
import Foundation

extension StreamSession {
  /// What happens to the session.
  enum Event {
    /// The app is ready. How old the registration is.
    case initialize(age: Duration)
    /// The app says where a third party's stream is.
    case load(URL, subtitles: [[String: String]])
    /// The video display can play the stream.
    case loaded
    /// The video display cannot play the stream, or not any further; why not.
    case failed(String)
    case metadata(Result<StreamMetadata, StreamError>)
    /// What became of another registration.
    case registered(Result<RegisteredStream, StreamError>)
    case fired(Timer)
    /// The content plays, or what comes before it.
    case streamPlays
    case playback(Playback)
    case tapped(isClick: Bool)
    /// The playhead of an interruption, and how long that lasts.
    case progress(Duration, of: Duration?)
    case destroy
  }

  /// What happens in the player; told in the order in which it happens.
  enum Playback {
    /// The content is interrupted, where it was.
    case began(contentTime: Duration, isPreRoll: Bool)
    /// Media of an interruption plays, from its beginning or from somewhere in it.
    case asset(URL?, fromBeginning: Bool)
    /// Media of an interruption did not play at all; why not, if that is known.
    case lostAsset(URL?, String?)
    /// The playhead has passed an ad event.
    case adEvent(String, at: Duration)
    case halted(Bool)
    /// The content goes on.
    case ended
    case content(ContentPlayback)

    /// The ad event that has come, if it is one.
    var adEventID: String? {
      switch self {
      case .adEvent(let id, _), .content(.adEvent(let id, _)): id
      default: nil
      }
    }
  }

  /// What happens in the content, into which ads may be stitched. Positions are stream times.
  enum ContentPlayback: Hashable {
    /// The playhead has passed an ad event.
    case adEvent(String, at: Duration)
    case played(from: Duration, to: Duration)
    case jumped(to: Duration)
    case halted(Bool)
    /// It has played to its end.
    case ended
    /// It is not in the player any more.
    case left
  }

  enum Timer: Hashable, CaseIterable {
    case poll, registration, expiry, patience
  }

  /// What it wants done, in order.
  enum Effect {
    case announce(AdEventType, StreamAd?)
    /// The app hears that there are other cue points.
    case announceCuepoints
    case progress(StreamAd, at: Duration, period: Duration?)
    /// A remark that the app can read and need not act on.
    case remark(String, code: AdErrorCode? = nil)
    /// The app hears of an error.
    case report(StreamError)
    /// Loads the stream into the video display.
    case load(URL, subtitles: [[String: String]])
    /// Plays what the video display has loaded.
    case play
    /// The session has another name.
    case renamed(String)
    /// Asks for metadata; what is asked already is given up.
    case fetchMetadata(URL)
    case stopFetching
    case register
    /// Tells the ad server of an ad event.
    case verify(URL)
    case open(URL)
    /// Starts a timer, in place of the one of that name.
    case start(Timer, Duration)
    case stop(Timer)
    /// Shows what belongs around an ad.
    case show(StreamAd)
    case hide
    /// The event changed nothing. The app is not told.
    case ignored(Event.Name, IgnoredReason)
  }

  /// One for all of them: where metadata is missing there are many.
  static func remark(onLost lost: [String]) -> [Effect] {
    guard let first = lost.first else { return [] }
    let others = lost.count > 1 ? " and \(lost.count - 1) after it" : ""
    let text =
      "Left out: the ad event “\(first.printable())”\(others), for the stream's metadata does not say what it stands "
      + "for. Check that the pod manifest was requested with this stream's streamId."
    return [.remark(text)]
  }

  static func remark(onLost pod: PodReference, _ reason: String?) -> Effect {
    let why = reason.map { $0.printable() } ?? "It had not loaded when it was to end."
    let text =
      "The pod “\(pod.name.printable())” was not played. \(why) Look at what its manifest's URL answers; the content "
      + "goes on."
    return .remark(text, code: .FAILED_LOADING_AD)
  }
}

extension StreamSession.Event {
  /// Which event it is, without its data.
  enum Name: String {
    case initialize, load, loaded, failed, metadata, registered, fired, streamPlays, playback, tapped
    case progress, destroy
  }

  var name: Name {
    switch self {
    case .initialize: .initialize
    case .load: .load
    case .loaded: .loaded
    case .failed: .failed
    case .metadata: .metadata
    case .registered: .registered
    case .fired: .fired
    case .streamPlays: .streamPlays
    case .playback: .playback
    case .tapped: .tapped
    case .progress: .progress
    case .destroy: .destroy
    }
  }
}
