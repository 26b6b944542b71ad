#if !(os(iOS) || os(tvOS) || os(visionOS))
  public import AdPlatform
  public import Foundation

  /// What the machine's media can do: how each URL plays, and whether there is picture-in-picture. Only here.
  ///
  /// One for each scheduler, found by ``AdPlatform/Platform/media``. What is set counts for items and controllers
  /// made afterwards.
  @MainActor
  public final class HeadlessMedia {
    /// How the media behind a URL plays; nil where ``defaultScript`` serves.
    public var scripts: [URL: PlaybackScript] = [:]
    /// How everything else plays.
    public var defaultScript = PlaybackScript()
    /// What picture-in-picture does.
    public var pictureInPicture = PictureInPictureScript()

    /// How long media without a script last, in the place of ``defaultScript``'s duration.
    package var durations: [URL: Duration] = [:]

    private init() {}

    func script(for url: URL) -> PlaybackScript {
      if let script = scripts[url] { return script }
      var script = defaultScript
      if let duration = durations[url] { script.duration = duration }
      return script
    }

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
#endif
