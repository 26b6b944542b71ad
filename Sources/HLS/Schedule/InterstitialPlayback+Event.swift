extension InterstitialPlayback {
  /// What happened. The shell tells it, with the time by its clock.
  public enum Event: Sendable {
    /// The events that there are from now on. What plays is not disturbed.
    case setEvents([InterstitialEvent])
    /// The content's timeline: a window slid, an end became known.
    case setTimeline(PrimaryTimeline)
    /// Primary playback is to begin at this time of the content.
    case began(at: Duration)
    /// The content played up to here. The shell stops it exactly at ``InterstitialPlayback/nextStart(from:)``.
    case playheadMoved(to: Duration)
    /// The viewer, or the app, seeks the content from where it is to another time.
    case seek(from: Duration, to: Duration)
    /// The content has ended.
    case primaryEnded
    /// The asset list of the playing event, or of another event, has come.
    ///
    /// - Parameters:
    ///   - durations: of each asset, `nil` if it is not known.
    ///   - from: the offset of the interstitial at which the first asset begins: zero, or the offset that was asked for
    ///     if the server left out what lies before it.
    case assetsLoaded(id: String, durations: [Duration?], from: Duration)
    /// The asset list of the playing event did not come, or could not be read.
    case assetListFailed(id: String)
    /// An asset turns out to last this long. Any event's asset, also while it plays.
    case assetDurationKnown(id: String, index: Int, duration: Duration)
    /// The asset played up to this time of it. Needed before a ``cancel(resumption:)``, and harmless at any time.
    case assetProgress(id: String, index: Int, at: Duration)
    /// The asset played to its end, or to where the machine said (`until`); it was there at this time of the asset.
    case assetEnded(id: String, index: Int, at: Duration)
    /// The asset cannot be played, or not any further than this.
    case assetFailed(id: String, index: Int, at: Duration)
    /// The viewer seeks inside the asset that plays. `from` is where it is.
    case seekInAsset(from: Duration, to: Duration)
    /// The viewer wants this rate while an interstitial plays.
    case rateRequested(Double)
    /// The app ends the interstitial and those that wait for the same time. `nil`: the content goes on as if the
    /// interstitial ended here.
    case cancel(resumption: InterstitialEvent.Resumption?)
  }

  /// What the shell has to do, in this order.
  public enum Effect: Hashable, Sendable {
    /// Suspend the content: this event begins, at this offset. More than zero if playback begins, or content is shown
    /// again, in the range that it replaces.
    case begin(id: String, startOffset: Duration)
    /// Load the asset list. The offset is for `_HLS_start_offset`: more than zero only if playback of a live stream
    /// begins in the event. Answer: ``Event/assetsLoaded(id:durations:from:)`` or ``Event/assetListFailed(id:)``.
    ///
    /// Source: RFC 8216bis, appendix D.4.
    case loadAssets(id: String, startOffset: Duration)
    /// Play this asset from a time of it, and no further than another (`nil`: to its end). Also sent for a seek inside.
    case playAsset(id: String, index: Int, from: Duration, until: Duration?)
    /// The event has ended. Each ``begin(id:startOffset:)`` has exactly one.
    case end(id: String, reason: EndReason)
    /// Put the content to another time. Not sent if it is there already.
    case moveContent(ContentJump)
    /// The content plays on.
    case playContent
    /// The rate of the interstitial is this one.
    case setInterstitialRate(Double)
    /// What was asked for is not done.
    case refuse(Refusal)
    /// Nothing is left: the content and the leave events have ended.
    case finish
  }

  /// How an interstitial ended.
  public enum EndReason: Hashable, Sendable {
    /// It played to its end, or to the point where its last asset that could be played stopped.
    case played
    /// Its playout limit was reached.
    case limitReached
    /// The app cancelled it.
    case cancelled
    /// The viewer sought the content.
    case sought
    /// None of its assets could be played, or its list did not come. The content goes on where it was suspended.
    case failed
    /// It has no assets. The content goes on at its resume offset, which is zero unless it says another.
    case nothingToPlay
    /// The viewer joined so late that nothing was left of it.
    case passedOver
  }

  /// What is not done, and why.
  public enum Refusal: Hashable, Sendable {
    /// A seek of the content over this event, or away from it while it plays.
    case seek(from: Duration, to: Duration, by: String)
    /// A seek forward inside this event.
    case seekInAsset(from: Duration, to: Duration, by: String)
    /// A rate above 1 inside this event.
    case rate(Double, by: String)
    /// A rate that is not a number.
    case unusableRate
    /// Playback has not begun.
    case notBegun
    /// Playback has begun already.
    case alreadyBegun
    /// More content may come: a live stream does not end.
    case contentHasNoEnd
    /// No interstitial plays.
    case noInterstitial
    /// Content plays no further while an interstitial plays.
    case contentIsSuspended
    /// Another event plays, or none, or another asset.
    case notPlaying(id: String, index: Int?)
    /// There is no such event or asset.
    case unknownAsset(id: String, index: Int)
    /// A duration below zero.
    case negativeDuration(id: String)
  }
}
