import AdPlatform
import AdapterTool
import Foundation

/// Serves a playlist and what stands beside it on the disk, for players that fetch playlists by URL.
@MainActor
final class ContentFiles: HTTPClient {
  /// The playlist's place. Names under `.invalid` are reserved; there is no such machine.
  nonisolated static let url = URL(string: "https://\(host)/playlist.m3u8") ?? URL(filePath: "/")
  private nonisolated static let host = "content.invalid"

  private let playlist: Data
  private let name: String
  private let folder: URL?
  private let scheduler: any Scheduler
  private let fallback: any HTTPClient
  /// What the user calls the files, by the URLs that were asked for.
  private var names: [String: String] = [:]

  /// - Parameters:
  ///   - playlist: what stands at ``url``.
  ///   - name: what the user calls it.
  ///   - folder: where relative URIs lead to; nil for nowhere.
  ///   - fallback: gets the URLs of all other hosts.
  init(
    _ playlist: Data,
    named name: String,
    in folder: URL?,
    on scheduler: any Scheduler,
    fallback: any HTTPClient
  ) {
    self.playlist = playlist
    self.name = name
    self.folder = folder
    self.scheduler = scheduler
    self.fallback = fallback
  }

  nonisolated static func serves(_ url: URL) -> Bool { url.host() == host }

  /// A text with the names of files in the place of their URLs.
  func naming(_ text: String) -> String {
    guard text.contains(Self.host) else { return text }
    // A URL may begin like another one.
    return names.sorted { $0.key.count > $1.key.count }.reduce(text) { text, name in
      // Most texts have none of them, which is found out in much less time than it takes to replace nothing.
      text.contains(name.key) ? text.replacing(name.key, with: name.value) : text
    }
  }

  /// What the user calls a file: the name of the playlist, or one beside it.
  private func name(of url: URL) -> String {
    guard url.path() != Self.url.path() else { return name }
    let path = String(url.path(percentEncoded: false).dropFirst())
    guard folder != nil, let end = name.lastIndex(of: "/") else { return path }
    return name[...end] + path
  }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    guard Self.serves(request.url) else { return fallback.send(request, completion: completion) }
    let result = answer(request)
    return scheduler.schedule(after: .zero) { completion(result) }
  }

  private func answer(_ request: HTTPRequest) -> Result<HTTPResponse, HTTPError> {
    let url = request.url
    let address = name(of: url)
    names[url.absoluteString] = address
    guard let bytes = url.path() == Self.url.path() ? playlist : file(at: url, limit: request.maximumBytes)
    else { return .failure(.status(404, url: address)) }
    guard bytes.count <= request.maximumBytes else {
      return .failure(.tooLarge(limit: request.maximumBytes, url: address))
    }
    return .success(HTTPResponse(url: url, status: 200, headers: [:], body: bytes))
  }

  /// Files below the folder, and none that a path with `..` or a link leads out of it.
  private func file(at url: URL, limit: Int) -> Data? {
    guard let folder else { return nil }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
    let file = folder.appending(path: String(url.path(percentEncoded: false).dropFirst()))
      .resolvingSymlinksInPath().standardizedFileURL
    let path = file.path(percentEncoded: false)
    guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else { return nil }
    return try? InputFile(path: path, format: "HLS").bytes(limit: limit)
  }
}
