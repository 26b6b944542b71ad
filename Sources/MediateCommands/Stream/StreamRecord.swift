import AdPlatform
import Foundation
import HLS
import HeadlessAVFoundation
import InteractiveMediaAds

/// Puts together the interstitials, the ads and what the viewer saw of a stream.
@MainActor
final class StreamRecord {
  private var interstitials: [InterstitialRecord] = []
  /// The interstitials that the player had last, and their schedule.
  private var known: (events: [AVPlayerInterstitialEvent], schedule: InterstitialSchedule)?
  private(set) var shown: [ShownSpan] = []
  private(set) var seeks: [SeekRecord] = []
  private var places: [String: Int] = [:]
  /// Whether the last of ``shown`` goes on.
  private var isShowing = false
  /// The interstitial that was shown last.
  private var current: String?
  /// The first of its ads that belongs to what is shown now.
  private var firstAd = 0
  /// What could not be played last, and why.
  private var problem: (time: Duration, text: String)?

  // MARK: What is shown

  func look(at moment: ShownSpan.Moment, _ interstitial: String?, isMoving: Bool) {
    if isShowing, let last = shown.indices.last {
      let isContinued = interstitial == shown[last].interstitial
      let elapsed = moment.time - shown[last].to.time
      let moved = moment.position.primary - shown[last].to.position.primary
      let hasJumped = interstitial == nil && (moved < .zero - Self.slack || moved > elapsed + Self.slack)
      if hasJumped || shown[last].interstitial != nil && !isContinued {
        // Where the content is now is where it went on.
        shown[last].to.time = moment.time
        shown[last].to.position.playout = moment.position.playout
        if !hasJumped { shown[last].to.position.integrated = moment.position.integrated }
      } else {
        shown[last].to = moment
      }
      if isContinued, isMoving, !hasJumped { return }
      isShowing = false
    }
    guard isMoving else { return }
    if let current, interstitial == nil, let place = places[current], shown.last?.interstitial == current {
      interstitials[place].contentResume = moment.position.primary
    }
    isShowing = true
    if let interstitial { current = interstitial }
    shown.append(ShownSpan(interstitial: interstitial, from: moment, to: moment))
  }

  /// How much further than the clock content may have moved without a jump.
  private static let slack = Duration.milliseconds(300)

  func seeks(at time: Duration, from: Duration, to: Duration) {
    seeks.append(SeekRecord(time: time, from: from, to: to))
  }

  // MARK: Interstitials

  /// Takes in the interstitials that the player has.
  ///
  /// A player may have tens of thousands, and says so whenever one of them begins: as long as they are the same, they are
  /// kept and not read.
  func know(_ events: [AVPlayerInterstitialEvent], _ schedule: InterstitialSchedule, at time: Duration) {
    let before = known
    known = (events, schedule)
    if let before, before.events.elementsEqual(events, by: ===) { return }
    if let before { read(before.events, before.schedule, at: time) }
    read(events, schedule, at: time)
  }

  private func read(
    _ events: [AVPlayerInterstitialEvent],
    _ schedule: InterstitialSchedule,
    at time: Duration
  ) {
    for event in events {
      let place = place(of: event.identifier, at: time)
      interstitials[place].date = event.date
      if let date = event.date, event.cue == .noCue, let start = schedule.primary.time(of: date) {
        interstitials[place].start = start
      }
      interstitials[place].resumption = event.resumptionText
      interstitials[place].takesRange = event.timelineOccupancy == .fill
      let planned = event.plannedDuration
      if planned.isNumeric { interstitials[place].plannedDuration = Duration(timeInterval: planned.seconds) }
      let assets = event.templateItems.compactMap { ($0.asset as? AVURLAsset)?.url.absoluteString }
      if !assets.isEmpty { interstitials[place].assets = assets }
    }
    for slot in schedule.slots {
      guard let place = places[slot.event.id] else { continue }
      interstitials[place].start = slot.start
      if slot.duration > .zero { interstitials[place].plannedDuration = slot.duration }
    }
  }

  func begins(_ id: String, at time: Duration) {
    current = id
    let place = place(of: id, at: time)
    interstitials[place].state = .playing
    firstAd = interstitials[place].ads.count
  }

  func ends(_ id: String, at time: Duration) { interstitials[place(of: id, at: time)].state = .played }

  /// It was unscheduled: it has nothing to play, or nothing of it can be played.
  ///
  /// - Parameters:
  ///   - failure: why nothing of it can be played; nil if it has nothing to play.
  ///   - position: where the content goes on.
  func isUnscheduled(_ id: String, failure: String?, at time: Duration, position: Duration) {
    let place = place(of: id, at: time)
    interstitials[place].contentResume = position
    interstitials[place].dropped = time
    interstitials[place].state = failure == nil ? .empty : .notPlayed
    guard let failure else { return interstitials[place].reason = "It has no assets." }
    interstitials[place].reason = problem?.time == time ? problem?.text : failure
  }

  /// All of them when the viewer has left, at this time: those that the content got past without them, too.
  ///
  /// - Parameter naming: puts names that the user knows in the place of URLs.
  func settled(at time: Duration, naming: (String) -> String) -> [InterstitialRecord] {
    if let known { read(known.events, known.schedule, at: time) }
    let end = shown.filter { $0.interstitial == nil }.map(\.to.position.primary).max()
    return interstitials.map { interstitial in
      var interstitial = interstitial
      interstitial.assets = interstitial.assets.map(naming)
      guard interstitial.state == .ahead, let start = interstitial.start, let end, end > start else {
        return interstitial
      }
      interstitial.state = .passedOver
      interstitial.reason =
        seeks.first { $0.passes(start) }.map {
          "The seek from \($0.from.clock) to \($0.to.clock) passed over it."
        }
        ?? "The viewer joined after it."
      return interstitial
    }
  }

  func isLeftOut(_ drop: StreamDrops.Drop, at time: Duration) {
    let place = place(of: drop.id, at: time)
    interstitials[place].state = .leftOut
    interstitials[place].dropped = time
    interstitials[place].reason = drop.reason
    interstitials[place].explanation = drop.explanation
  }

  /// Something could not be played.
  func hear(problem text: String, at time: Duration) { problem = (time, text.forUsersOfTheTool) }

  private func place(of id: String, at time: Duration) -> Int {
    if let place = places[id] { return place }
    places[id] = interstitials.count
    interstitials.append(
      InterstitialRecord(id: id, known: time, resumption: "", takesRange: false, assets: [])
    )
    return interstitials.count - 1
  }

  // MARK: Ads

  func hear(_ event: AdEvent, at time: Duration) {
    guard let ad = event.ad, let index = place(of: ad, at: time) else { return }
    interstitials[index.place].ads[index.ad].hear(event.type, at: time)
  }

  /// A URL was called for an event of an ad.
  func calls(_ event: AdEvent, at time: Duration) {
    guard let ad = event.ad, let index = place(of: ad, at: time) else { return }
    interstitials[index.place].ads[index.ad].calls.add(event.type.name)
  }

  private func place(of ad: Ad, at time: Duration) -> (place: Int, ad: Int)? {
    guard let place = current.flatMap({ places[$0] }) else { return nil }
    // Shown again, its ads begin again.
    let ads = interstitials[place].ads
    if let index = ads.lastIndex(where: { $0.isSame(as: ad) }), index >= firstAd { return (place, index) }
    interstitials[place].ads.append(AdRecord(ad, at: time))
    return (place, interstitials[place].ads.count - 1)
  }
}
