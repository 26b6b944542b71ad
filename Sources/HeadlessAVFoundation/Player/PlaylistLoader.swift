import AdPlatform
import Foundation
import HLS

/// Loads the playlist of an item while that is a player's current one.
@MainActor
final class PlaylistLoader {
  weak var item: AVPlayerItem?
  private(set) var loading: PlaylistLoading
  /// Whose time and network: those of the player, once there is one.
  private(set) var platform: Platform
  private var pending: (any Cancellable)?
  /// What was told of the playlists. Lines move when a live playlist does.
  private var noted: Set<PlaylistWarning.Kind> = []

  init(url: URL, platform: Platform) {
    loading = PlaylistLoading(url: url)
    self.platform = platform
  }

  /// - Parameter platform: the player's. An app may make its items where another one is current.
  func start(on platform: Platform) {
    self.platform = platform
    handle(.start)
  }

  func stop() {
    pending?.cancel()
    pending = nil
  }

  private func handle(_ event: PlaylistLoading.Event) {
    let metadata = platform.media.timedMetadata
    for effect in loading.handle(event, metadata: metadata) {
      switch effect {
      case .fetch(let url, let delay): fetch(url, after: delay)
      case .changed: item?.playlistChanged()
      case .fail(let code, let reason): item?.player?.handle(.loadingFailed(code, reason: reason))
      }
    }
  }

  private func fetch(_ url: URL, after delay: Duration) {
    // Code that heard of the last playlist may have replaced the item.
    guard item?.player != nil else { return }
    guard delay > .zero else { return send(url) }
    pending = platform.scheduler.schedule(after: delay) { [weak self] in self?.send(url) }
  }

  private func send(_ url: URL) {
    pending = nil
    // The player is gone, so its item is no longer needed.
    guard item?.player != nil else { return }
    // Playlists are longer than ads.
    let request = HTTPRequest(url: url, maximumBytes: PlaylistLimits.standard.bytes)
    pending = platform.httpClient.send(request) { [weak self] result in
      self?.pending = nil
      self?.received(result)
    }
  }

  private func received(_ result: Result<HTTPResponse, HTTPError>) {
    do {
      let response = try result.get()
      let playlist: Playlist
      do {
        playlist = try self.playlist(in: response)
      } catch {
        return failed(.fileFormatNotRecognized, "“\(response.url.absoluteString)”: \(error)")
      }
      note(playlist.warnings, in: response.url)
      handle(.loaded(playlist, from: response.url))
    } catch {
      failed(.contentIsUnavailable, "\(error)")
    }
  }

  private func failed(_ code: AVError.Code, _ reason: String) {
    // What plays goes on without it, so that nothing else would tell.
    if loading.timeline != nil { platform.media.noteReloadFailure?(reason) }
    handle(.failed(code, reason: reason))
  }

  private func note(_ warnings: [PlaylistWarning], in url: URL) {
    guard let note = platform.media.notePlaylistWarning else { return }
    for warning in warnings where noted.insert(warning.kind).inserted { note(warning, url) }
  }

  private func playlist(in response: HTTPResponse) throws -> Playlist {
    // Only what is new in a reload is read.
    if let last = loading.last { return .media(try last.playlist.updated(with: response.body)) }
    return try Playlist(data: response.body, origin: loading.origin(at: response.url))
  }
}
