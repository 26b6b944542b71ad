import Testing

@testable import HeadlessAVFoundation

@Suite("What playback does beside playing on")
struct PlaybackDetailTests {
  typealias Step = PlaybackStep

  private static let seek = PlaybackWindowTests.seek
  private static let sought = PlaybackWindowTests.sought
  private static let every3 = Playback.Event.observe(
    2,
    TimeInterest(interval: CMTime(value: 3, timescale: 1))
  )

  private static func item(_ stalls: [PlaybackScript.Stall] = [], load: Int = 0, seek: Int = 0)
    -> Playback.Event
  {
    PlaybackTests.item(load: load, seek: seek, stalls: stalls)
  }

  private static func rate(_ rate: Float) -> Playback.Event { PlaybackTests.rate(rate) }

  /// Ten seconds that were in the player before.
  private static func media(_ loading: PlaybackMedia.Loading, stop: Duration? = nil) -> PlaybackMedia {
    var media = PlaybackMedia(script: PlaybackScript(duration: .seconds(10)))
    media.loading = loading
    media.stop = stop
    return media
  }

  private static let observers: [PlaybackStory] = [
    PlaybackStory("an observer that is removed is not called") {
      [
        Step(0, item(), wake: 0), Step(0, PlaybackTests.every4, wake: 0), Step(0, .wake, [.loaded]),
        Step(0, rate(1), [.tick([1], .zero)], wake: 4), Step(0, .stopObserving(1), wake: 10),
      ]
    },
    PlaybackStory("an observer is called when playing starts, and not while the item loads") {
      [
        Step(0, item(load: 2), wake: 2), Step(0, PlaybackTests.every4, wake: 2), Step(0, rate(1), wake: 2),
        Step(2, .wake, [.loaded, .tick([1], .zero)], wake: 6),
      ]
    },
    PlaybackStory("an observer is called for another item, and not for none") {
      [
        Step(0, PlaybackTests.every4), Step(0, .replace(media(.ready)), [.tick([1], .zero)]),
        Step(0, .replace(nil), [.removed(media(.ready))]),
      ]
    },
    PlaybackStory("two observers are called at once if both are due") {
      [
        Step(0, item(), wake: 0), Step(0, PlaybackTests.every4, wake: 0), Step(0, every3, wake: 0),
        Step(0, .wake, [.loaded]), Step(0, rate(1), [.tick([1, 2], .zero)], wake: 3),
        Step(3, .wake, [.tick([2], .seconds(3))], wake: 4),
        Step(4, rate(2), [.tick([1, 2], .seconds(4))], wake: 5),
      ]
    },
    PlaybackStory("an observer is called before the end is announced") {
      [
        Step(0, item(), wake: 0), Step(0, PlaybackTests.every4, wake: 0), Step(0, .wake, [.loaded]),
        Step(0, rate(1), [.tick([1], .zero)], wake: 4), Step(9, .wake, [.tick([1], .seconds(9))], wake: 10),
        Step(10, .wake, [.tick([1], .seconds(10)), .playedToEnd]),
      ]
    },
    PlaybackStory("an observer is called before a stall is announced") {
      [
        Step(0, item([.init(at: .seconds(5), for: .seconds(2))]), wake: 0),
        Step(0, PlaybackTests.every4, wake: 0),
        Step(0, .wake, [.loaded]), Step(0, rate(1), [.tick([1], .zero)], wake: 4),
        Step(4, .wake, [.tick([1], .seconds(4))], wake: 5),
        Step(5, .wake, [.tick([1], .seconds(5)), .stalled], wake: 7),
      ]
    },
    PlaybackStory("an observer is called before a failure is announced") {
      [
        Step(0, PlaybackTests.item(failure: .at(.seconds(5))), wake: 0),
        Step(0, PlaybackTests.every4, wake: 0),
        Step(0, .wake, [.loaded]), Step(0, rate(1), [.tick([1], .zero)], wake: 4),
        Step(4, .wake, [.tick([1], .seconds(4))], wake: 5),
        Step(5, .wake, [.tick([1], .seconds(5)), .failedToPlayToEnd]),
      ]
    },
    PlaybackStory("an observer is called when the playhead is put somewhere else") {
      [
        Step(0, PlaybackWindowTests.playlist),
        Step(0, PlaybackWindowTests.window(0, 10, isLive: false), [.loaded]),
        Step(0, PlaybackTests.every4), Step(0, .move(to: .zero)),
        Step(0, .move(to: .seconds(3)), [.tick([1], .seconds(3))]),
      ]
    },
  ]

  private static let ends: [PlaybackStory] = [
    PlaybackStory("the end is announced again after playing backward") {
      [
        Step(0, item(), wake: 0), Step(0, .wake, [.loaded]), Step(0, rate(1), wake: 10),
        Step(10, .wake, [.playedToEnd]), Step(10, rate(-1), wake: 20), Step(12, rate(1), wake: 14),
        Step(14, .wake, [.playedToEnd]),
      ]
    },
    PlaybackStory("the end is announced again after a seek to it") {
      [
        Step(0, item(), wake: 0), Step(0, .wake, [.loaded]), Step(0, rate(1), wake: 10),
        Step(10, .wake, [.playedToEnd]), Step(10, seek(10), wake: 10), Step(10, .wake, [sought]),
        Step(10, rate(1), [.playedToEnd]),
      ]
    },
    PlaybackStory("the end is announced again after the playhead was put there") {
      [
        Step(0, PlaybackWindowTests.playlist),
        Step(0, PlaybackWindowTests.window(0, 10, isLive: false), [.loaded]),
        Step(0, rate(1), wake: 10), Step(10, .wake, [.playedToEnd]), Step(10, .move(to: .seconds(5))),
        Step(10, .move(to: .seconds(10))), Step(10, rate(1), [.playedToEnd]),
      ]
    },
    PlaybackStory("marks and stalls count forward only") {
      let marks = [PlaybackWindowTests.mark(8)]
      return [
        Step(0, PlaybackWindowTests.playlist),
        Step(0, PlaybackWindowTests.window(0, 10, isLive: false, marks), [.loaded]),
        Step(0, seek(10), wake: 0),
        Step(0, .wake, [sought]), Step(0, rate(-1), wake: 10), Step(2, .wake, wake: 10),
        Step(
          2,
          item([.init(at: .seconds(4), for: .seconds(2))], load: 1),
          [.removed(played(to: 8, marks))],
          wake: 3
        ),
        Step(3, .wake, [.loaded]), Step(3, rate(0)), Step(3, seek(8), wake: 3), Step(3, .wake, [sought]),
        Step(3, rate(-1), wake: 11), Step(7, .wake, wake: 11),
      ]
    },
  ]

  /// A playlist of ten seconds with the playhead somewhere in it.
  private static func played(to seconds: Int, _ marks: [MediaWindow.Mark]) -> PlaybackMedia {
    var playback = Playback()
    _ = playback.handle(PlaybackWindowTests.playlist, at: .zero)
    _ = playback.handle(PlaybackWindowTests.window(0, 10, isLive: false, marks), at: .zero)
    _ = playback.handle(seek(10), at: .zero)
    _ = playback.handle(.wake, at: .zero)
    _ = playback.handle(rate(-1), at: .zero)
    _ = playback.handle(.wake, at: .seconds(10 - seconds))
    return playback.media ?? media(.unknown)
  }

  private static let items: [PlaybackStory] = [
    PlaybackStory("an item that is put back has no stop any more") {
      [Step(0, .replace(media(.ready, stop: .seconds(5)))), Step(0, rate(1), wake: 10)]
    },
    PlaybackStory("an item that has failed fails again, and leaves no rate to the next one") {
      [
        Step(0, rate(1)), Step(0, .replace(media(.failed))), Step(1, rate(1)),
        Step(1, seek(3), [.seekEnded(1, finished: false)]),
        Step(1, .replace(media(.ready)), [.removed(media(.failed))]),
      ]
    },
    PlaybackStory("an item that did not load cannot be sought in") {
      [
        Step(0, PlaybackTests.item(load: 1, failure: .whileLoading), wake: 1),
        Step(1, .wake, [.failedToLoad]),
        Step(1, seek(2), [.seekEnded(1, finished: false)]),
      ]
    },
    PlaybackStory("loading and seeking take their time, also if it wakes early") {
      [
        Step(0, item(load: 5, seek: 3), wake: 5), Step(2, .wake, wake: 5), Step(5, .wake, [.loaded]),
        Step(5, seek(4), wake: 8), Step(6, .wake, wake: 8), Step(8, .wake, [sought]),
      ]
    },
    PlaybackStory("a seek that is given up is told of before the failure") {
      [
        Step(0, item(seek: 5), wake: 0), Step(0, .wake, [.loaded]), Step(0, seek(3), wake: 5),
        Step(1, .giveUp(reason: "stuck"), [.seekEnded(1, finished: false), .failedToPlayToEnd]),
      ]
    },
    PlaybackStory("an item without a playlist has no window") {
      [
        Step(0, item(), wake: 0), Step(0, .wake, [.loaded]), Step(0, PlaybackWindowTests.window(5, 60)),
        Step(0, rate(1), wake: 10),
      ]
    },
    PlaybackStory("a seek goes on when the window slides") {
      let slow = PlaybackMedia(script: PlaybackScript(seekLatency: .seconds(5)), hasPlaylist: true)
      return [
        Step(0, .replace(slow)), Step(0, PlaybackWindowTests.window(0, 60), [.loaded]),
        Step(0, seek(10), wake: 5),
        Step(1, PlaybackWindowTests.window(0, 66), wake: 5), Step(5, .wake, [sought]),
      ]
    },
  ]

  @Test("follows its table", arguments: observers + ends + items)
  func follows(story: PlaybackStory) {
    var playback = Playback()
    for (index, step) in story.steps().enumerated() {
      #expect(playback.handle(step.event, at: step.at) == step.effects, "effects of step \(index)")
      #expect(playback.wakeTime == step.wake, "wake after step \(index)")
    }
  }

  @Test("an item that does not load is unavailable")
  func unavailable() {
    var playback = Playback()
    _ = playback.handle(PlaybackTests.item(failure: .whileLoading), at: .zero)
    _ = playback.handle(.wake, at: .zero)
    #expect(playback.media?.failure?.code == .contentIsUnavailable)
  }
}
