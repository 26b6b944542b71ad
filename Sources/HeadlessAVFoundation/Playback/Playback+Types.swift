extension Playback {
  typealias SeekID = Int

  enum Event: Sendable {
    /// Another item, or none.
    case replace(PlaybackMedia?)
    case setRate(PlaybackRate)
    /// Go somewhere; beyond the ends counts as there.
    case seek(to: Duration, SeekID)
    case setPausesAtEnd(Bool)
    case observe(ObserverQueue.ID, TimeInterest)
    case stopObserving(ObserverQueue.ID)
    /// The item's playlist has loaded, or has grown.
    case window(MediaWindow)
    /// The item's playlist cannot be loaded.
    case loadingFailed(AVError.Code, reason: String? = nil)
    /// The item has stood still for too long: it counts as one that cannot be played.
    case giveUp(reason: String)
    /// Stop at a position when it is met by playing forward, and be suspended; with nil, nowhere.
    case stop(at: Duration?)
    /// Do not play, whatever the rate.
    case suspend
    /// No longer.
    case proceed
    /// Put the playhead somewhere, at once.
    case move(to: Duration)
    /// ``Playback/wakeTime`` has come.
    case wake
  }

  enum Effect: Hashable, Sendable {
    /// Call these observers with this position.
    case tick([ObserverQueue.ID], Duration)
    case seekEnded(SeekID, finished: Bool)
    case loaded
    case failedToLoad
    case stalled
    case playedToEnd
    case failedToPlayToEnd
    /// The playhead is where it was to stop; playback is suspended.
    case stopped
    /// The playhead came to these by playing.
    case marked([MediaWindow.Mark])
    /// The window slid away from under the playhead, which is where it begins now.
    case slid(from: Duration)
    /// An item was taken out; what comes before is about it, what comes after about its successor.
    case removed(PlaybackMedia)
  }

  enum Phase: Hashable, Sendable {
    /// There is no item.
    case empty
    /// The item becomes ready, or fails, at a time or when its playlist has come; a seek asked for meanwhile ends then.
    case loading(until: Duration?, SeekID?)
    /// The playhead is where it was asked to be, and goes on at a time.
    case seeking(until: Duration, SeekID)
    /// Data is missing until a time.
    case stalled(until: Duration)
    /// A live stream has no more yet.
    case starved
    /// The playhead moves at the rate, from the item's position at this time.
    case ready(since: Duration)
    /// The item cannot be played.
    case failed
  }
}
