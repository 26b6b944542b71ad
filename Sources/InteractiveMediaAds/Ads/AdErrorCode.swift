/// What went wrong, as the app is told. The names and numbers are those of the Interactive Media Ads SDK; what ad
/// servers are told has a table of its own, the `[ERRORCODE]` of VAST.
///
/// Mirrors `IMAErrorCode`. Source: SDK reference, `IMAAdError.h`.
public enum AdErrorCode: Int, Sendable, Hashable, CaseIterable {
  /// The response is no ad response that can be read.
  case VAST_MALFORMED_RESPONSE = 100
  /// The ad is of a kind that cannot be shown here.
  case VAST_TRAFFICKING_ERROR = 200
  /// A response did not come, or not in time: 8 seconds for the first, 4 for each that a wrapper points at.
  case VAST_LOAD_TIMEOUT = 301
  /// There are more wrappers than ``Settings/maxRedirects`` allows.
  case VAST_TOO_MANY_REDIRECTS = 302
  /// A wrapper points at what does not exist or has no ad.
  case VAST_INVALID_URL = 303
  /// The ad could not be played.
  case VIDEO_PLAY_ERROR = 400
  /// The ad's media did not load in time: see ``AdsRenderingSettings/loadVideoTimeout``.
  case VAST_MEDIA_LOAD_TIMEOUT = 402
  /// None of the ad's media files can be played here.
  case VAST_LINEAR_ASSET_MISMATCH = 403
  /// A companion could not be shown.
  case COMPANION_AD_LOADING_FAILED = 603
  /// Something else.
  case UNKNOWN_ERROR = 900
  /// The playlist of breaks cannot be read.
  case PLAYLIST_MALFORMED_RESPONSE = 1004
  /// The ad server cannot be reached, or answers with an error.
  case FAILED_TO_REQUEST_ADS = 1005
  /// The app does not listen for what it has to act on.
  case REQUIRED_LISTENERS_NOT_ADDED = 1006
  /// The response has nothing to show.
  case VAST_ASSET_NOT_FOUND = 1007
  /// The view for ads cannot be seen.
  case ADSLOT_NOT_VISIBLE = 1008
  /// The response has no ad.
  case VAST_EMPTY_RESPONSE = 1009
  /// The ad could not be loaded.
  case FAILED_LOADING_AD = 1010
  /// The stream could not be set up.
  case STREAM_INITIALIZATION_FAILED = 1020
  /// A method was called with arguments that have no meaning.
  case INVALID_ARGUMENTS = 1101
  /// A method was called that cannot be called now.
  case API_ERROR = 1102
  /// The system is too old.
  case OS_RUNTIME_TOO_OLD = 1103
  /// Another ads manager still plays in the same place.
  case VIDEO_ELEMENT_USED = 1201
  /// There is nothing to play in.
  case VIDEO_ELEMENT_REQUIRED = 1202
  /// The response is a playlist, and the request has neither content playhead nor player.
  case CONTENT_PLAYHEAD_MISSING = 1205
}
