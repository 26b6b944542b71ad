/// Something that most networks can do, and that a fixture may say its network cannot.
public enum NetworkAbility: String, Sendable, Hashable, CaseIterable, Codable {
  /// Delivers images as addresses, for publishers who load them themselves.
  case imageAddresses
  /// Delivers loaded pictures by itself; without it the adapter has to download them.
  case loadedImages
  /// Delivers several main images.
  case multipleImages
  /// Prefers images of an orientation.
  case imageOrientation
  /// Is told in which corner the AdChoices icon goes.
  case adChoicesPosition
  /// Delivers assets that native ads have no property for.
  case extraAssets
  /// Delivers ads with a video, and reports how it plays.
  case video
  /// Is told of impressions, or counts them.
  case impressions
  /// Is told of clicks, or counts them.
  case clicks
  /// Opens modal screens over the app.
  case screens
  /// Takes the user out of the app.
  case leavingTheApplication
  /// Fails with a code of its own.
  case errorCodes
  /// Delays its answer by a given time.
  case delays
  /// Is given the view that shows the ad, and tells which one.
  case renderedView
}
