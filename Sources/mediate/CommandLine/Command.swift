import Foundation
import SampleAdServer
import WaterfallStudy

/// The commands of the tool. This table is all that parsing, help and shell completion know of them.
enum Command: String, CaseIterable, Sendable {
  case run, units, play, stream, inspect, check, rules, simulate
  case newAdapter = "new-adapter"
  case completions, help
}

extension Command {
  /// What a command takes beside its options.
  struct Argument: Sendable {
    /// What help writes in its place.
    var placeholder: String
    var isRequired: Bool
    /// Whether there may be several.
    var isRepeatable = false
    /// Whether it may be the path of a file, for shells that complete it.
    var isFile = false
    /// What it is, for messages about a second one.
    var description: String
  }

  var argument: Argument? {
    switch self {
    case .run: Argument(placeholder: "AD-UNIT", isRequired: false, description: "one ad unit")
    case .units, .play, .stream, .rules: nil
    case .inspect:
      Argument(placeholder: "FILE|URL|-", isRequired: true, isFile: true, description: "one file or URL")
    case .simulate:
      Argument(
        placeholder: "FILE",
        isRequired: false,
        isRepeatable: true,
        isFile: true,
        description: "more files of --merge"
      )
    case .newAdapter: Argument(placeholder: "NAME", isRequired: true, description: "one network's name")
    case .check:
      Argument(placeholder: "CLASS", isRequired: false, isRepeatable: true, description: "adapter classes")
    case .completions:
      Argument(
        placeholder: Shell.allCases.map(\.rawValue).joined(separator: "|"),
        isRequired: true,
        description: "one shell"
      )
    case .help: Argument(placeholder: "COMMAND", isRequired: false, description: "one command")
    }
  }

  var flags: [Flag] {
    switch self {
    case .run:
      [
        .config, .inventory, .disableImageLoading, .multipleImages, .orientation, .realTime, .json, .help,
      ]
    case .units: [.config, .json, .help]
    case .play: [.adTag, .contentDuration, .startAt, .seek, .pip, .background, .json, .help]
    case .stream: [.streamDuration, .breaks, .join, .seek, .content, .stream, .json, .help]
    case .inspect: [.strict, .json, .help]
    case .check: [.rule, .level, .jsonFile, .junit, .github, .help]
    case .rules: [.json, .markdown, .help]
    case .simulate:
      [
        .study, .requests, .seed, .concurrency, .compare, .shard, .merge, .json, .csv, .help,
      ]
    case .newAdapter: [.output, .adMediation, .help]
    case .completions, .help: [.help]
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .run: "Load an ad unit, show and tap its ad, and report what happened."
    case .units: "List the ad units and what each is for."
    case .play: "Play content with video ads on virtual time, and print the timeline."
    case .stream: "Play a live stream with ad breaks on virtual time, and print the timeline."
    case .inspect: "Print what is in an ad response, VAST or VMAP, in an HLS playlist or in an asset list."
    case .check: "Check adapters against the rule book."
    case .rules: "Print the rule book with its sources."
    case .simulate: "Send many requests through a waterfall, and say what it fills, earns and takes."
    case .newAdapter: "Write a package for a new adapter, with a test for each rule."
    case .completions: "Print a script that completes mediate's command lines."
    case .help: "Explain a command."
    }
  }

  /// What there is to know beyond the summary, a paragraph each.
  var details: [String] {
    switch self {
    case .run:
      [
        "Goes through the ad unit's waterfall, renders the ad in a headless view hierarchy, makes it visible,"
          + " taps its call to action, closes the screen that opens, and untracks it. Prints what became of each"
          + " source, the mapped assets, and every event with its time; what had no effect is marked ✗ and"
          + " explained.",
        "Without AD-UNIT it takes \(AdUnitChoice.defaultName), or the only ad unit of the file of --config.",
        "In virtual time a run waits for everything that still comes, such as late answers. With --real-time it"
          + " ends a second after the ad was released.",
        "The exit status is 0 for an ad, 1 for no fill, and 2 for a wrong command line or file.",
      ]
    case .units: ["Lists the bundled ad units, or those of the file of --config."]
    case .play:
      [
        "Plays ten minutes of content, or as much as --content-duration says, with the ads of an ad tag or of a file"
          + " with a VAST or VMAP response. Prints content, breaks, ads, events and tracking calls: first the time"
          + " since the start, then where the content is. An ad that does not say how long it is lasts 30 seconds."
          + " Tracking URLs are printed and not called. The tags of the sample ad server are in mediate help inspect.",
        "TIME is written as seconds, M:SS or H:MM:SS, with up to three decimals. FROM:TO is written with two times"
          + " in seconds, such as 60:120; with a - between them the times may have any form, such as 1:00-2:00.",
        "The exit status is 0 for ads, 1 when there are none to play, and 2 for a wrong command line or file.",
      ]
    case .stream:
      [
        "Registers a stream session, plays the live stream, puts a pod of ads into it at each break as an interstitial"
          + " event, and prints the session, each scheduled break with the URL of its manifest, playback, and every"
          + " event of the stream manager. The first column is the time since the stream began; the others say where"
          + " playback is: in the content (primary), in what the viewer was shown (playout), and on the integrated"
          + " timeline, which a scrubber shows, as mediate inspect prints it. What never plays is left out, with the"
          + " reason, as soon as that is known.",
        "Breaks begin at the same times for all viewers: with 120:30 every two minutes after the stream began. On a"
          + " live stream a break takes the place of the content; a playlist that has ended is interrupted, and goes"
          + " on where it was. With --break none the interstitials of the content's own playlist are played.",
        "The sample ad server stands in for dai.google.com: nothing is sent there. The custom asset keys that it"
          + " knows: " + SampleStream.allCases.map(\.customAssetKey).joined(separator: ", ") + ".",
        "TIME is written as seconds, M:SS or H:MM:SS, with up to three decimals. FROM:TO and EVERY:LENGTH are written"
          + " with two times in seconds, such as 60:120; with a - between them the times may have any form.",
        "The exit status is 0 for a stream that played, 1 when it, or one of its breaks, could not be registered or"
          + " played, and 2 for a wrong command line or file.",
      ]
    case .inspect:
      [
        "Prints the version, the ads with their creatives, media files, tracking URLs and clicks, the breaks of a"
          + " playlist, and what was tolerated or left out, with its line. Wrappers are not followed. FILE may be -"
          + " for standard input.",
        "Of an HLS playlist it prints the tags, the date ranges and the interstitials, and of one on demand when they"
          + " play: on the primary timeline, which is the content's, on the playout timeline, which has content and"
          + " interstitials one after another, and on the integrated timeline, which a scrubber shows. An interstitial"
          + " whose duration the playlist does not say is taken to last no time. Asset lists are not requested.",
        "What was tolerated or left out has a severity: error where the specification says that a client must fail to"
          + " parse the document, and warning elsewhere. With --strict both end with status 1.",
        "The sample ad server answers \(SampleAdTag.single.url.absoluteString) and, in the place of"
          + " \(SampleAdTag.single.name): "
          + SampleAdTag.allCases.dropFirst().map(\.name).joined(separator: ", ") + ".",
        "--json prints all that was read: keys are the names of the properties in the modules VAST and HLS, a property"
          + " without a value is left out, and a list is there also when it is empty. Times are seconds; where the"
          + " document has no time, such as start or 25%, its word stands there as text.",
        "The exit status is 1 for a document that cannot be used, such as VAST 1, and with --strict for one with a"
          + " warning or an error; and 2 for one that cannot be had, or a wrong command line.",
      ]
    case .check:
      [
        "Loads, shows and taps ads with each adapter, on virtual time and with a double of its network, and says"
          + " rule by rule whether it keeps the contract: ✓ kept, ✗ broken, ! blocked by another rule that is"
          + " broken, – not checked and why. What is broken is explained below, with what was expected, what happened"
          + " and the timeline.",
        "CLASS is the Class Name of an adapter in the tool, or its last part. Without one all are checked:"
          + " \(CheckedAdapter.all.map(\.className).joined(separator: ", ")).",
        "Where FILE is - the report goes to standard output in the place of the text, and the annotations of"
          + " --github to standard error.",
        "The exit status is 1 when a required rule is broken or blocked, or, with --level recommended, any; 2 for a"
          + " wrong command line or a report that cannot be written; and otherwise 0. An adapter that blocks the main"
          + " thread for a minute ends the tool with status 1 and no report.",
      ]
    case .rules: []
    case .simulate:
      [
        "Draws what each network of a waterfall answers, and when, from its figures: fill rate, latency, errors,"
          + " CPM. The requests go through the host's own loader and chain, on virtual time; each ad is shown, seen"
          + " and let go of. Prints the fill rate, the latency to the ad, attempts, revenue, and the share and the"
          + " timeout rate of each source.",
        "The same configuration, requests and seed give the same bytes, however many requests are in flight at"
          + " once. A network is drawn by its label: with --compare a request gets the same answer of the same"
          + " network in both configurations, and what differs is what the change does.",
        "A configuration is {\"sources\": […]}, in the order in which they are asked. Of a source label, fillRate"
          + " and latencyMilliseconds are needed; timeout (seconds), cpm (dollars), clickRate and errors are not."
          + " Latencies are {\"fixed\": 120}, {\"uniform\": [50, 200]}, {\"logNormal\": {\"median\": 180, \"p90\":"
          + " 600}} or {\"quantiles\": [[0, 40], [50, 180], [100, 3000]]}. The key configuration of --json is such"
          + " a document: without --config, of the bundled one.",
        "To spread a study let each machine run one part, --shard 1/3, 2/3 and 3/3, with --json; --merge adds the"
          + " parts up to what one machine would have printed, to the byte.",
        "The exit status is 0, and 2 for a wrong command line or file.",
      ]
    case .newAdapter:
      [
        "NAME is the network's, as types begin with it: Acme. The package has a custom event, a double of the"
          + " network's SDK, a fixture for the rule book, tests that are green from the start, and a CI workflow.",
        "Nothing is overwritten: the folder must be new or empty.",
      ]
    case .completions:
      [
        "For bash: source <(mediate completions bash)",
        "For zsh: source <(mediate completions zsh)",
      ]
    case .help: []
    }
  }

  /// The command with its argument, as help writes it.
  var usage: String {
    guard let argument else { return rawValue }
    let placeholder = argument.placeholder + (argument.isRepeatable ? "…" : "")
    return "\(rawValue) " + (argument.isRequired ? placeholder : "[\(placeholder)]")
  }
}

/// The shells that there is a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh
}
