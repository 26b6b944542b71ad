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
  /// Its place in its pod, and that of the pod in the content.
  package let podInfo: AdPodInfo

  init(id: ID, ad: ResolvedAd, media: MediaFile?, podInfo: AdPodInfo) {
    self.id = id
    self.ad = ad
    self.media = media
    self.podInfo = podInfo
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
