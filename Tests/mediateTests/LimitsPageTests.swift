import AdMediation
import Foundation
import HLS
import SampleSDK
import Testing
import WaterfallStudy

@testable import AdPlatform
@testable import AdapterConformance
@testable import AdapterTool
@testable import InteractiveMediaAds
@testable import MediateCommands
@testable import VAST

/// The page "Limits and error codes" has the numbers of the code.
@MainActor
@Suite struct LimitsPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let page = "Sources/AdMediation/AdMediation.docc/LimitsAndErrorCodes.md"

  /// The values by the limits' names, without the tables of exit statuses.
  private static func rows() throws -> [String: String] {
    let tables = try text(of: page).components(separatedBy: "\n## Ad responses\n")[1]
    var rows: [String: String] = [:]
    for line in tables.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.components(separatedBy: " | ")
      let name = cells[0].dropFirst(2)
      if name != "limit", name != "---" { rows[String(name)] = cells[1] }
    }
    return rows
  }

  @Test("every value is that of the code")
  func values() throws {
    let rows = try Self.rows()
    let expected = Self.sizes.mapValues(\.grouped)
      .merging(Self.times.mapValues(Self.seconds)) { first, _ in first }
      .merging(Self.binarySizes.mapValues(Self.binary)) { first, _ in first }
      .merging(Self.hidden.mapValues(\.value)) { first, _ in first }
    #expect(Set(rows.keys) == Set(expected.keys))
    for (name, value) in expected {
      let shown = rows[name] ?? ""
      #expect(shown == value || shown.hasPrefix(value + " "), "\(name): \(shown), not \(value)")
    }
  }

  @Test("a limit that is private has its value in the source", arguments: Self.hidden.values.map(\.self))
  func sources(hidden: Hidden) throws {
    #expect(try Self.text(of: "Sources/" + hidden.file).contains(hidden.code), "\(hidden.file)")
  }

  @Test("every limit of documents, playlists and wrappers has a row")
  func members() throws {
    let rows = try Self.rows()
    let limits: [Any] = [VAST.DocumentLimits(), ResolutionLimits(), PlaylistLimits()]
    for limits in limits {
      for member in Mirror(reflecting: limits).children {
        #expect(rows["`\(type(of: limits)).\(member.label ?? "")`"] != nil, "\(member.label ?? "")")
      }
    }
  }

  @Test("every exit status has a row")
  func statuses() throws {
    let page = try Self.text(of: Self.page)
    for status in [ExitStatus.success, .answeredNo, .cannotRun] {
      #expect(page.contains("\n| \(status.rawValue) | "))
    }
  }

  // MARK: The values of the code

  /// A limit that tests cannot reach.
  nonisolated struct Hidden: Sendable, CustomTestStringConvertible {
    let value: String
    let file: String
    let code: String

    var testDescription: String { code }
  }

  private nonisolated static let hidden: [String: Hidden] = [
    "Answer to a tracking or error URL": Hidden(
      value: "64 KiB",
      file: "VAST/Resolution/URLCaller.swift",
      code: "mostBytes = 64 << 10"
    ),
    "Results for `check --since`": Hidden(
      value: "64,000,000 bytes",
      file: "AdapterTool/Check/EarlierResults+File.swift",
      code: "maximumBytes = 64_000_000"
    ),
    "Answer to `inspect`": Hidden(
      value: "30 seconds",
      file: "MediateCommands/Inspect/InspectCommand.swift",
      code: "timeout: Duration = .seconds(30)"
    ),
    "`--jobs`": Hidden(
      value: "256 processes",
      file: "AdapterTool/Workers/Worker.swift",
      code: "maximumJobs = 256"
    ),
    "`check`, main thread blocked": Hidden(
      value: "10 seconds",
      file: "AdapterTool/Check/CheckProcesses.swift",
      code: "(limit, limitOfBlocking) = (10.0, 3.0)"
    ),
    "`check`, memory of a process": Hidden(
      value: "2 GiB",
      file: "AdapterTool/Check/CheckTask.swift",
      code: "memoryBytes = 2 << 30"
    ),
  ]

  private static let documents = VAST.DocumentLimits.standard
  private static let wrappers = ResolutionLimits()
  private static let playlists = PlaylistLimits.standard
  private static let sources = ExistingSources.Limits()

  private static let sizes: [String: Int] = [
    "`DocumentLimits.bytes`": documents.bytes,
    "`DocumentLimits.depth`": documents.depth,
    "`DocumentLimits.elements`": documents.elements,
    "`DocumentLimits.attributes`": documents.attributes,
    "`DocumentLimits.textBytes`": documents.textBytes,
    "`DocumentLimits.warnings`": documents.warnings,
    "`ResolutionLimits.maxRedirects`": wrappers.maxRedirects,
    "`ResolutionLimits.maxAds`": wrappers.maxAds,
    "`ResolutionLimits.maxRequests`": wrappers.maxRequests,
    "`ResolutionLimits.maxBytes`": wrappers.maxBytes,
    "`ResolutionLimits.maxErrorCalls`": wrappers.maxErrorCalls,
    "`ResolutionLimits.maxURLs`": wrappers.maxURLs,
    "`PlaylistLimits.bytes`": playlists.bytes,
    "`PlaylistLimits.lineBytes`": playlists.lineBytes,
    "`PlaylistLimits.segments`": playlists.segments,
    "`PlaylistLimits.attributes`": playlists.attributes,
    "`PlaylistLimits.dateRanges`": playlists.dateRanges,
    "`PlaylistLimits.keyFormats`": playlists.keyFormats,
    "`PlaylistLimits.entries`": playlists.entries,
    "`PlaylistLimits.variables`": playlists.variables,
    "`PlaylistLimits.expandedBytes`": playlists.expandedBytes,
    "`PlaylistLimits.assetListBytes`": playlists.assetListBytes,
    "`PlaylistLimits.assets`": playlists.assets,
    "`PlaylistLimits.warnings`": playlists.warnings,
    "`InterstitialSchedule.eventLimit`": InterstitialSchedule.eventLimit,
    "`HTTPLimits.maximumRedirects`": HTTPLimits.maximumRedirects,
    "`HTTPLimits.maximumPieces`": HTTPLimits.maximumPieces,
    "`ChildProcessHTTPClient.maximumChildren`": ChildProcessHTTPClient.maximumChildren,
    "``MediationLimits/maximumLoggedEvents``": MediationLimits.maximumLoggedEvents,
    "``MediationLimits/maximumHeldAdEvents``": MediationLimits.maximumHeldAdEvents,
    "``MediationLimits/maximumUnclaimedAdEvents``": MediationLimits.maximumUnclaimedAdEvents,
    "Repetitions of a VMAP break": BreakSchedule.mostRepetitions,
    "Repetitions of all breaks": BreakSchedule.mostRepetitionsInAll,
    "Breaks at one cue point": BreakSchedule.mostBreaksOfCue,
    "Tags in the metadata": StreamMetadata.limits.tags,
    "Ads in the metadata": StreamMetadata.limits.ads,
    "Breaks in the metadata": StreamMetadata.limits.breaks,
    "Texts in the metadata": JSONFields.longestText,
    "URLs in the metadata": JSONFields.longestURL,
    "`PodManifestRequest.maximumComponentBytes`": PodManifestRequest.maximumComponentBytes,
    "`PodManifestRequest.maximumValueBytes`": PodManifestRequest.maximumValueBytes,
    "Depth of a JSON file": JSONScanner.maximumDepth,
    "Mistakes shown for a JSON file": AdPlatform.DocumentLimits.maximumFlaws,
    "Ad response (`play`, `inspect`)": documents.bytes,
    "Playlist (`stream`, `inspect`)": playlists.bytes,
    "`simulate --requests`": StudyLimits.maximumRequests,
    "`simulate --concurrency`": StudyLimits.maximumConcurrency,
    "`simulate --sweep`": SweepArgument.mostPoints,
    "Sources of a study": StudyLimits.maximumSources,
    "`new-adapter --from`, one file": sources.bytesInFile,
    "`new-adapter --from`, all files": sources.bytes,
    "`new-adapter --from`, entries": sources.entries,
  ]

  private static let binarySizes: [String: Int] = [
    "`HTTPLimits.maximumBytes`": HTTPLimits.maximumBytes,
    "`NativeAdImageDownloader.maximumBytes`": NativeAdImageDownloader.maximumBytes,
    "Registration of a stream": RegisteredStream.maximumBytes,
    "Metadata of a stream": StreamMetadata.maximumBytes,
    "Configuration (`run`, `simulate`)": MediationLimits.maximumConfigurationBytes,
    "Inventory of the sample network": SampleInventory.maximumBytes,
    "Part of a study (`--merge`)": StudyLimits.maximumPartBytes,
  ]

  private static let times: [String: Duration] = [
    "`ResolutionLimits.firstTimeout`": wrappers.firstTimeout,
    "`ResolutionLimits.wrapperTimeout`": wrappers.wrapperTimeout,
    "`HTTPLimits.timeout`": HTTPLimits.timeout,
    "``MediationLimits/defaultTimeout``": MediationLimits.defaultTimeout,
    "``MediationLimits/maximumTimeout``": MediationLimits.maximumTimeout,
    "``MediationLimits/lateAnswerWindow``": MediationLimits.lateAnswerWindow,
    "``MediationLimits/setUpTime``": MediationLimits.setUpTime,
    "``MediationLimits/signalTime``": MediationLimits.signalTime,
    "``MediationLimits/bidTime``": MediationLimits.bidTime,
    "``MediationLimits/presentationTime``": MediationLimits.presentationTime,
    "``MediationLimits/lateRewardWindow``": MediationLimits.lateRewardWindow,
    "``MediationLimits/fullScreenAdLifetime``": MediationLimits.fullScreenAdLifetime,
    "``MediationLimits/appOpenAdLifetime``": MediationLimits.appOpenAdLifetime,
    "Loading the media of an ad": AdMediaPlayer.usualTimeLimit,
    "Polling for metadata, at least": RegisteredStream.pollingIntervals.lowerBound,
    "Polling for metadata, at most": RegisteredStream.pollingIntervals.upperBound,
    "An ad event without metadata": StreamSession.patience,
    "`PodManifestRequest.maximumDuration`": PodManifestRequest.maximumDuration,
    "Time on the command line": TimeArgument.maximum,
    "Named pipe or device": .seconds(InputFile(path: "pipe").patience),
    "`check`, nothing heard of a process": CheckProcesses.silence,
    "`swift test`, main thread blocked": HangWatch.usualLimit,
  ]

  // MARK: Words

  private static func seconds(_ duration: Duration) -> String {
    let seconds = Int(duration.components.seconds)
    return seconds.grouped + (seconds == 1 ? " second" : " seconds")
  }

  private static func binary(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
  }
}
