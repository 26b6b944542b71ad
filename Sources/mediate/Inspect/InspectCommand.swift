import AdPlatform
import Foundation
import HLS
import SampleAdServer
import SampleSDK
import VAST

/// Reads one ad response, playlist or asset list.
@MainActor
struct InspectCommand {
  private let source: DocumentSource

  init(_ options: InspectOptions) { source = DocumentSource(options.source) }

  /// The source's name for messages.
  var sourceName: String { source.name }

  /// Gets the document and reads it.
  ///
  /// - Throws: with status 2 if there is none, with status 1 if there is one that cannot be used.
  func document() async throws(CommandFailure) -> InspectedDocument {
    let data =
      switch source {
      case .standardInput: try InputFile.standardInput.bytes(limit: Self.limit)
      case .file(let path): try InputFile(path: path, format: "XML or HLS").bytes(limit: Self.limit)
      case .url(let text): try await fetch(text)
      }
    if source.isNamedPlaylist || InspectedDocument.isPlaylist(data) { return .playlist(try playlist(data)) }
    if InspectedDocument.isAssetList(data) { return .assetList(try assetList(data)) }
    do {
      return .ads(try AdDocument(data: data))
    } catch {
      throw refusal(error.description)
    }
  }

  private func playlist(_ data: Data) throws(CommandFailure) -> Playlist {
    var limits = PlaylistLimits.standard
    limits.bytes = Self.limit
    var origin = PlaylistOrigin()
    if case .url(let text) = source { origin.url = URLTemplate(text)?.url }
    do {
      return try Playlist(data: data, origin: origin, limits: limits)
    } catch {
      throw refusal(error.description)
    }
  }

  private func assetList(_ data: Data) throws(CommandFailure) -> AssetList {
    do {
      return try AssetList(data: data)
    } catch {
      let line = JSONLines.line(of: error, in: data)
      throw refusal(error.description + (line.map { " (line \($0))" } ?? ""))
    }
  }

  /// The most bytes that are read, of a playlist as well: one more makes the document too large.
  private static let limit = DocumentLimits.standard.bytes

  private func refusal(_ description: String) -> CommandFailure {
    CommandFailure(
      message: "\(source.name): \(description.printable(limit: 1000))",
      status: .answeredNo
    )
  }

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
      throw refusal(VASTError.tooLarge(limit: limit).description)
    } catch {
      throw CommandFailure(message: "\(error)".printable(limit: 1000))
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
    let network = URLSessionHTTPClient(scheduler: scheduler)
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
  var json = false
}
