import AdPlatform

@testable import InteractiveMediaAds
@testable import VAST

/// Drives the machine, and records its effects, one line each.
///
/// Ads load and start at once, and breaks are answered at once, unless told otherwise.
struct MachineRun {
  typealias Ignored = IgnoredEvents<AdsManagerMachine.Event.Name>

  var machine: AdsManagerMachine
  /// The effects since they were last taken.
  private(set) var lines: [String] = []
  private var ignored = Ignored()
  /// The ads of breaks, by the breaks' names.
  var responses: [String: ResolvedResponse] = [:]
  /// Whether breaks are answered at once. Else ``answer(_:)`` does it.
  var answersAtOnce = true
  /// Whether media loads and starts at once.
  var startsMedia = true
  /// Whether tracking calls are recorded.
  var showsCalls = false
  private var asked: [(cue: BreakSchedule.CueID, names: [String])] = []

  init(_ setup: AdsManagerMachine.Setup) { machine = AdsManagerMachine(setup) }

  /// Ads that play when told to.
  init(
    ads: [ResolvedAd],
    substitutes: [ResolvedAd] = [],
    sharesPlayer: Bool = false,
    playsInBackground: Bool = false
  ) {
    machine = AdsManagerMachine(
      AdsManagerMachine.Setup(
        playsInBackground: playsInBackground,
        sharesPlayer: sharesPlayer
      ),
      response: ResolvedResponse(ads, substitutes: substitutes)
    )
  }

  /// Breaks at these times, each with an ad named like it.
  init(
    rules: [(String, BreakOffset)],
    automatic: Bool = true,
    sharesPlayer: Bool = false,
    playsInBackground: Bool = false
  ) {
    self.init(
      AdsManagerMachine.Setup(
        breaks: rules.map { .named($0.0, at: $0.1) },
        playsBreaksAutomatically: automatic,
        playsInBackground: playsInBackground,
        sharesPlayer: sharesPlayer
      )
    )
    for (name, _) in rules { responses[name] = ResolvedResponse([.make(name)]) }
  }

  // MARK: Doing

  mutating func initialize(
    playsAdsAfter: Duration? = nil,
    contentLength: ContentLength = .unknown,
    hasPlayhead: Bool = true,
    choice: MediaFileChoice = MediaFileChoice()
  ) {
    var rendering = AdsManagerMachine.Rendering(
      playsAdsAfter: playsAdsAfter,
      contentLength: contentLength,
      hasPlayhead: hasPlayhead
    )
    rendering.choice = choice
    send(.initialize(rendering))
  }

  mutating func send(_ event: AdsManagerMachine.Event) {
    for effect in machine.handle(event) { note(effect) }
    follow()
  }

  private var followUps: [AdsManagerMachine.Event] = []

  private mutating func follow() {
    while !followUps.isEmpty {
      let event = followUps.removeFirst()
      for effect in machine.handle(event) { note(effect) }
    }
  }

  /// Plays the content from where it is to there, in ticks of 200 ms. It stands while a break plays.
  mutating func play(to end: Duration) {
    var position = machine.schedule.position
    while position < end, !machine.isPlayingBreak {
      position = min(position + .milliseconds(200), end)
      send(.contentMoved(to: position, length: .unknown))
    }
  }

  /// The content jumps.
  mutating func seek(to position: Duration) { send(.contentMoved(to: position, length: .unknown)) }

  /// The ad that plays does something.
  mutating func media(_ event: PodPlayback.Event) {
    guard let ad = machine.currentAd?.id else { return lines.append("no ad") }
    send(.media(ad, event))
  }

  mutating func endAd() { media(.ended) }

  /// Plays everything that is left of a break.
  mutating func endBreak() {
    while machine.isPlayingBreak { endAd() }
  }

  /// Answers the breaks that were asked for.
  mutating func answer() {
    let asked = self.asked
    self.asked = []
    for (cue, names) in asked { send(.fetched(cue, names.map { responses[$0] ?? ResolvedResponse() })) }
  }

  /// The effects since the last time.
  mutating func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The events that changed nothing since the last time.
  mutating func takeIgnored() -> [Ignored.Entry] {
    defer { ignored = Ignored() }
    return ignored.entries
  }

  // MARK: Writing down

  private mutating func note(_ effect: AdsManagerMachine.Effect) {
    switch effect {
    case .announce(let type, let ad): lines.append("\(type)" + (ad.map { " " + $0.name } ?? ""))
    case .breakReady(let time): lines.append("AD_BREAK_READY \(time)")
    case .report(let type, let code, _):
      lines.append((type == .adPlayingFailed ? "" : "\(type) ") + "error \(code.rawValue)")
    case .remark(let text, let code): lines.append("LOG \(code.map { "\($0.rawValue)" } ?? text)")
    case .pauseContent: lines.append("pause content")
    case .resumeContent: lines.append("resume content")
    case .fetch(let cue, let breaks):
      let names = breaks.map { $0.breakID ?? "?" }
      lines.append("fetch \(names.joined(separator: "+"))")
      if answersAtOnce {
        followUps.append(.fetched(cue, names.map { responses[$0] ?? ResolvedResponse() }))
      } else {
        asked.append((cue, names))
      }
    case .media(let effect): note(effect)
    case .callForBreak(let urls, let code):
      if showsCalls {
        lines.append(contentsOf: urls.map { "call \($0.name)\(code.map { " \($0.rawValue)" } ?? "")" })
      }
    case .callForError(let ad, let code, _):
      if showsCalls { lines.append(contentsOf: ad.ad.errorURLs.map { "call \($0.name) \(code.rawValue)" }) }
    case .watchContent(let isWatched): lines.append(isWatched ? "watch content" : "watch no more")
    case .ignored(let event, let reason): ignored.add(event, reason)
    }
  }

  private mutating func note(_ effect: PodPlayback.MediaEffect) {
    switch effect {
    case .load(let ad):
      lines.append("load \(ad.name)")
      if startsMedia { followUps.append(.media(ad.id, .loaded(duration: ad.ad.linear?.duration))) }
    case .play:
      lines.append("play")
      if startsMedia, let ad = machine.currentAd?.id { followUps.append(.media(ad, .started)) }
    case .pause: lines.append("pause")
    case .clear: lines.append("clear")
    case .watch: break
    case .call(let urls): if showsCalls { lines.append(contentsOf: urls.map { "call \($0.name)" }) }
    case .callForVerifications(let urls, let reason):
      if showsCalls { lines.append(contentsOf: urls.map { "call \($0.name) \(reason)" }) }
    case .progress: break
    case .countView(let ad): if showsCalls { lines.append("view \(ad.name)") }
    case .open(let page, _): lines.append("open \(page.name)")
    }
  }
}

extension AdsManagerMachine {
  /// The breaks of the playlist; none for a single response.
  var schedule: BreakSchedule {
    if case .adRules(let machine) = self { machine.schedule } else { BreakSchedule([]) }
  }
}

extension PodAd {
  fileprivate var name: String { ad.ad.id ?? "?" }
}

extension URLTemplate {
  /// What stands behind the host.
  var name: String { String(text.dropFirst("https://track.example/".count)) }
}
