import InteractiveMediaAds

/// What a script looks at before it draws: values alone, so that looking costs nothing.
struct AdsManagerSight {
  var isInitialized: Bool
  var isComplete: Bool
  var isInBackground: Bool
  var pictureInPicture: PictureInPictureState
  var isPageOpen: Bool
  var position: Duration
  /// Whether a break waits for the app.
  var isReady: Bool
  /// Whether nothing more is to be done.
  var isOver: Bool
  var hasFetches: Bool
  var hasAnswered: Bool
  /// Whether there was an ad before.
  var hasFormer: Bool
  var hasAd: Bool
  var isAdPlaying: Bool
  var lastCall: AdsManagerEvent.Call?
  var media: SimulatedMedia?
}

extension AdsManagerRun {
  /// How things are.
  var sight: AdsManagerSight {
    AdsManagerSight(
      isInitialized: isInitialized,
      isComplete: isComplete,
      isInBackground: isInBackground,
      pictureInPicture: pictureInPicture,
      isPageOpen: isPageOpen,
      position: position,
      isReady: watch.isReady,
      isOver: watch.isOver || watch.isDestroyed,
      hasFetches: !watch.fetches.isEmpty,
      hasAnswered: answered != nil,
      hasFormer: former != nil,
      hasAd: watch.ad != nil,
      isAdPlaying: watch.ad?.isPlaying == true,
      lastCall: lastCall,
      media: media
    )
  }
}
