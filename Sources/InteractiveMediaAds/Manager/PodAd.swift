package import VAST

/// An ad at its place in a break, with what was chosen to play.
///
/// It never changes: a class only because it is large, and is handed from hand to hand.
package final class PodAd: Sendable {
  /// Which ad it is, for as long as its manager lives. Substitutes are other ads than those they stand in for.
  package struct ID: Hashable, Sendable {
    /// The cue that it belongs to.
    package let cue: BreakSchedule.CueID
    /// Which of the cue's ads it is, from 1.
    package let number: Int
  }

  /// Which ad it is.
  package let id: ID
  /// What the ad server sent.
  package let ad: ResolvedAd
  /// What plays; nil when nothing of it can be played here.
  let media: MediaFile?
  /// From 1.
  let position: Int
  let totalAds: Int
  /// How long the ads of the pod are together; nil if one of them does not say.
  let podDuration: Duration?
  /// The break that it belongs to.
  package let pod: Pod

  /// What is the same for all ads of a break.
  package struct Pod: Hashable, Sendable {
    let cue: BreakSchedule.CueID
    let podIndex: Int
    /// When the break is due, in seconds: 0 before the content, −1 after it.
    package let timeOffset: Double
  }

  init(
    id: ID,
    ad: ResolvedAd,
    media: MediaFile?,
    position: Int,
    totalAds: Int,
    podDuration: Duration?,
    pod: Pod
  ) {
    self.id = id
    self.ad = ad
    self.media = media
    self.position = position
    self.totalAds = totalAds
    self.podDuration = podDuration
    self.pod = pod
  }

  /// From when on it may be skipped; nil when never.
  func skipOffset(of duration: Duration?) -> Duration? {
    ad.linear?.skipOffset?.time(in: duration ?? ad.linear?.duration)
  }
}

extension TimeOffset {
  /// Where it lies in something that lasts so long; nil for a part of an unknown duration.
  func time(in duration: Duration?) -> Duration? {
    switch self {
    case .time(let time): time
    case .percent(let percent): duration.map { $0 * (percent / 100) }
    }
  }
}
