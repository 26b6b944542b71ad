import AdPlatform
import Foundation
import HLS

/// Interrupts a player for its events: ``InterstitialPlayback`` decides, this acts.
///
/// One for a player, which keeps it; it keeps the player that plays in between.
@MainActor
final class InterstitialCoordinator {
  weak var player: AVPlayer?
  let interstitialPlayer: AVQueuePlayer
  let platform: Platform
  /// Names the player to those who answer with assets.
  let primaryID: String

  /// Those that a controller set; nil while the playlist's are in effect.
  private var appEvents: [AVPlayerInterstitialEvent]? { didSet { places = nil } }
  private var playlistEvents: [AVPlayerInterstitialEvent] = [] { didSet { places = nil } }
  /// Where each identifier first stands in ``events``; nil until the first query.
  private var places: [String: Int]?
  private var dateRanges: [DateRange] = []
  private var monitors: [WeakMonitor] = []

  /// The item that is interrupted, and what is decided for it.
  weak var item: AVPlayerItem?
  private var hasItem = false
  private let runner = MachineRunner(InterstitialMachine())
  var machine: InterstitialPlayback { runner.machine.playback }
  var hasBegun = false
  /// Whether the content plays backward, or did before it was paused.
  var isBackward = false
  /// The event that plays.
  var run: InterstitialRun?
  /// Whether what happens to the players is this object's doing.
  var isArranging = false
  /// What is to be done when the content is where the app sought.
  var afterSeek: [InterstitialPlayback.Effect] = []

  private var announcedEvent: AVPlayerInterstitialEvent?
  /// The event that monitors were last told of.
  private var toldEvent: AVPlayerInterstitialEvent?

  private struct WeakMonitor {
    weak var monitor: AVPlayerInterstitialEventMonitor?
  }

  init(player: AVPlayer) {
    self.player = player
    platform = player.platform
    primaryID = platform.media.newIdentifier()
    interstitialPlayer = Platform.$current.withValue(platform) { AVQueuePlayer() }
    interstitialPlayer.actionAtItemEnd = .none
    interstitialPlayer.isInterstitialPlayer = true
    interstitialPlayer.conductor = self
    guard !player.isInterstitialPlayer else { return }
    player.conductor = self
    takeItem()
  }

  // MARK: Events

  var events: [AVPlayerInterstitialEvent] { appEvents ?? playlistEvents }
  var currentEvent: AVPlayerInterstitialEvent? { run?.event }

  /// The player that plays in between is not interrupted itself.
  private var isInert: Bool { player?.isInterstitialPlayer ?? true }

  func setEvents(_ events: [AVPlayerInterstitialEvent]?) {
    guard !isInert else { return }
    appEvents = events.map(Self.copies)
    eventsChanged()
  }

  /// Copies, of those with one identifier the last.
  private static func copies(_ events: [AVPlayerInterstitialEvent]) -> [AVPlayerInterstitialEvent] {
    var seen: Set<String> = []
    return events.reversed().filter { seen.insert($0.identifier).inserted }.reversed().map {
      $0.duplicate()
    }
  }

  /// The current item has another playlist.
  func playlistChanged() {
    if readPlaylist(), appEvents == nil { eventsChanged() }
  }

  /// - Returns: whether the playlist's events are others now.
  private func readPlaylist(anew: Bool = false) -> Bool {
    let loading = item?.loader?.loading
    let ranges = item?.automaticallyHandlesInterstitialEvents == true ? loading?.dateRanges ?? [] : []
    guard anew || ranges != dateRanges else { return false }
    dateRanges = ranges
    let before = playlistEvents
    let old = Dictionary(before.map { ($0.identifier, $0) }) { first, _ in first }
    playlistEvents =
      ranges.isEmpty
      ? []
      : (loading?.last).map { last in
        last.playlist.interstitials.compactMap { event($0, at: last.base, instead: old[$0.id]) }
      } ?? []
    return playlistEvents != before
  }

  /// What a reload does not change stays the same object.
  private func event(
    _ interstitial: Interstitial,
    at base: URL,
    instead old: AVPlayerInterstitialEvent?
  ) -> AVPlayerInterstitialEvent? {
    if let old, old.origin?.interstitial == interstitial, old.primaryItem === item { return old }
    guard let item else { return nil }
    let origin = PlaylistInterstitial(interstitial: interstitial, base: base)
    return Platform.$current.withValue(item.loader?.platform ?? platform) {
      AVPlayerInterstitialEvent(origin, primaryItem: item, primaryID: primaryID)
    }
  }

  private func eventsChanged() {
    handle(.setEvents(scheduledEvents))
    notify(AVPlayerInterstitialEventMonitor.eventsDidChangeNotification)
  }

  private var scheduledEvents: [InterstitialEvent] {
    guard let item else { return [] }
    return events.filter { $0.primaryItem === item }.compactMap(\.scheduled)
  }

  func event(_ id: String) -> AVPlayerInterstitialEvent? {
    let events = events
    let places =
      places ?? Dictionary(events.indices.map { (events[$0].identifier, $0) }) { first, _ in first }
    self.places = places
    // An app may have named an event anew since.
    let known = places[id].map { events[$0] }.flatMap { belongs($0, id) ? $0 : nil }
    return known ?? events.first { belongs($0, id) }
  }

  private func belongs(_ event: AVPlayerInterstitialEvent, _ id: String) -> Bool {
    event.identifier == id && event.primaryItem === item
  }

  func cancelCurrentEvent(_ resumptionOffset: CMTime) {
    guard run != nil else { return }
    handle(.cancel(resumption: AVPlayerInterstitialEvent.resumption(resumptionOffset)))
  }

  // MARK: The item

  /// Goes on with what is decided for the player's item, which may have been played before.
  func takeItem() {
    let new = player?.currentItem
    // An item without another owner has been deallocated by now.
    guard new !== item || (new == nil && hasItem) else { return }
    hasItem = new != nil
    leaveItem()
    item?.interstitialPlayback = machine
    item = new
    runner.machine.playback = new?.interstitialPlayback ?? InterstitialPlayback()
    hasBegun = false
    let areOthers = readPlaylist(anew: true)
    handle(.setEvents(scheduledEvents))
    if areOthers, appEvents == nil { notify(AVPlayerInterstitialEventMonitor.eventsDidChangeNotification) }
    timelineChanged()
  }

  private func leaveItem() {
    if run != nil {
      // The item has left with its playhead where the event began; its successor is none of the event's business.
      _ = decide(.cancel(resumption: .offset(.zero)))
      endRun()
    } else if hasBegun, machine.phase == .content, let position = item?.media.position {
      // What is due just here is not over.
      guard machine.nextStart(from: machine.position).map({ $0 > position }) ?? true else { return }
      _ = decide(.playheadMoved(to: position))
    }
  }

  func timelineChanged() {
    guard let timeline = item?.primaryTimeline else { return }
    if timeline != machine.schedule.primary { handle(.setTimeline(timeline)) }
    beginIfPlaying()
  }

  /// Playback begins when there is something to play, and the player wants to play. What was played before has begun.
  func beginIfPlaying() {
    let isNew = machine.phase == .idle
    guard !hasBegun, let player, player.rate != 0 || !isNew, item?.status == .readyToPlay else { return }
    hasBegun = true
    if isNew { handle(.began(at: player.position)) } else { settle() }
  }

  // MARK: Deciding

  /// Decides, and acts. What comes up meanwhile is decided afterwards.
  func handle(_ event: InterstitialPlayback.Event) {
    runner.handle(
      now(event),
      // A window that slid took the playhead with it; where that was before has been told.
      willHandle: { if !$0.isTimeline { tellPosition() } },
      next: { isAtEnd ? now(.primaryEnded) : nil },
      perform: { perform($0) }
    )
    settle()
  }

  /// Decides at once, for a player that waits for the answer. The caller performs the effects.
  func decide(_ event: InterstitialPlayback.Event) -> [InterstitialPlayback.Effect] {
    runner.decide(now(event))
  }

  private func now(_ event: InterstitialPlayback.Event) -> InterstitialMachine.Event {
    InterstitialMachine.Event(event: event, time: platform.scheduler.now)
  }

  /// The machine hears where the players are before it decides anything.
  func tellPosition() {
    guard hasBegun, let player else { return }
    switch machine.phase {
    case .content where player.position != machine.position:
      perform(decide(.playheadMoved(to: player.position)))
    case .interstitial(let id, let asset?):
      guard let position = assetPosition else { break }
      perform(decide(.assetProgress(id: id, index: asset, at: position)))
    default:
      break
    }
  }

  /// Where the playhead of the asset that plays is; nil until the player has it.
  private var assetPosition: Duration? {
    guard case .interstitial(_, let asset?) = machine.phase,
      run?.items[asset] === interstitialPlayer.currentItem
    else { return nil }
    return interstitialPlayer.position
  }

  /// Where playback stands on the integrated timeline.
  var integratedTime: Duration {
    machine.integratedTime(contentAt: player?.position ?? .zero, assetAt: assetPosition)
  }

  /// Says where the content stops next, and tells of a change of the event that plays.
  func settle() {
    guard !runner.isPerforming else { return }
    setStop()
    announceCurrentEvent()
  }

  /// What follows at once, as an event at the same time does, is told in one.
  func announceCurrentEvent() {
    guard run?.event !== announcedEvent else { return }
    announcedEvent = run?.event
    player?.later { [weak self] in
      guard let self, currentEvent !== toldEvent else { return }
      toldEvent = currentEvent
      post(AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification)
    }
  }

  /// Whether the content has played to its end, and something is to follow.
  var isAtEnd: Bool {
    guard hasBegun, run == nil, machine.phase == .content, hasLeaveEvents, let player else { return false }
    return player.rate > 0 && player.position >= player.end
  }

  private var hasLeaveEvents: Bool { machine.schedule.slots.last?.event.cue == .leave }

  func setStop() {
    guard let player, item != nil, hasBegun else { return }
    // What is due just here has begun, or is over.
    var stop = machine.phase == .content ? machine.nextStart(from: player.position) : nil
    if let next = stop, next <= player.position { stop = nil }
    if machine.phase == .content, hasLeaveEvents {
      stop = min(stop ?? PlaybackMedia.century, machine.schedule.primary.end ?? PlaybackMedia.century)
    }
    if player.playback.media?.stop != stop { player.handle(.stop(at: stop)) }
  }

  // MARK: Telling

  func add(_ monitor: AVPlayerInterstitialEventMonitor) {
    monitors = monitors.filter { $0.monitor != nil } + [WeakMonitor(monitor: monitor)]
  }

  func notify(_ name: Notification.Name, _ userInfo: [String: Any]? = nil) {
    player?.later { [weak self] in self?.post(name, userInfo) }
  }

  private func post(_ name: Notification.Name, _ userInfo: [String: Any]? = nil) {
    for monitor in monitors.compactMap(\.monitor) {
      NotificationCenter.default.post(name: name, object: monitor, userInfo: userInfo)
    }
  }
}

/// Decides for the coordinator: ``InterstitialPlayback``, with the time of each event.
private struct InterstitialMachine: StateMachine {
  struct Event {
    let event: InterstitialPlayback.Event
    let time: Duration

    var isTimeline: Bool { if case .setTimeline = event { true } else { false } }
  }

  var playback = InterstitialPlayback()

  mutating func handle(_ event: Event) -> [InterstitialPlayback.Effect] {
    playback.handle(event.event, at: event.time)
  }
}
