import AdPlatform
import AdapterTool
import Foundation
import HLS
import SampleAdServer
import SampleSDK
import VAST

extension Command {
  /// Prints what is in a document.
  static let inspect = Command(
    "inspect",
    argument: Argument("FILE|URL|-", isRequired: true, isFile: true, description: "one file or URL"),
    flags: [.strict, .json, .html, .help],
    summary: "Print what is in an ad response, VAST or VMAP, in an HLS playlist or in an asset list.",
    details: { _ in
      [
        "Prints the version, the ads with their creatives, media files, tracking URLs and clicks, the"
          + " breaks of a playlist, and each finding with its line: what was tolerated or ignored."
          + " Wrappers are not followed. FILE can be - for standard input.",
        "For an HLS playlist it prints the tags, the date ranges and the interstitials; for an"
          + " on-demand playlist also when they play, on the primary timeline (the content), the playout"
          + " timeline (content and interstitials in sequence) and the integrated timeline (that of a"
          + " scrubber). An interstitial without a duration in the playlist counts as 0 seconds. Asset"
          + " lists are not requested.",
        "A finding is an error where the specification says that a client must fail to parse the"
          + " document, and otherwise a warning. With --strict, any finding makes the exit status 1.",
        "The sample ad server answers https://\(SampleAdServer.host)/tags/NAME, where NAME is one of: "
          + SampleAdTag.allCases.map(\.name).joined(separator: ", ") + ".",
        "--json prints the whole document. Keys are the names of the properties in the modules VAST"
          + " and HLS; a property without a value is omitted, an empty list is not. Times are in seconds;"
          + " a value that is not a time, such as start or 25%, is a string.",
        "--html also shows the text of the document, with each finding at its line.",
        "At most 10,000,000 bytes of an ad response are read, 100,000,000 of a playlist, and"
          + " 1,000,000 of an asset list. A server has 30 seconds to answer, with at most 5 redirects; a"
          + " malformed answer is an error. A named pipe or a device must send bytes within 10 seconds;"
          + " standard input may take any time.",
        "The exit status is 0 on success; 1 if the document is unusable (such as VAST 1) or, with --strict,"
          + " has findings; and 2 if it cannot be loaded or the command line is invalid.",
      ]
    },
    options: InspectOptions.init,
    run: { options, _ throws(CommandFailure) in try await InspectCommand(options).report() }
  )
}

/// Reads one ad response, playlist or asset list.
@MainActor
struct InspectCommand {
  private let source: DocumentSource
  private let isStrict: Bool

  init(_ options: InspectOptions) {
    source = DocumentSource(options.source)
    isStrict = options.isStrict
  }

  func report() async throws(CommandFailure) -> InspectReport {
    let data = try await data()
    let outcome = outcome(of: data)
    return InspectReport(
      name: source.name,
      source: SourceText(data),
      outcome: outcome,
      complaint: complaint(about: outcome)
    )
  }

  private func complaint(about outcome: InspectReport.Outcome) -> String? {
    switch outcome {
    case .refused(let refusal): "\(source.name): \(refusal.message)"
    case .read(let document):
      isStrict
        ? document.findings.words.map {
          "\(source.name): \($0); fix what is listed, or leave out --strict to accept it"
        } : nil
    }
  }

  /// Gets the document.
  ///
  /// - Throws: with status 2 if there is none, with status 1 if it is too large.
  private func data() async throws(CommandFailure) -> Data {
    switch source {
    case .standardInput: try InputFile.standardInput.bytes(limit: limit)
    case .file(let path): try InputFile(path: path, format: "XML or HLS").bytes(limit: limit)
    case .url(let text): try await fetch(text)
    }
  }

  /// How long a document may be that begins like this.
  private func limit(of beginning: Data) -> Int {
    let isPlaylist = source.isNamedPlaylist || InspectedDocument.isPlaylist(beginning)
    return isPlaylist ? PlaylistLimits.standard.bytes : DocumentLimits.standard.bytes
  }

  /// Reads the document.
  private func outcome(of data: Data) -> InspectReport.Outcome {
    if source.isNamedPlaylist || InspectedDocument.isPlaylist(data) { return playlist(data) }
    if InspectedDocument.isAssetList(data) { return assetList(data) }
    do {
      return .read(.ads(try AdDocument(data: data)))
    } catch {
      return refusal(error.description, line: error.line)
    }
  }

  private func playlist(_ data: Data) -> InspectReport.Outcome {
    var origin = PlaylistOrigin()
    if case .url(let text) = source { origin.url = URLTemplate(text)?.url }
    do {
      return .read(.playlist(try Playlist(data: data, origin: origin)))
    } catch {
      return refusal(error.description, line: error.line)
    }
  }

  private func assetList(_ data: Data) -> InspectReport.Outcome {
    do {
      return .read(.assetList(try AssetList(data: data)))
    } catch {
      let line = error.line(in: data)
      return refusal(error.description + (line.map { " (line \($0))" } ?? ""), line: line)
    }
  }

  private func refusal(_ description: String, line: Int?) -> InspectReport.Outcome {
    .refused(
      InspectReport.Refusal(line: line ?? 0, message: description.forUsersOfTheTool.printable(limit: 1000))
    )
  }

  /// The most bytes that are read: those of a playlist, which may be the longest document.
  private static let limit = PlaylistLimits.standard.bytes

  private func fetch(_ text: String) async throws(CommandFailure) -> Data {
    guard let url = URLTemplate(text)?.url else {
      throw CommandFailure(
        message: "\(source.name): not an http or https URL with a host; write one, or the path of a file"
      )
    }
    var request = HTTPRequest(url: url, maximumBytes: Self.limit)
    request.timeout = Self.timeout
    do {
      return try await response(to: request).get().body
    } catch HTTPError.tooLarge(let limit, _) {
      throw CommandFailure(
        message: "\(source.name): larger than the \(limit) bytes that are read; serve a smaller document",
        status: .answeredNo
      )
    } catch {
      throw CommandFailure(message: "\(error)".forUsersOfTheTool.printable(limit: 1000))
    }
  }

  /// 30 seconds: a person waits longer for a response than a player does, and may want to see why it is slow.
  private static let timeout: Duration = .seconds(30)

  /// The sample ad server answers in virtual time, everybody else by the clock.
  private func response(to request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    let virtual = SampleAdServer.serves(request.url) ? VirtualScheduler() : nil
    let client = Self.client(on: virtual ?? SystemScheduler())
    return await withCheckedContinuation { continuation in
      client.send(request) { continuation.resume(returning: $0) }
      virtual?.run()
    }
  }

  /// What `mediate run` fetches with, and the sample ad server before it.
  private static func client(on scheduler: any Scheduler) -> any HTTPClient {
    let network = ToolNetwork.current.makeClient(scheduler)
    let images = SampleHTTPClient(scheduler: scheduler, fallback: network)
    return SampleAdServer(scheduler: scheduler, fallback: images)
  }
}

/// What `mediate inspect` is asked for.
struct InspectOptions: Equatable, Sendable {
  /// A path, a URL, or `-`.
  var source: String
  /// Whether what was tolerated makes the answer no.
  var isStrict = false
}

extension InspectOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    guard let source = arguments.argument else {
      throw UsageError(problem: "FILE is missing", advice: "write \(arguments.usage)")
    }
    self.init(source: source, isStrict: arguments.has(.strict))
  }
}

extension Flag {
  fileprivate static let strict = Flag(
    "--strict",
    summary: "End with status 1 if there is a warning or an error."
  )
}
