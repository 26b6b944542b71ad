import AdPlatform
import AdapterTool
import SampleAdServer

extension Command {
  /// Plays a live stream with ads.
  static let stream = Command(
    "stream",
    strayArgumentAdvice: "write \(Flag.content.name) before it",
    flags: [.streamDuration, .breaks, .join, .seek, .content, .stream, .json, .html, .help],
    summary: "Play a live stream with ad breaks on virtual time, and print the timeline.",
    details: { _ in
      [
        "Registers a stream session, plays the live stream, and inserts a pod of ads at each break as"
          + " an interstitial event. Prints the session, each scheduled break with the URL of its"
          + " manifest, playback, and every event of the stream manager. The first column is the time"
          + " since the stream began. The others are the positions in the content (primary), in what the"
          + " viewer has seen (playout), and on the integrated timeline of a scrubber. An interstitial"
          + " that is not played is listed with the reason.",
        "Breaks begin at the same times for all viewers: with 120:30, every two minutes after the"
          + " stream began. In a live stream a break replaces the content; a playlist that has ended is"
          + " interrupted and resumes at the same position. With --break none, the interstitials of the"
          + " content's own playlist are played.",
        "The sample ad server answers in place of dai.google.com; nothing is sent there. It knows"
          + " these custom asset keys:"
          + " \(SampleStream.allCases.map(\.customAssetKey).joined(separator: ", ")).",
        "TIME is written as seconds, M:SS or H:MM:SS, with up to three decimals. FROM:TO and"
          + " EVERY:LENGTH are two times in seconds, such as 60:120; separated by -, the times can have"
          + " any form.",
        "A server has 10 seconds to answer with each playlist or asset list, with at most 5"
          + " redirects. These are real seconds; in the stream, loading takes no time. The content URL"
          + " is always fetched; if the response is not an HLS playlist, it is not played.",
        "The exit status is 0 if the stream played, 1 if the stream or one of its breaks could not be"
          + " registered or played, and 2 for an invalid command line or file.",
      ]
    },
    options: StreamOptions.init,
    run: { options, _ throws(CommandFailure) in try await StreamCommand(options).report() }
  )
}

/// What `mediate stream` is asked for.
struct StreamOptions: Equatable, Sendable {
  /// When breaks begin, and how long they are.
  struct Breaks: Equatable, Sendable {
    var every: Duration
    var length: Duration
  }

  /// How long the viewer stays.
  var duration = Self.defaultDuration
  /// Nil when the app schedules none, and those of the content's playlist play.
  var breaks: Breaks? = Self.defaultBreaks
  /// How long the stream has been live when the viewer comes.
  var join = Duration.zero
  /// Where the content's position jumps, and where to, in the order of the command line.
  var seeks: [TimeSpan] = []
  /// The content's playlist, a URL or a file; nil for the sample stream.
  var content: String?
  /// The custom asset key that the stream is registered under.
  var stream = Self.defaultStream

  /// Ten minutes.
  static let defaultDuration: Duration = .seconds(600)
  /// Every other minute, half a minute.
  static let defaultBreaks = Breaks(every: .seconds(120), length: .seconds(30))
  /// The document's.
  static let defaultStream = "sgai-hls-live"
}

extension StreamOptions {
  init(_ arguments: CommandArguments) throws(UsageError) {
    content = arguments.value(of: .content)
    if let key = arguments.value(of: .stream) {
      guard SampleStream(rawValue: key) != nil else { throw .unknownStream(key) }
      stream = key
    }
    if let duration = try arguments.time(of: .streamDuration) {
      guard duration > .zero else { throw .zero(.streamDuration) }
      self.duration = duration
    }
    if let join = try arguments.time(of: .join) { self.join = join }
    if let text = arguments.value(of: .breaks) { breaks = try Self.breaks(text) }
    seeks = try arguments.spans(of: .seek)
    for seek in seeks where seek.from == seek.to { throw .emptySpan(.seek, seek.from) }
  }

  private static func breaks(_ text: String) throws(UsageError) -> Breaks? {
    if text == Flag.noBreaks { return nil }
    guard let span = TimeSpan(text) else {
      let advice = "write two times such as 120:30 in seconds, or 2:00-0:30, or none"
      throw .invalid(text, of: .breaks, advice)
    }
    let breaks = Breaks(every: span.from, length: span.to)
    guard breaks.every >= minimumInterval else {
      throw .interval(breaks, "use at least \(minimumInterval.clock)")
    }
    guard breaks.every.components.attoseconds == 0 else {
      throw .interval(breaks, "use whole seconds, so that all viewers have the same breaks")
    }
    guard breaks.length > .zero else { throw .emptyBreak }
    guard breaks.length < breaks.every else { throw .overlapping(breaks) }
    return breaks
  }

  /// 10 seconds: pods of a quarter of that are shorter than any ad.
  static let minimumInterval: Duration = .seconds(10)
}

extension Flag {
  static let streamDuration = Flag(
    "--duration",
    .time("TIME"),
    summary: "How long the viewer watches after joining. Defaults to 10:00."
  )
  static let breaks = Flag(
    "--break",
    .time("EVERY:LENGTH"),
    summary:
      "Schedule a break at this interval and of this length. Defaults to 120:30; none schedules no breaks."
  )
  static let join = Flag(
    "--join",
    .time("TIME"),
    summary: "When the viewer joins, in time since the stream began. Defaults to 0."
  )
  static let content = Flag(
    "--content",
    .path("URL|FILE"),
    summary: "Play this HLS playlist. Defaults to the live stream of the sample ad server."
  )
  static let stream = Flag(
    "--stream",
    .name("KEY", of: SampleStream.allCases.map(\.customAssetKey)),
    summary: "Register the stream under this custom asset key. Defaults to "
      + "\(StreamOptions.defaultStream)."
  )

  /// What stands behind `--break` for none.
  static let noBreaks = "none"
}

extension UsageError {
  fileprivate static func unknownStream(_ key: String) -> UsageError {
    UsageError(
      problem: "the sample ad server has no stream \(quoted(key))",
      advice: didYouMean(key, among: SampleStream.allCases.map(\.customAssetKey))
        ?? "mediate help stream lists the available keys"
    )
  }

  fileprivate static func interval(_ breaks: StreamOptions.Breaks, _ advice: String) -> UsageError {
    UsageError(problem: "--break: the interval is \(breaks.every.clock)", advice: advice)
  }

  fileprivate static let emptyBreak = UsageError(
    problem: "--break has a length of 0",
    advice: "write a longer one, such as 120:30, or none"
  )

  fileprivate static func overlapping(_ breaks: StreamOptions.Breaks) -> UsageError {
    UsageError(
      problem: "--break: a \(breaks.length.clock) break cannot repeat every \(breaks.every.clock)",
      advice: "write EVERY:LENGTH, with a length shorter than the interval"
    )
  }
}
