/// What an ``AdEvent`` tells. The names and raw values are those of the Interactive Media Ads SDK.
///
/// Mirrors `IMAAdEventType`. Source: SDK reference, `IMAAdEvent.h`.
public enum AdEventType: Int, Sendable, Hashable, CaseIterable {
  /// A break of the playlist is due and waits for `start()`; the time is under `kIMAAdBreakTime`.
  case AD_BREAK_READY = 0
  /// A break of the playlist will not show anything.
  case AD_BREAK_FETCH_ERROR
  /// A break has ended for the first time. Dynamic ad insertion only.
  case AD_BREAK_ENDED
  /// A break has begun for the first time. Dynamic ad insertion only.
  case AD_BREAK_STARTED
  /// The stream went from ads to content. Dynamic ad insertion only.
  case AD_PERIOD_ENDED
  /// The stream went from content to ads. Dynamic ad insertion only.
  case AD_PERIOD_STARTED
  /// Nothing is left to play.
  case ALL_ADS_COMPLETED
  /// The viewer opened the advertiser's page.
  case CLICKED
  /// The ad has played to its end.
  case COMPLETE
  /// The cue points of the stream are others now. Dynamic ad insertion only.
  case CUEPOINTS_CHANGED
  /// The viewer closed the picture that an icon opened. Televisions only.
  case ICON_FALLBACK_IMAGE_CLOSED
  /// The viewer tapped an icon.
  case ICON_TAPPED
  /// A quarter of the ad has played.
  case FIRST_QUARTILE
  /// An ad can be played.
  case LOADED
  /// Something went wrong that does not end playing, or was ignored. ``AdEvent/adData`` has a dictionary under
  /// `logData`, with `type`, `errorCode` and `errorMessage`, all of them texts.
  case LOG
  /// Half of the ad has played.
  case MIDPOINT
  /// The ad was halted.
  case PAUSE
  /// The ad goes on.
  case RESUME
  /// The viewer skipped the ad.
  case SKIPPED
  /// The ad has begun to play.
  case STARTED
  /// The stream can be played. Dynamic ad insertion only.
  case STREAM_LOADED
  /// The stream has begun to play. Dynamic ad insertion only.
  case STREAM_STARTED
  /// The viewer tapped the ad.
  case TAPPED
  /// Three quarters of the ad have played.
  case THIRD_QUARTILE
}

extension AdEventType {
  /// The name as it is written: `AD_BREAK_READY`.
  public var name: String { "\(self)" }

  /// The words of the name: `Ad Break Ready`.
  var words: String {
    name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: " ")
  }
}
