import Testing

@testable import HeadlessAVFoundation

@Suite("Playback of playlists, and its interruptions")
struct PlaybackWindowTests {
  typealias Mark = MediaWindow.Mark

  static let playlist = Playback.Event.replace(PlaybackMedia(script: PlaybackScript(), hasPlaylist: true))

  static func window(
    _ start: Int,
    _ end: Int,
    isLive: Bool = true,
    join: Int? = nil,
    _ marks: [Mark] = []
  ) -> Playback.Event {
    .window(
      MediaWindow(
        start: .seconds(start),
        end: .seconds(end),
        isLive: isLive,
        join: .seconds(join ?? start),
        marks: marks
      )
    )
  }

  static func mark(_ position: Int) -> Mark { Mark(position: .seconds(position), metadata: []) }
  static func rate(_ rate: Float) -> Playback.Event { .setRate(PlaybackRate(rate)) }
  static func seek(_ position: Int) -> Playback.Event { .seek(to: .seconds(position), 1) }
  static let sought = Playback.Effect.seekEnded(1, finished: true)

  static let stories: [PlaybackStory] = [
    PlaybackStory("waits for its playlist, begins where that says, and waits again at the newest") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, rate(1)),
        PlaybackStep(3, window(0, 60, join: 42), [.loaded], wake: 21), PlaybackStep(21, .wake, [.stalled]),
        PlaybackStep(23, window(0, 60, join: 42)), PlaybackStep(24, window(6, 66, join: 48), wake: 30),
        PlaybackStep(27, window(12, 72, join: 54), wake: 36),
      ]
    },
    PlaybackStory("a seek before the playlist counts instead, within the window") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, seek(500)),
        PlaybackStep(3, window(0, 60, join: 42), [.loaded], wake: 3), PlaybackStep(3, .wake, [sought]),
        PlaybackStep(3, rate(1), wake: 3), PlaybackStep(3, .wake, [.stalled]),
      ]
    },
    PlaybackStory("a playlist that cannot be loaded") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, seek(5)),
        PlaybackStep(1, .loadingFailed(.unknown), [.seekEnded(1, finished: false), .failedToLoad]),
        PlaybackStep(2, .loadingFailed(.unknown)), PlaybackStep(2, rate(1)),
      ]
    },
    PlaybackStory("the window leaves the playhead behind") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, window(0, 60, join: 42), [.loaded]),
        PlaybackStep(9, window(50, 110), [.slid(from: .seconds(42))]), PlaybackStep(9, rate(-1)),
        PlaybackStep(9, rate(1), wake: 69),
      ]
    },
    PlaybackStory("ends when the stream has ended") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, rate(1)),
        PlaybackStep(0, window(0, 60, join: 58), [.loaded], wake: 2), PlaybackStep(2, .wake, [.stalled]),
        PlaybackStep(3, window(0, 60, isLive: false), [.playedToEnd]), PlaybackStep(4, rate(1)),
      ]
    },
    PlaybackStory("stops where it is told to, once, and plays on from where it is put") {
      [
        PlaybackStep(0, PlaybackTests.item(), wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, .stop(at: .seconds(4))), PlaybackStep(0, rate(2), wake: 2),
        PlaybackStep(2, .wake, [.stopped]), PlaybackStep(9, .suspend),
        PlaybackStep(9, .move(to: .seconds(6))),
        PlaybackStep(9, .proceed, wake: 11), PlaybackStep(11, .wake, [.playedToEnd]),
      ]
    },
    PlaybackStory("a stop at the end comes before the end") {
      [
        PlaybackStep(0, PlaybackTests.item(), wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, .stop(at: .seconds(10))), PlaybackStep(0, rate(1), wake: 10),
        PlaybackStep(10, .wake, [.stopped]), PlaybackStep(20, .wake),
        PlaybackStep(20, .proceed, [.playedToEnd]),
      ]
    },
    PlaybackStory("a stop is met by playing forward only") {
      [
        PlaybackStep(0, PlaybackTests.item(), wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, .stop(at: .seconds(4))), PlaybackStep(0, seek(6), wake: 0),
        PlaybackStep(0, .wake, [sought]),
        PlaybackStep(0, rate(-1), wake: 6), PlaybackStep(6, .wake), PlaybackStep(6, rate(1), wake: 10),
        PlaybackStep(10, .wake, [.stopped]),
      ]
    },
    PlaybackStory("while it is suspended the window may leave it behind") {
      [
        PlaybackStep(0, playlist), PlaybackStep(0, window(0, 60, join: 42), [.loaded]),
        PlaybackStep(0, rate(1), wake: 18),
        PlaybackStep(0, .suspend), PlaybackStep(50, window(48, 108)),
        PlaybackStep(50, .move(to: .seconds(50))), PlaybackStep(50, .proceed, wake: 108),
      ]
    },
    PlaybackStory("another item is not suspended") {
      [
        PlaybackStep(0, PlaybackTests.item(), wake: 0), PlaybackStep(0, .wake, [.loaded]),
        PlaybackStep(0, .stop(at: .zero)), PlaybackStep(0, rate(1), wake: 0),
        PlaybackStep(0, .wake, [.stopped]),
        PlaybackStep(1, .replace(nil), [.removed(PlaybackMedia.loaded)]),
        PlaybackStep(1, PlaybackTests.item(), wake: 1), PlaybackStep(1, .wake, [.loaded], wake: 11),
      ]
    },
    PlaybackStory("marks are passed once, and again after a seek back") {
      let marks = [mark(0), mark(4), mark(8)]
      return [
        PlaybackStep(0, playlist), PlaybackStep(0, window(0, 10, isLive: false, marks), [.loaded]),
        PlaybackStep(1, rate(1), wake: 1), PlaybackStep(1, .wake, [.marked([mark(0)])], wake: 5),
        PlaybackStep(2, rate(0)), PlaybackStep(3, rate(1), wake: 6),
        PlaybackStep(6, .wake, [.marked([mark(4)])], wake: 10),
        PlaybackStep(6, window(0, 10, isLive: false, marks), wake: 10), PlaybackStep(6, seek(3), wake: 6),
        PlaybackStep(6, .wake, [sought], wake: 7),
        PlaybackStep(12, .wake, [.marked([mark(4), mark(8)])], wake: 13),
        PlaybackStep(12, rate(-1), wake: 21),
      ]
    },
  ]

  @Test("follows its table", arguments: stories)
  func follows(story: PlaybackStory) {
    var playback = Playback()
    for (index, step) in story.steps().enumerated() {
      #expect(playback.handle(step.event, at: step.at) == step.effects, "effects of step \(index)")
      #expect(playback.wakeTime == step.wake, "wake after step \(index)")
    }
  }
}

extension PlaybackMedia {
  /// Ten seconds that have been loaded, at their start.
  fileprivate static var loaded: PlaybackMedia {
    var media = PlaybackMedia(script: PlaybackScript(duration: .seconds(10)))
    media.loading = .ready
    return media
  }
}
