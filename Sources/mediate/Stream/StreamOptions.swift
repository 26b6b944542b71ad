import SampleAdServer

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
  var json = false

  /// Ten minutes.
  static let defaultDuration: Duration = .seconds(600)
  /// Every other minute, half a minute.
  static let defaultBreaks = Breaks(every: .seconds(120), length: .seconds(30))
  /// The document's.
  static let defaultStream = "sgai-hls-live"
}

extension StreamOptions {
  init(_ arguments: CommandArguments) throws(UsageError) {
    json = arguments.has(.json)
    content = arguments.value(of: .content)
    if let key = arguments.value(of: .stream) {
      guard SampleStream(rawValue: key) != nil else { throw .unknownStream(key) }
      stream = key
    }
    if let duration = try arguments.time(of: .streamDuration) {
      guard duration > .zero else { throw .noViewer }
      self.duration = duration
    }
    if let join = try arguments.time(of: .join) { self.join = join }
    if let text = arguments.value(of: .breaks) { breaks = try Self.breaks(text) }
    seeks = try arguments.spans(of: .seek)
    for seek in seeks where seek.from == seek.to { throw .emptySpan(.seek, seek.from) }
  }

  private static func breaks(_ text: String) throws(UsageError) -> Breaks? {
    if text == Flag.noBreaks { return nil }
    guard let span = TimeSpan(text) else { throw .noBreaks(text) }
    let breaks = Breaks(every: span.from, length: span.to)
    guard breaks.every >= minimumInterval else { throw .tooOften(breaks) }
    guard breaks.every.components.attoseconds == 0 else { throw .noWholeSeconds(breaks) }
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
    summary: "How long the viewer stays; 10:00 unless said otherwise."
  )
  static let breaks = Flag(
    "--break",
    .time("EVERY:LENGTH"),
    summary: "A break every so often and so long; 120:30 unless said otherwise. none schedules none."
  )
  static let join = Flag(
    "--join",
    .time("TIME"),
    summary: "How long the stream has been live when the viewer comes; 0 unless said otherwise."
  )
  static let content = Flag(
    "--content",
    .path("URL|FILE"),
    summary: "Play this HLS playlist; the live stream of the sample ad server unless said otherwise."
  )
  static let stream = Flag(
    "--stream",
    .name("KEY"),
    summary: "Register the stream under this custom asset key; \(StreamOptions.defaultStream) unless said"
      + " otherwise."
  )

  /// What stands behind `--break` for none.
  static let noBreaks = "none"
}

extension UsageError {
  fileprivate static func unknownStream(_ key: String) -> UsageError {
    UsageError(
      problem: "the sample ad server has no stream \(quoted(key))",
      advice: didYouMean(key, among: SampleStream.allCases.map(\.customAssetKey))
        ?? "mediate help stream lists those that it has"
    )
  }

  fileprivate static let noViewer = UsageError(
    problem: "--duration is 0",
    advice: "write a longer one, such as 10:00"
  )

  fileprivate static func noBreaks(_ text: String) -> UsageError {
    UsageError(
      problem: "--break cannot be \(quoted(text))",
      advice: "write two times such as 120:30 in seconds, or 2:00-0:30, or none"
    )
  }

  fileprivate static func tooOften(_ breaks: StreamOptions.Breaks) -> UsageError {
    UsageError(
      problem: "--break comes every \(breaks.every.clock)",
      advice: "leave at least \(StreamOptions.minimumInterval.clock) from one to the next"
    )
  }

  fileprivate static func noWholeSeconds(_ breaks: StreamOptions.Breaks) -> UsageError {
    UsageError(
      problem: "--break comes every \(breaks.every.clock)",
      advice: "write whole seconds, so that all viewers have the same breaks"
    )
  }

  fileprivate static let emptyBreak = UsageError(
    problem: "--break has a length of 0",
    advice: "write a longer one, such as 120:30, or none"
  )

  fileprivate static func overlapping(_ breaks: StreamOptions.Breaks) -> UsageError {
    UsageError(
      problem: "--break is \(breaks.length.clock) long and comes every \(breaks.every.clock)",
      advice: "write how often first, and a length that is shorter"
    )
  }
}
