import InteractiveMediaAds

extension AdsManagerRun {
  /// Lets everything that is under way come to its end, as a patient viewer does: comes back to the app, closes pages,
  /// and watches the ads and the content to their ends. A break that waits for the app to start it is not started.
  mutating func end() throws(BrokenInvariant) {
    guard isInitialized, !watch.isDestroyed else { return }
    try take(.pictureInPicture(.closed))
    try take(.background(false))
    try take(.closePage)
    try take(.app(.resume))
    try take(.viewerHalts(false))
    for _ in 0..<Self.mostSteps {
      guard try step() else { return try checkEnd() }
    }
    throw BrokenInvariant(.completesAlways, "after \(Self.mostSteps) more events there is no end")
  }

  /// Far more than all content and all ads of a playlist take.
  private static var mostSteps: Int { 2_000 }

  /// Something that goes on by itself. False if nothing does.
  private mutating func step() throws(BrokenInvariant) -> Bool {
    if !watch.fetches.isEmpty {
      try take(.answer(.ads))
    } else if let media, !media.isOver {
      if !media.isLoaded {
        try take(.media(.loads(nil)))
      } else if !media.wantsToPlay {
        return false
      } else if !media.hasStarted {
        try take(.media(.starts))
      } else {
        if media.isStalled { try take(.media(.goesOn)) }
        try take(.media(.ends))
      }
    } else if watch.isWatching, !watch.isContentHeld, position < AdsManagerProgram.contentDuration {
      try take(.time(1_000))
    } else if program.isRules, !isComplete {
      try take(.app(.contentComplete))
    } else {
      return false
    }
    return true
  }

  private func checkEnd() throws(BrokenInvariant) {
    if watch.isContentHeld { throw BrokenInvariant(.resumesAlways, "it is paused, and nothing goes on") }
    if !watch.isOver, !watch.isReady {
      throw BrokenInvariant(.completesAlways, "nothing is left to play, and it has not come")
    }
  }
}
