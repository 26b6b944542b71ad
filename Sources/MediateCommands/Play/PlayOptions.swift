import AdPlatform
import AdapterTool

extension Command {
  /// Plays a film with ads.
  static let play = Command(
    "play",
    strayArgumentAdvice: "write \(Flag.adTag.name) before it",
    flags: [.adTag, .contentDuration, .startAt, .seek, .pip, .background, .json, .html, .help],
    summary: "Play content with video ads on virtual time, and print the timeline.",
    details: { _ in
      [
        "Plays ten minutes of content, or the duration of --content-duration, with the ads of an ad"
          + " tag or of a file with a VAST or VMAP response. Prints content, breaks, ads, events and"
          + " tracking calls; the first column is the time since the start, the second the position in the"
          + " content. An ad without a duration lasts 30 seconds. Tracking URLs are printed and not"
          + " called. mediate help inspect lists the tags of the sample ad server.",
        "TIME is written as seconds, M:SS or H:MM:SS, with up to three decimals. FROM:TO is two times"
          + " in seconds, such as 60:120; separated by -, the times can have any form, such as 1:00-2:00.",
        "A server has 8 seconds to answer the ad tag, and 4 seconds to answer each wrapper's tag,"
          + " with at most 5 redirects. These are real seconds; in the content, loading takes no time.",
        "The exit status is 0 if there are ads, 1 if there are no ads to play, and 2 for an invalid"
          + " command line or file.",
      ]
    },
    options: PlayOptions.init,
    run: { options, _ throws(CommandFailure) in try await PlayCommand(options).report() }
  )
}

/// What `mediate play` is asked for.
struct PlayOptions: Equatable, Sendable {
  /// Where the ads come from, a URL or a file; nil for the sample playlist.
  var adTag: String?
  var contentDuration = Self.defaultDuration
  /// Where the content's position jumps, and where to, in the order of the command line.
  var seeks: [TimeSpan] = []
  /// When picture-in-picture is active, in order.
  var pictureInPicture: [TimeSpan] = []
  /// When the app is in the background, in order.
  var background: [TimeSpan] = []
  /// Where the content begins.
  var startAt = Duration.zero

  /// Ten minutes.
  static let defaultDuration: Duration = .seconds(600)
}

extension PlayOptions {
  init(_ arguments: CommandArguments) throws(UsageError) {
    adTag = arguments.value(of: .adTag)
    if let duration = try arguments.time(of: .contentDuration) {
      guard duration > .zero else { throw .zero(.contentDuration) }
      contentDuration = duration
    }
    if let start = try arguments.time(of: .startAt) {
      guard start < contentDuration else { throw .afterTheEnd(.startAt, start, of: contentDuration) }
      startAt = start
    }
    seeks = try arguments.spans(of: .seek)
    for seek in seeks {
      for time in [seek.from, seek.to] where time > contentDuration {
        throw .afterTheEnd(.seek, time, of: contentDuration)
      }
      guard seek.from != seek.to else { throw .emptySpan(.seek, seek.from) }
    }
    pictureInPicture = try Self.periods(.pip, arguments)
    background = try Self.periods(.background, arguments)
  }

  /// Spans that begin before they end and do not overlap, the earliest first.
  private static func periods(_ flag: Flag, _ arguments: CommandArguments) throws(UsageError) -> [TimeSpan] {
    let periods = try arguments.spans(of: flag).sorted { $0.from < $1.from }
    for period in periods {
      guard period.from != period.to else { throw .emptySpan(flag, period.from) }
      guard period.from < period.to else { throw .backwards(flag, period) }
    }
    for (earlier, later) in zip(periods, periods.dropFirst()) where later.from < earlier.to {
      throw .overlapping(flag, earlier, later)
    }
    return periods
  }
}

extension Flag {
  static let adTag = Flag(
    "--ad-tag",
    .path("URL|FILE"),
    summary: "Load the ads from this ad tag or file. Defaults to the sample playlist."
  )
  static let contentDuration = Flag(
    "--content-duration",
    .time("TIME"),
    summary: "The duration of the content. Defaults to 10:00."
  )
  static let seek = Flag(
    "--seek",
    .time("FROM:TO"),
    isRepeatable: true,
    summary: "When the content reaches FROM, jump to TO. Repeatable."
  )
  static let pip = Flag(
    "--pip",
    .time("FROM:TO"),
    isRepeatable: true,
    summary: "Picture-in-picture from FROM to TO, in time since the start, ads included."
  )
  static let background = Flag(
    "--background",
    .time("FROM:TO"),
    isRepeatable: true,
    summary: "The app in the background from FROM to TO, in time since the start, ads included."
  )
  static let startAt = Flag(
    "--start-at",
    .time("TIME"),
    summary: "Start the content at this time, like a returning viewer."
  )
}

extension UsageError {
  fileprivate static func afterTheEnd(_ flag: Flag, _ time: Duration, of duration: Duration) -> UsageError {
    UsageError(
      problem: "\(flag.name) names \(time.clock), and the content ends at \(duration.clock)",
      advice: "write an earlier time, or a longer --content-duration"
    )
  }

  fileprivate static func backwards(_ flag: Flag, _ span: TimeSpan) -> UsageError {
    UsageError(
      problem: "\(flag.name) ends at \(span.to.clock), before it begins at \(span.from.clock)",
      advice: "write the earlier time first"
    )
  }

  fileprivate static func overlapping(_ flag: Flag, _ earlier: TimeSpan, _ later: TimeSpan) -> UsageError {
    UsageError(
      problem:
        "\(flag.name) begins at \(later.from.clock), before the one from \(earlier.from.clock) is over",
      advice: "write one that covers both"
    )
  }
}
