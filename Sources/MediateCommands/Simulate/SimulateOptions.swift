import AdPlatform
import AdapterTool
import WaterfallStudy

extension Command {
  /// Sends requests through a waterfall.
  static let simulate = Command(
    "simulate",
    argument: Argument("FILE", isRepeatable: true, isFile: true, description: "more files of --merge"),
    flags: [
      .study, .requests, .seed, .concurrency, .jobs, .compare, .sweep, .orders, .shard, .merge, .json, .csv,
      .html, .help,
    ],
    summary: "Send many requests through a waterfall, and report fill rate, revenue and latency.",
    details: { _ in
      [
        "Simulates each network from statistics: fill rate, latency, errors, CPM. The"
          + " requests go through the host's own loader and waterfall on virtual time; each ad is shown,"
          + " viewed and released. Prints the fill rate, the latency until an ad arrives, the attempts,"
          + " the revenue, and the share and timeout rate of each source.",
        "The same configuration, number of requests and seed print the same bytes, however many"
          + " requests are in flight. With --compare, a network with the same label gives a request the"
          + " same answer in both configurations, so that all differences come from the change.",
        "A configuration is {\"sources\": […]}, in waterfall order. A source requires label, fillRate"
          + " and latencyMilliseconds; timeout (seconds), cpm (dollars), clickRate and errors are"
          + " optional. Rates are fractions from 0 to 1, here and in --json. A FILE can be - for standard"
          + " input. Latencies are {\"fixed\": 120}, {\"uniform\": [50, 200]}, {\"logNormal\":"
          + " {\"median\": 180, \"p90\": 600}} or {\"quantiles\": [[0, 40], [50, 180], [100, 3000]]}. The"
          + " key configuration of --json is such a document; without --config it is the bundled one.",
        "To distribute a study, let each machine run one part with --json: --shard 1/3, 2/3 and 3/3."
          + " --merge combines the parts into the bytes that one machine would have printed.",
        "--csv has three kinds of rows: source for each source, all for the whole waterfall, and"
          + " curve for each point of the cumulative latency curve. waitedMilliseconds is the sum of all"
          + " waits, and lostMilliseconds the part spent on sources that returned no ad."
          + " A curve row is the number (filled) and the fraction (share) of ads that arrived within latencyMilliseconds.",
        "--html shows the flow of requests through the waterfall, the source that loses most time,"
          + " the effect of moving a source up by one place, and the latency curve; with --compare, also"
          + " the differences with 95 % confidence intervals. Intervals need a few hundred requests; the p99"
          + " interval needs a few thousand.",
        "--sweep and --orders run a study for each of up to \(SweepArgument.mostPoints.grouped)"
          + " waterfalls on the same requests, and print the Pareto front: the waterfalls that no other"
          + " waterfall improves on in one figure without being worse in another (fill rate, p50 and p90 of"
          + " latency, revenue; among equals, wait per request decides). Differences from the given waterfall"
          + " have 95 % confidence intervals; if a difference is not distinguishable from 0, the last line gives the number of"
          + " requests needed. LABEL is the label of a source; timeout is in seconds, cpm in dollars, and position counts from 1. With more than"
          + " \(WaterfallOrders.mostForAll) sources, orders are searched by swapping neighbours as long as"
          + " the front improves.",
        "A study of \(StudyProcesses.fewRequests.grouped) requests or more runs in several processes:"
          + " one for each processor, or the number of --jobs.",
        "The exit status is 0 for success, and 2 for an invalid command line or file, or if one of"
          + " the processes crashes; the message then gives the signal and the requests.",
      ]
    },
    options: SimulateOptions.init,
    run: { options, tool throws(CommandFailure) in
      guard options.isSweep else { return try SimulateCommand(options, tool: tool).report() }
      let given = try StudyConfiguration(file: options.config, for: FileReader("simulate", of: tool))
      return try SweepCommand(given, options, tool: tool).report()
    }
  )
}

/// What `mediate simulate` is asked for.
struct SimulateOptions: Equatable, Sendable {
  /// One of several parts of a study, counted from 1.
  struct Shard: Equatable, Sendable {
    var index: Int
    var count: Int
  }

  /// The file with the study; nil for the bundled one.
  var config: String?
  /// How many requests the whole study has.
  var requests = Self.defaultRequests
  var seed = Self.defaultSeed
  /// How many requests are in flight at once.
  var concurrency = Self.defaultConcurrency
  /// How many processes work at once; nil for one on each processor.
  var jobs: Int?
  /// The file with the study to compare with.
  var compare: String?
  /// What is set to other values, for a study each.
  var sweeps: [SweepArgument] = []
  /// Whether the sources are tried in other orders.
  var triesOrders = false
  /// Nil for all requests.
  var shard: Shard?
  /// The files with parts to add up; none to run a study.
  var merge: [String] = []

  /// 10,000 requests: rates within a percent, in a second or two.
  static let defaultRequests = 10_000
  static let defaultSeed = 1
  static let defaultConcurrency = 16
}

extension SimulateOptions {
  init(_ arguments: CommandArguments) throws(UsageError) {
    try arguments.refuseSecondStandardInput(of: [.study, .compare, .merge], and: .merge)
    config = arguments.value(of: .study)
    compare = arguments.value(of: .compare)
    merge = arguments.values(of: .merge)
    guard merge.isEmpty else {
      merge += arguments.arguments
      let others: [Flag] = [
        .study, .requests, .seed, .concurrency, .jobs, .compare, .sweep, .orders, .shard,
      ]
      for flag in others where arguments.has(flag) { throw .besideMerge(flag) }
      return
    }
    if let file = arguments.argument { throw .noFileOfMerge(file) }
    requests =
      try arguments.number(of: .requests, in: 1...StudyLimits.maximumRequests) ?? Self.defaultRequests
    seed = try arguments.number(of: .seed, in: 0...Int.max) ?? Self.defaultSeed
    concurrency =
      try arguments.number(of: .concurrency, in: 1...StudyLimits.maximumConcurrency)
      ?? Self.defaultConcurrency
    jobs = try arguments.jobs
    try readSweeps(arguments)
    if let text = arguments.value(of: .shard) {
      guard compare == nil else { throw .shardOfComparison }
      guard !arguments.has(.html) else { throw .pageOfShard }
      guard let shard = Shard(text) else {
        throw .invalid(text, of: .shard, "write the part and how many there are, such as 1/3, 2/3 and 3/3")
      }
      self.shard = shard
    }
  }
}

extension SimulateOptions {
  /// Whether there are studies of many points.
  var isSweep: Bool { !sweeps.isEmpty || triesOrders }

  private mutating func readSweeps(_ arguments: CommandArguments) throws(UsageError) {
    triesOrders = arguments.has(.orders)
    for text in arguments.values(of: .sweep) {
      let sweep = try SweepArgument(text)
      if sweeps.contains(where: { $0.setting == sweep.setting }) { throw .sweptTwice(sweep.setting) }
      if triesOrders, sweep.setting.key == .position { throw .positionBesideOrders(sweep.setting) }
      sweeps.append(sweep)
    }
    let counts = sweeps.map(\.values.count)
    guard counts.reduce(1, { min($0 * $1, SweepArgument.mostPoints + 1) }) <= SweepArgument.mostPoints else {
      throw .tooManyPoints(counts)
    }
    for flag in [Flag.compare, .shard] where isSweep && arguments.has(flag) {
      throw .noPlace(flag, beside: triesOrders ? .orders : .sweep)
    }
  }
}

extension SimulateOptions.Shard {
  /// Reads `K/N`.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { WholeNumber.read($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1...Self.most ~= count,
      1...count ~= index
    else { return nil }
    self.init(index: index, count: count)
  }

  /// 1,000,000 parts, more than any batch engine starts.
  private static let most = 1_000_000
}

extension Flag {
  static let study = Flag(
    "--config",
    .file,
    summary: "Read the waterfall and its networks from this JSON file instead of the bundled ones."
  )
  static let requests = Flag(
    "--requests",
    .number("N"),
    summary: "The number of requests of the whole study. Defaults to 10000."
  )
  static let seed = Flag("--seed", .number("S"), summary: "The seed of the random numbers. Defaults to 1.")
  static let concurrency = Flag(
    "--concurrency",
    .number("C"),
    summary:
      "How many requests are in flight at the same time. Defaults to 16. It does not change the result."
  )
  static let compare = Flag(
    "--compare",
    .file,
    summary: "Send the same requests through the waterfall of this file, too, and print the differences."
  )
  static let shard = Flag("--shard", .number("K/N"), summary: "Run only part K of N equal parts.")
  static let merge = Flag(
    "--merge",
    .file,
    isRepeatable: true,
    summary: "Add up these parts of a study, as --json printed them; all other files are parts, too."
  )
  static let csv = Flag(
    "--csv",
    .file,
    isOutput: true,
    summary: "Write the figures and the latency curve as a table to this file; - for standard output."
  )
}

extension UsageError {
  fileprivate static func besideMerge(_ flag: Flag) -> UsageError {
    UsageError(
      problem: "\(flag.name) has no place beside --merge",
      advice: "leave it out: the parts say which study they are of"
    )
  }

  fileprivate static let shardOfComparison = UsageError(
    problem: "--shard has no place beside --compare",
    advice: "run and merge the parts of each configuration by itself"
  )

  fileprivate static let pageOfShard = UsageError(
    problem: "--html cannot be used with --shard",
    advice: "write each part with --json, then use --merge with --html"
  )

  fileprivate static func noFileOfMerge(_ file: String) -> UsageError {
    UsageError(
      problem: "unexpected argument \(quoted(file))",
      advice: "write --config before a study, or --merge before parts of one"
    )
  }
}
