import AdPlatform
import Foundation

/// Decides what a stream manager does: when the ad server is asked, what the app is told of breaks and ads, and in
/// which order.
///
/// Source: Client-side HLS interstitials for live streams, "Handle ad events"; Dynamic Ad Insertion pod serving live
/// API, "Method: media verification".
struct StreamSession {
  private enum Phase {
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

  private var phase = Phase.created
  private(set) var stream: RegisteredStream
  /// This session, and what it was registered as before, the last first.
  private var streams: [RegisteredStream]
  private var metadata = StreamMetadata()
  private var isFetching = false
  private var hasToldOfCut = false
  /// How often in a row the session was registered again, or tried to be, without metadata to show for it.
  private var failures = 0
  /// Why metadata did not come the last time: told once, and not each time.
  private var lastFailure: StreamError?
  private var hasStarted = false
  private var waiting: [(number: Int, playback: Playback)] = []
  private var lastNumber = 0
  private var patientUpTo: Int?
  private var period: AdPeriod?
  private var startedBreaks: Set<String> = []
  private var endedBreaks: Set<String> = []

  init(_ stream: RegisteredStream) {
    self.stream = stream
    streams = [stream]
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (.destroyed, _): return []
    case (_, .destroy): return destroy()
    case (.created, .initialize(let age)): return initialize(age)
    case (.created, _): return []
    case (_, .initialize):
      return [.remark("initialize(with:) was ignored: the stream manager is initialized.", code: nil)]
    case (_, .metadata(let result)): return received(result)
    case (_, .registered(let result)): return registered(result)
    case (_, .fired(let timer)): return fired(timer)
    case (_, .streamPlays):
      guard !hasStarted else { return [] }
      hasStarted = true
      return [.announce(.STREAM_STARTED, nil)]
    case (_, .playback(let playback)): return take(playback)
    case (_, .tapped(let isClick)): return tapped(isClick)
    case (_, .progress(let position, let length)):
      guard waiting.isEmpty, let ad = period?.ad, let time = period?.adPosition(at: position) else {
        return []
      }
      return [.progress(ad, at: time, period: length)]
    }
  }

  private mutating func initialize(_ age: Duration) -> [Effect] {
    phase = .following
    var effects: [Effect] = [.announce(.STREAM_LOADED, nil)] + flaws
    effects += startExpiry(age) + fetch()
    return effects
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
    case .registration: return phaseIsRenewing ? [.register] : []
    case .expiry: return renew("The stream's time is over: it is registered again.", code: nil)
    case .patience: return loseWaiting()
    }
  }

  private var phaseIsRenewing: Bool { if case .renewing = phase { true } else { false } }

  private mutating func tapped(_ isClick: Bool) -> [Effect] {
    guard let ad = period?.ad else { return [] }
    guard isClick, let page = ad.entry.clickThrough else { return [.announce(.TAPPED, ad)] }
    return [.announce(.CLICKED, ad), .open(page)]
  }
}

// MARK: - The ad server

extension StreamSession {
  private mutating func fetch() -> [Effect] {
    guard !phaseIsRenewing, let url = stream.metadataURL else { return [] }
    isFetching = true
    return [.stop(.poll), .fetchMetadata(url)]
  }

  private var flaws: [Effect] { stream.flaws.map { .remark($0, code: nil) } }

  private func startExpiry(_ age: Duration) -> [Effect] {
    stream.lifetime.map { [.start(.expiry, max(.zero, $0 - age))] } ?? []
  }

  private mutating func received(_ result: Result<StreamMetadata, StreamError>) -> [Effect] {
    guard isFetching else { return [] }
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
            "The stream's metadata has more entries than are read, or some of a wrong type: they are left out.",
            code: nil
          )
        )
      }
      effects += tellWaiting()
      let interval = waiting.isEmpty ? stream.pollingInterval : Self.urgentPollingInterval
      return effects + [.start(.poll, interval)]
    case .failure(let error) where error.isForgotten:
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

  private mutating func renew(_ why: String, code: AdErrorCode?) -> [Effect] {
    guard !phaseIsRenewing else { return [] }
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
    guard phaseIsRenewing else { return [] }
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
      return [.renamed(stream.id), .remark(news, code: nil)] + flaws + startExpiry(.zero) + fetch()
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

// MARK: - What plays

extension StreamSession {
  /// What happens waits behind ad events that nothing explains yet.
  private mutating func take(_ playback: Playback) -> [Effect] {
    if case .adEvent(let id, _) = playback, !isKept(id) { return [] }
    let isFirst = waiting.isEmpty
    lastNumber += 1
    waiting.append((lastNumber, playback))
    var effects = tellWaiting()
    if waiting.count > Self.maximumWaiting { effects += loseWaiting(upTo: lastNumber) }
    // The others come soon enough with what is asked for the first.
    if isFirst, !waiting.isEmpty, !isFetching { effects += fetch() }
    return effects
  }

  /// Whether an ad event may be one of this ad server.
  private func isKept(_ id: String) -> Bool {
    guard !id.isEmpty, id.utf8.count <= JSONFields.longestText else { return false }
    if metadata.tag(of: id) != nil { return true }
    return id.hasPrefix(Self.prefix) && (stream.metadataURL != nil || phaseIsRenewing)
  }

  /// What the IDs of ad events begin with.
  private static let prefix = "google_"

  private mutating func tellWaiting() -> [Effect] {
    var effects: [Effect] = []
    var count = 0
    for (_, playback) in waiting {
      guard let told = tell(playback) else { break }
      effects += told
      count += 1
    }
    waiting.removeFirst(count)
    return effects + watchPatience()
  }

  /// Waits a while for the first that waits, and for those that came until now.
  private mutating func watchPatience() -> [Effect] {
    guard let last = waiting.last, let first = waiting.first else {
      defer { patientUpTo = nil }
      return patientUpTo == nil ? [] : [.stop(.patience)]
    }
    if let patientUpTo, first.number <= patientUpTo { return [] }
    patientUpTo = last.number
    return [.start(.patience, Self.patience)]
  }

  private mutating func loseWaiting() -> [Effect] {
    loseWaiting(upTo: patientUpTo ?? lastNumber)
  }

  /// Goes on without the ad events that nothing has explained.
  private mutating func loseWaiting(upTo number: Int) -> [Effect] {
    patientUpTo = nil
    var effects: [Effect] = []
    var lost: [String] = []
    while let next = waiting.first, next.number <= number {
      waiting.removeFirst()
      if let told = tell(next.playback) {
        effects += told
      } else if case .adEvent(let id, _) = next.playback {
        lost.append(id)
      }
    }
    return Self.remark(onLost: lost) + effects + tellWaiting()
  }

  /// - Returns: nil for an ad event that nothing explains yet.
  private mutating func tell(_ playback: Playback) -> [Effect]? {
    switch playback {
    case .began(let contentTime, let isPreRoll):
      let effects = endPeriod()
      period = AdPeriod(contentTime: contentTime, isPreRoll: isPreRoll)
      return effects
    case .asset(let url, let fromBeginning): return turnToAsset(url, fromBeginning)
    case .lostAsset(let url, let reason):
      return url.flatMap(pod).map { [Self.remark(onLost: $0, reason)] } ?? []
    case .adEvent(let id, let position): return tell(id, at: position)
    case .halted(let isHalted): return changePeriod { period in period.halt(isHalted) }
    case .ended: return endPeriod()
    }
  }

  private func pod(_ url: URL) -> PodReference? { PodReference(url, streamIDs: streams.map(\.id)) }

  private mutating func changePeriod(_ change: (inout AdPeriod) -> [AdPeriod.Effect]) -> [Effect] {
    guard var period else { return [] }
    let effects = change(&period)
    self.period = period
    return effects.map { effect in
      switch effect {
      case .announce(let type, let ad): .announce(type, ad)
      case .show(let ad): .show(ad)
      case .hide: .hide
      }
    }
  }

  private mutating func tell(_ id: String, at position: Duration) -> [Effect]? {
    guard let tag = metadata.tag(of: id) else { return nil }
    guard period?.isNew(id) == true else { return [] }
    let ad = metadata.ads[tag.adID]
    let breakID = tag.breakID.isEmpty ? ad?.breakID ?? "" : tag.breakID
    let isFirst = tag.kind == .start && ad?.position ?? 1 <= 1
    var effects = period?.breakName == nil ? beginBreak(breakID, fromBeginning: isFirst) : []
    let owner = streams.first { $0.id == period?.pod?.streamID } ?? stream
    if tag.kind != .progress, let url = owner.verificationURL(of: id) { effects.append(.verify(url)) }
    let metadata = metadata
    return effects + changePeriod { period in period.take(tag, at: position, metadata) }
  }

  private mutating func turnToAsset(_ url: URL?, _ fromBeginning: Bool) -> [Effect] {
    let effects = changePeriod { period in period.turnToAsset() }
    guard let pod = url.flatMap(pod) else { return effects }
    guard period != nil, pod.name != period?.breakName else { return effects }
    let ended = endBreak()
    period?.pod = pod
    return effects + ended + beginBreak(pod.name, fromBeginning: fromBeginning)
  }

  private mutating func beginBreak(_ name: String, fromBeginning: Bool) -> [Effect] {
    guard period != nil else { return [] }
    period?.breakName = name
    var effects: [Effect] = []
    if fromBeginning, startedBreaks.insert(name).inserted {
      effects.append(.announce(.AD_BREAK_STARTED, nil))
      period?.owesBreakEnd = true
    }
    if period?.isTold == false { effects.append(.announce(.AD_PERIOD_STARTED, nil)) }
    period?.isTold = true
    return effects
  }

  private mutating func endBreak() -> [Effect] {
    guard let name = period?.breakName else { return [] }
    let isOwed = period?.owesBreakEnd == true
    period?.breakName = nil
    period?.owesBreakEnd = false
    return endedBreaks.insert(name).inserted || isOwed ? [.announce(.AD_BREAK_ENDED, nil)] : []
  }

  private mutating func endPeriod() -> [Effect] {
    guard let period else { return [] }
    let effects = changePeriod { period in period.turnToAsset() }
    let ended = endBreak()
    self.period = nil
    return effects + (period.isTold ? [.announce(.AD_PERIOD_ENDED, nil)] : []) + ended
  }
}
