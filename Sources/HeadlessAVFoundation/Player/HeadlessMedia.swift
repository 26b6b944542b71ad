public import AdPlatform
public import Foundation
package import HLS

/// What the machine's media can do: how each URL plays, and whether there is picture-in-picture. Only here.
///
/// One for each scheduler, found by `Platform.media`. What is set counts for items and controllers
/// made afterwards.
@MainActor
public final class HeadlessMedia {
  /// How the media behind a URL plays; nil where ``defaultScript`` serves, or an HLS playlist.
  public var scripts: [URL: PlaybackScript] = [:]
  /// How everything else plays.
  public var defaultScript = PlaybackScript()
  /// What the media of a segment says while it plays: asked once for each segment of a playlist that an item loads.
  /// There is nothing behind a segment's URL here.
  public var timedMetadata: (@MainActor (URL) -> [TimedMetadata])?
  /// What picture-in-picture does.
  public var pictureInPicture = PictureInPictureScript()

  /// How long media without a script last, in the place of ``defaultScript``'s duration.
  package var durations: [URL: Duration] = [:]

  /// Is told what is wrong in each playlist that an item has loaded, once.
  package var notePlaylistWarning: (@MainActor (PlaylistWarning, URL) -> Void)?

  /// Is told why a playlist that plays was not loaded again, each time.
  package var noteReloadFailure: (@MainActor (String) -> Void)?

  private var identifierCount = 0

  private init() {}

  /// An identifier in the form of a UUID, and the same in each run.
  func newIdentifier() -> String {
    identifierCount += 1
    let digits = String(identifierCount, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  func script(for url: URL) -> PlaybackScript {
    if let script = scripts[url] { return script }
    var script = defaultScript
    if let duration = durations[url] { script.duration = duration }
    return script
  }

  /// Whether what is behind the URL is to be fetched.
  func isPlaylist(_ url: URL) -> Bool {
    guard !isScripted(url), url.isWebURL else { return false }
    return url.pathExtension.lowercased() == "m3u8"
  }

  /// Whether a test has defined how the media of the URL plays.
  func isScripted(_ url: URL) -> Bool { scripts[url] != nil || durations[url] != nil }

  private struct Entry {
    weak var scheduler: (any Scheduler)?
    var media: HeadlessMedia
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func on(_ scheduler: any Scheduler) -> HeadlessMedia {
    if let entry = entries[ObjectIdentifier(scheduler)], entry.scheduler === scheduler {
      return entry.media
    }
    entries = entries.filter { $0.value.scheduler != nil }
    let media = HeadlessMedia()
    entries[ObjectIdentifier(scheduler)] = Entry(scheduler: scheduler, media: media)
    return media
  }
}

extension Platform {
  /// What media can do on the machine whose scheduler this is.
  @MainActor public var media: HeadlessMedia { HeadlessMedia.on(scheduler) }
}
