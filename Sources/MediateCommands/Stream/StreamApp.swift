import AdPlatform
import Foundation
import HLS
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds
import SampleAdServer

/// The app of the document on live streams, with a viewer who stays and seeks.
@MainActor
final class StreamApp: NSObject {
  let options: StreamOptions
  let scheduler: any Scheduler
  let timeline: StreamTimeline
  private let window = UIWindow()
  private let rootViewController = UIViewController()
  private let content: AVPlayerItem
  private let player = AVPlayer()
  private let display: AVPlayerVideoDisplay
  let controller: AVPlayerInterstitialEventController
  private let failures: StreamFailures
  private let loader = AdsLoader()
  var manager: StreamManager?
  private var breaks: StreamBreaks?
  /// The app's events in the player.
  var events: [AVPlayerInterstitialEvent] = []
  /// The breaks that were put into the player.
  private var scheduled: [AdBreakSchedule.Break] = []
  /// The session that their manifests were asked for in.
  private var sessionID: String?
  private var clock = StreamClock()
  private var seeks: [TimeSpan]
  private var observers: [any NSObjectProtocol] = []
  var drops = StreamDrops()
  /// Whose pod is shown.
  private var shownEvent: AVPlayerInterstitialEvent?
  private var hasBegun = false
  private var isMoving = false
  private var hasEnded = false

  /// The document's.
  static let networkCode = "21775744923"

  /// How often the viewer looks at the clock.
  private static let glance = Duration.milliseconds(100)

  /// - Throws: when breaks cannot be as the options have them.
  init(
    _ options: StreamOptions,
    content: URL,
    on platform: Platform,
    timeline: StreamTimeline
  ) throws(AdBreakScheduleError) {
    if let breaks = options.breaks { self.breaks = try StreamBreaks(breaks) }
    self.options = options
    self.timeline = timeline
    scheduler = platform.scheduler
    seeks = options.seeks
    // There is no media, so the server says what its segments would say.
    platform.media.timedMetadata = { segment in
      SampleAdServer.timedMetadata(ofSegment: segment).map {
        TimedMetadata(at: $0.at, identifier: "id3/TXXX", value: $0.eventID)
      }
    }
    platform.media.notePlaylistWarning = { [weak timeline] in timeline?.note($0, in: $1) }
    platform.media.noteReloadFailure = { [weak timeline] in timeline?.note(reloadFailure: $0) }
    self.content = AVPlayerItem(asset: AVURLAsset(playlist: content))
    display = AVPlayerVideoDisplay(avPlayer: player)
    controller = AVPlayerInterstitialEventController(primaryPlayer: player)
    failures = StreamFailures(of: controller, in: timeline)
    super.init()
    window.rootViewController = rootViewController
    rootViewController.view.layer.addSublayer(AVPlayerLayer(player: player))
    window.makeKeyAndVisible()
    loader.delegate = self
    timeline.position = { [weak self] in self?.position() ?? .init() }
  }

  /// Registers the stream and plays.
  func start() {
    observe()
    let container = AdDisplayContainer(
      adContainer: rootViewController.view,
      viewController: rootViewController
    )
    loader.requestStream(
      with: PodStreamRequest(
        networkCode: Self.networkCode,
        customAssetKey: options.stream,
        adDisplayContainer: container,
        videoDisplay: display,
        pictureInPictureProxy: nil,
        userContext: nil
      )
    )
    player.replaceCurrentItem(with: content)
    glance()
  }

  /// Goes away.
  func stop() {
    hasEnded = true
    noteInterstitials()
    noteDropped(isOver: true)
    timeline.note(.content, "leave")
    manager?.destroy()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    failures.stop()
    player.replaceCurrentItem(with: nil)
  }

  // MARK: Playback

  /// Takes note of what plays, and says where it is.
  private func position() -> StreamTimeline.Position {
    look()
    return currentPosition
  }

  private var currentPosition: StreamTimeline.Position {
    StreamTimeline.Position(primary: primary, playout: clock.shown, integrated: controller.integratedTime)
  }

  private func look() {
    let shown = controller.currentEvent == nil ? player : controller.interstitialPlayer
    let isMoving = shown.timeControlStatus == .playing
    clock.look(isMoving: isMoving, now: scheduler.now)
    guard hasBegun else { return }
    timeline.record.look(
      at: ShownSpan.Moment(time: scheduler.now, position: currentPosition),
      controller.currentEvent?.identifier,
      isMoving: isMoving
    )
  }

  private var primary: Duration { Duration(timeInterval: player.currentTime().seconds) }

  private func observe() {
    observe(AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification, of: controller) {
      $0.currentEventDidChange()
    }
    observe(AVPlayerInterstitialEventMonitor.eventsDidChangeNotification, of: controller) {
      $0.noteRemoved()
    }
    observe(AVPlayerItem.didPlayToEndTimeNotification, of: content) {
      $0.timeline.note(.content, "end")
      $0.isMoving = false
    }
    observe(AVPlayerItem.playbackStalledNotification, of: content) { $0.timeline.note(.content, "stall") }
    // Whenever a pod, or the content, begins to move.
    observe(AVPlayerItem.statusDidChangeNotification, of: nil) { $0.look() }
  }

  private func observe(
    _ name: Notification.Name,
    of object: AnyObject?,
    _ handler: @escaping @MainActor @Sendable (StreamApp) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { if let self { handler(self) } }
      }
    )
  }

  private func currentEventDidChange() {
    if let shownEvent, !failures.hasNoted(shownEvent.identifier) {
      timeline.note(.pod, "ends", shownEvent.identifier)
      timeline.record.ends(shownEvent.identifier, at: scheduler.now)
    }
    shownEvent = controller.currentEvent
    guard let shownEvent else { return }
    drops.begins(shownEvent.identifier)
    noteInterstitials()
    timeline.record.begins(shownEvent.identifier, at: scheduler.now)
    timeline.note(.pod, "starts", shownEvent.identifier)
  }

  // MARK: The viewer

  private func glance() {
    guard !hasEnded else { return }
    look()
    noteContent()
    scheduleBreaks()
    playIfReady()
    if hasBegun { noteDropped(isOver: false) }
    seekIfDue()
    scheduler.schedule(after: Self.glance) { [weak self] in
      // What the players tell of this moment comes first.
      self?.scheduler.schedule(after: .zero) { self?.glance() }
    }
  }

  private func noteContent() {
    if content.status == .failed, timeline.failure == nil {
      let reason = StreamFailures.text(of: content.error)
      timeline.note(.error, "content", reason)
      timeline.fail("The content cannot be played. \(reason)")
    }
    guard hasBegun, controller.currentEvent == nil, (player.timeControlStatus == .playing) != isMoving else {
      return
    }
    isMoving.toggle()
    if isMoving {
      timeline.note(.content, "moves", content.currentDate().map { "at \($0.formatted(.iso8601))" })
    } else if content.status != .failed {
      timeline.note(.content, "halts", player.reasonForWaitingToPlay?.rawValue)
    }
  }

  /// As soon as it is known whether there is a session: who joins in the middle of a break is to see the rest of it.
  private func playIfReady() {
    guard !hasBegun, content.status == .readyToPlay, manager != nil || timeline.failure != nil else { return }
    hasBegun = true
    isMoving = true
    timeline.note(.content, "play", content.currentDate().map { "from \($0.formatted(.iso8601))" })
    player.play()
    look()
  }

  private func seekIfDue() {
    guard controller.currentEvent == nil, let seek = seeks.first, primary >= seek.from else { return }
    seeks.removeFirst()
    timeline.note(.content, "seek", "to \(seek.to.clock)")
    timeline.record.seeks(at: scheduler.now, from: primary, to: seek.to)
    player.seek(to: CMTime(seconds: seek.to.timeInterval, preferredTimescale: 1000))
  }

  // MARK: Breaks

  /// The time on the wall: the sample stream began at this date.
  private var now: Date { SampleAdServer.epoch + scheduler.now.timeInterval }

  private func scheduleBreaks() {
    guard let streamID = manager?.streamId, content.status == .readyToPlay else { return }
    if let sessionID, sessionID != streamID {
      // The manifests of those to come are asked for under the new name.
      timeline.note(.session, "registered again", streamID)
      let date = content.currentDate() ?? now
      for adBreak in scheduled where adBreak.date > date {
        schedule(adBreak, streamID, as: "rescheduled")
      }
    }
    sessionID = streamID
    let due = breaks?.due(content: content.currentDate(), now: now) ?? []
    for adBreak in due { schedule(adBreak, streamID, as: "scheduled") }
    scheduled += due
  }

  private func schedule(_ adBreak: AdBreakSchedule.Break, _ streamID: String, as name: String) {
    let request = PodManifestRequest(
      networkCode: Self.networkCode,
      customAssetKey: options.stream,
      identifier: adBreak.identifier,
      streamID: streamID,
      podDuration: adBreak.length
    )
    do {
      let url = try request.url
      let event = event(of: adBreak)
      event.templateItems = [AVPlayerItem(url: url)]
      let others = events.filter { $0.identifier != event.identifier }
      let passed = others.filter { !isToCome($0) }
      events = Array(passed.suffix(Self.keptEvents)) + others.filter(isToCome) + [event]
      // Instead of those that the content's playlist may have.
      controller.events = events
      let date = adBreak.date.formatted(.iso8601)
      timeline.note(.pod, name, "\(event.identifier) at \(date): \(url.absoluteString)")
    } catch {
      timeline.note(.error, "break", "\(error)")
    }
  }

  /// Those that a viewer may seek back to, and the one that is on.
  private static let keptEvents = 3

  private func isToCome(_ event: AVPlayerInterstitialEvent) -> Bool {
    if let date = event.date { return content.currentDate().map { $0 < date } ?? true }
    return event.time.seconds > primary.timeInterval
  }

  /// Live content is replaced by a break; a recording waits.
  private func event(of adBreak: AdBreakSchedule.Break) -> AVPlayerInterstitialEvent {
    let event: AVPlayerInterstitialEvent
    if content.currentDate() != nil {
      event = AVPlayerInterstitialEvent(primaryItem: content, date: adBreak.date)
    } else {
      let time = primary.timeInterval + adBreak.date.timeIntervalSince(now)
      event = AVPlayerInterstitialEvent(
        primaryItem: content,
        time: CMTime(seconds: time, preferredTimescale: 1000)
      )
    }
    event.identifier = "\(adBreak.identifier)"
    event.plannedDuration = CMTime(seconds: adBreak.length.timeInterval, preferredTimescale: 1000)
    let isLive = content.duration.isIndefinite
    event.resumptionOffset = isLive ? .indefinite : .zero
    event.timelineOccupancy = isLive ? .fill : .singlePoint
    return event
  }
}
