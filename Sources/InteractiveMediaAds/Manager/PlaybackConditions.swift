/// What an ads manager knows of the app and the viewer in every state: how loud ads are, and what keeps them from running.
struct PlaybackConditions: Equatable {
  private let playsInBackground: Bool
  private let sharesPlayer: Bool
  /// From 0 to 1.
  var volume: Float = 1
  var isInBackground = false
  /// Whether the page of an ad covers the app.
  var isPageOpen = false
  var pictureInPicture = PictureInPictureState.closed

  init(_ setup: AdsManagerMachine.Setup) {
    playsInBackground = setup.playsInBackground
    sharesPlayer = setup.sharesPlayer
  }

  /// Takes in what an event says of app and viewer.
  ///
  /// - Returns: whether that changes anything.
  mutating func take(_ event: AdsManagerMachine.Event) -> Bool {
    let former = self
    switch event {
    case .background(let isInBackground): self.isInBackground = isInBackground
    case .page(let isOpen): isPageOpen = isOpen
    case .volume(let volume): self.volume = volume
    case .pictureInPicture(let window): pictureInPicture = window
    default: break
    }
    return self != former
  }

  /// Whether the window is open, opens or closes: no ad starts.
  var isInPictureInPicture: Bool { pictureInPicture != .closed }

  /// Whether an ad that plays halts.
  var holdAds: Bool {
    isPageOpen || (isInBackground && !playsInBackground) || (isInPictureInPicture && !sharesPlayer)
  }
}
