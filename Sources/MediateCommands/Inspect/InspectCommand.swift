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
        "--html also has the text of the document with its line numbers, and marks what was tolerated, left out or"
          + " refused at its line.",
        "Of an ad response 10,000,000 bytes are read, of a playlist 100,000,000, and of an asset list 1,000,000. A server"
          + " has 30 seconds for its whole answer, and may redirect 5 times. An answer that is malformed is one that"
          + " cannot be had. A named pipe or a device has 10 seconds for its next bytes; standard input may take any time.",
        "The exit status is 1 for a document that cannot be used, such as VAST 1, and with --strict for one with a"
          + " warning or an error; and 2 for one that cannot be had, or a wrong command line.",
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
    let network = ToolNetwork.client(scheduler)
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
      throw UsageError(problem: "no document is named", advice: "write \(arguments.usage)")
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
