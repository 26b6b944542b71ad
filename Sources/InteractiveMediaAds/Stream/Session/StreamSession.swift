import AdPlatform
import Foundation

/// Decides what a stream manager does: when the ad server is asked, what the app is told of breaks and ads, and in
/// which order.
///
/// Source: Client-side HLS interstitials for live streams, "Handle ad events"; Dynamic Ad Insertion pod serving live
/// API, "Method: media verification".
struct StreamSession: StateMachine {
  enum Phase {
    /// Not initialized.
    case created
    case following
    /// The session is registered again.
    case renewing
    case destroyed
  }

  /// 256: what happens in a minute, many times over.
  static let maximumWaiting = 256
  /// 5 seconds: an ad event that the ad server does not explain by then comes too late for its ad.
  static let patience = Duration.seconds(5)
  /// 1 second, while an ad event waits for its explanation.
  static let urgentPollingInterval = Duration.seconds(1)
  /// 1, 2, 4 … 60 seconds between registrations, so that an ad server in trouble is not asked all the time.
  static let longestBackOff = Duration.seconds(60)
  /// 16 names of the session: URLs with older ones have long been played.
  static let maximumNames = 16

  var phase = Phase.created
  var stream: RegisteredStream
  /// This session, and what it was registered as before, the last first.
  var streams: [RegisteredStream]
  var metadata = StreamMetadata()
  var isFetching = false
  private var hasToldOfCut = false
  /// How often in a row the session was registered again, or tried to be, without metadata to show for it.
  private var failures = 0
  /// Why metadata did not come the last time: told once, and not each time.
  private var lastFailure: StreamError?
  private var hasStarted = false
  var waiting: [(number: Int, playback: Playback)] = []
  var lastNumber = 0
  var patientUpTo: Int?
  var period: AdPeriod?
  var startedBreaks: Set<String> = []
  var endedBreaks: Set<String> = []
  /// Where the breaks of a recorded stream are, and which have been played; empty for a live stream.
  var timeline = StreamTimeline()
  /// The next of the schedule's marks.
  var nextMark = 0
  private var delivery = Delivery.none
  /// Whether the app knows that the stream is loaded: it is loaded again when it is registered again.
  private var hasLoaded = false
  /// Whether the viewer, or the app, has halted the content.
  var isHalted = false

  /// How the stream comes into the video display.
  private enum Delivery: Hashable {
    /// The app sees to it, or has not yet; or it did not come.
    case none
    /// The app said where the stream is before it initialized the stream manager.
    case awaitsInitialization(URL, [[String: String]])
    case loading(URL)
    case loaded(URL)
  }

  init(_ stream: RegisteredStream) {
    self.stream = stream
    streams = [stream]
    if let schedule = stream.schedule {
      timeline = schedule.timeline
      metadata = schedule.metadata
    }
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.destroyed, _): return [.ignored(event.name, .destroyed)]
    case (_, .destroy): return destroy()
    case (.created, .initialize(let age)): return initialize(age)
    case (.created, .load(let url, let subtitles)):
      delivery = .awaitsInitialization(url, subtitles)
      return []
    case (.created, _): return [.ignored(event.name, .notInitialized)]
    case (_, .initialize):
      return [.remark("initialize(with:) was ignored: the stream manager is initialized.")]
    case (_, .load(let url, let subtitles)): return load(url, subtitles)
    case (_, .loaded): return loaded()
    case (_, .failed(let reason)): return failed(reason)
    case (_, .metadata(let result)): return received(result)
    case (_, .registered(let result)): return registered(result)
    case (_, .fired(let timer)): return fired(timer)
    case (_, .streamPlays):
      guard !hasStarted else { return [.ignored(.streamPlays, .noChange)] }
      hasStarted = true
      return [.announce(.STREAM_STARTED, nil)]
    case (_, .playback(let playback)): return take(playback)
    case (_, .tapped(let isClick)): return tapped(isClick)
    case (_, .progress(let position, let length)):
      guard waiting.isEmpty, let ad = period?.ad, let time = period?.adPosition(at: position) else {
        return [.ignored(.progress, .noBreakPlays)]
      }
      return [.progress(ad, at: time, period: length)]
    }
  }

  private mutating func initialize(_ age: Duration) -> [Effect] {
    phase = .following
    var effects: [Effect] = []
    if !timeline.breaks.isEmpty { effects.append(.announceCuepoints) }
    switch stream.kind {
    case .podLive: effects.append(.announce(.STREAM_LOADED, nil))
    case .podVOD:
      if case .awaitsInitialization(let url, let subtitles) = delivery { effects += load(url, subtitles) }
    case .live, .vod: effects += loadManifest()
    }
    return effects + flaws + startExpiry(age) + (stream.kind == .podVOD ? [] : fetch())
  }

  private mutating func destroy() -> [Effect] {
    phase = .destroyed
    waiting = []
    let hide: [Effect] = period?.ad == nil ? [] : [.hide]
    period = nil
    return hide + [.stopFetching] + Timer.allCases.map(Effect.stop)
  }

  private mutating func fired(_ timer: Timer) -> [Effect] {
    switch timer {
    case .poll: return fetch()
    case .registration: return phaseIsRenewing ? [.register] : [.ignored(.fired, .nothingWaits)]
    case .expiry: return renew("The stream's time is over: it is registered again.", code: nil)
    case .patience: return loseWaiting()
    }
  }

  var phaseIsRenewing: Bool { if case .renewing = phase { true } else { false } }

  private mutating func tapped(_ isClick: Bool) -> [Effect] {
    guard let ad = period?.ad else { return [.ignored(.tapped, .noBreakPlays)] }
    guard isClick, let page = ad.entry.clickThrough else { return [.announce(.TAPPED, ad)] }
    return [.announce(.CLICKED, ad), .open(page)]
  }
}

// MARK: - The video display

extension StreamSession {
  private mutating func loadManifest() -> [Effect] {
    guard let url = stream.manifestURL else { return [] }
    delivery = .loading(url)
    return [.load(url, subtitles: stream.subtitles)]
  }

  private mutating func load(_ url: URL, _ subtitles: [[String: String]]) -> [Effect] {
    guard stream.kind == .podVOD else {
      return ignore(
        "loadThirdPartyStream(_:streamSubtitles:) was ignored: it is for a PodVODStreamRequest. "
          + (stream.kind == .podLive
            ? "Load a live stream into the video display."
            : "The stream manager loads this stream when it is initialized.")
      )
    }
    guard url.isWebURL else {
      return ignore(
        "The third-party stream “\(url.absoluteString.printable())” was ignored: give it an http or https URL."
      )
    }
    delivery = .loading(url)
    hasLoaded = false
    return [.load(url, subtitles: subtitles)] + (isFetching ? [] : fetch())
  }

  private func ignore(_ why: String) -> [Effect] { [.report(.arguments(why))] }

  private mutating func loaded() -> [Effect] {
    guard case .loading(let url) = delivery else { return [.ignored(.loaded, .outOfOrder)] }
    delivery = .loaded(url)
    defer { hasLoaded = true }
    guard hasLoaded else { return [.announce(.STREAM_LOADED, nil), .play] }
    return isHalted ? [] : [.play]
  }

  private mutating func failed(_ reason: String) -> [Effect] {
    switch delivery {
    case .loading(let url), .loaded(let url):
      delivery = .none
      return [.report(.playback(url: url.absoluteString, reason))]
    case .none, .awaitsInitialization: return [.ignored(.failed, .outOfOrder)]
    }
  }
}

// MARK: - The ad server

extension StreamSession {
  mutating func fetch() -> [Effect] {
    guard !phaseIsRenewing, let url = stream.metadataURL else { return [] }
    isFetching = true
    return [.stop(.poll), .fetchMetadata(url)]
  }

  private var flaws: [Effect] { stream.flaws.map { .remark($0) } }

  private func startExpiry(_ age: Duration) -> [Effect] {
    // The breaks of a recorded stream are another session's after it is registered again.
    guard stream.kind.isLive else { return [] }
    return stream.lifetime.map { [.start(.expiry, max(.zero, $0 - age))] } ?? []
  }

  private mutating func received(_ result: Result<StreamMetadata, StreamError>) -> [Effect] {
    guard isFetching else { return [.ignored(.metadata, .lateAnswer)] }
    isFetching = false
    switch result {
    case .success(let news):
      failures = 0
      lastFailure = nil
      metadata = news.adding(to: metadata)
      var effects: [Effect] = []
      if news.isCut, !hasToldOfCut {
        hasToldOfCut = true
        effects.append(
          .remark(
            "The stream's metadata has more entries than are read, or some of a wrong type: they are left out."
          )
        )
      }
      effects += updateTimeline() + tellWaiting()
      // All breaks of a recorded stream are known once there are any.
      if !stream.kind.isLive, !metadata.tags.isEmpty, waiting.isEmpty { return effects }
      let interval = waiting.isEmpty ? stream.pollingInterval : Self.urgentPollingInterval
      return effects + [.start(.poll, interval)]
    case .failure(let error) where error.isForgotten && stream.kind.isLive:
      return renew(
        "The ad server has forgotten the stream: it is registered again. \(error.message)",
        code: .FAILED_TO_REQUEST_ADS
      )
    case .failure(let error):
      let interval = waiting.isEmpty ? stream.pollingInterval : Self.urgentPollingInterval
      defer { lastFailure = error }
      guard error != lastFailure else { return [.start(.poll, interval)] }
      let text = "The stream's metadata did not come, and is asked for until it comes. \(error.message)"
      return [.remark(text, code: .FAILED_TO_REQUEST_ADS), .start(.poll, interval)]
    }
  }

  private mutating func updateTimeline() -> [Effect] {
    guard !stream.kind.isLive else { return [] }
    var new = metadata.timeline
    new.keepPlayed(of: timeline)
    guard new != timeline else { return [] }
    timeline = new
    return [.announceCuepoints]
  }

  private mutating func renew(_ why: String, code: AdErrorCode?) -> [Effect] {
    guard !phaseIsRenewing else { return [.ignored(.fired, .nothingWaits)] }
    phase = .renewing
    isFetching = false
    let stopped: [Effect] = [.remark(why, code: code), .stopFetching, .stop(.poll), .stop(.expiry)]
    defer { failures += 1 }
    return failures == 0 ? stopped + [.register] : stopped + [.start(.registration, backOff)]
  }

  /// 1 second after the first failure.
  private var backOff: Duration {
    min(.seconds(1 << min(max(failures - 1, 0), 10)), Self.longestBackOff)
  }

  private mutating func registered(_ result: Result<RegisteredStream, StreamError>) -> [Effect] {
    guard phaseIsRenewing else { return [.ignored(.registered, .lateAnswer)] }
    switch result {
    case .success(let stream):
      phase = .following
      self.stream = stream
      streams = [stream] + streams.filter { $0.id != stream.id }.prefix(Self.maximumNames - 1)
      let news =
        "The stream is registered again, as “\(stream.id.printable())”: read streamId for each pod manifest, for URLs "
        + "with the older one may fail."
      // Without metadata nothing else says that all is well again.
      if stream.metadataURL == nil { failures = 0 }
      return [.renamed(stream.id), .remark(news)] + flaws + loadManifest() + startExpiry(.zero)
        + fetch()
    case .failure(let error):
      let isFirst = failures <= 1
      let wait = backOff
      failures += 1
      let text = "The stream could not be registered again; the next try is in \(wait). \(error.message)"
      let remark = Effect.remark(text, code: .STREAM_INITIALIZATION_FAILED)
      return (isFirst ? [remark, .report(error)] : [remark]) + [.start(.registration, wait)]
    }
  }
}
