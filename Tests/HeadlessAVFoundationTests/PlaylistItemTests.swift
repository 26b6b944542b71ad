import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@Suite("Items of playlists") @MainActor
struct PlaylistItemTests {
  let broadcast = Broadcast()
  let url = "https://film.example.com/film.m3u8"

  @Test("an on-demand playlist lasts as long as its segments")
  func lasts() throws {
    broadcast.serve(url, Broadcast.film(of: 95))
    let player = broadcast.play(url)
    let item = try #require(player.currentItem)
    #expect(item.status == .unknown)
    #expect(item.asset.duration.isIndefinite)
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    broadcast.advance(0)
    #expect(item.duration.seconds == 95)
    #expect(item.window == "0.0…95.0")
    broadcast.advance(100)
    #expect(player.seconds == 95)
    #expect(broadcast.network.requests.count == 1)
  }

  @Test("a multivariant playlist leads to its first variant, from where it was redirected to")
  func variant() throws {
    broadcast.network.redirects[url] = "https://cdn.example.com/a/master.m3u8"
    broadcast.serve(
      "https://cdn.example.com/a/master.m3u8",
      "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/v.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh/v.m3u8\n"
    )
    broadcast.network.redirects["https://cdn.example.com/a/low/v.m3u8"] = "https://edge.example.com/v.m3u8"
    broadcast.serve("https://edge.example.com/v.m3u8", Broadcast.film(of: 30))
    let segments = Log()
    broadcast.platform.media.timedMetadata = { url in
      segments.add(url.absoluteString)
      return []
    }
    let player = broadcast.play(url)
    broadcast.advance(0)
    #expect(player.currentItem?.duration.seconds == 30)
    #expect(broadcast.network.takeRequests() == [url, "https://cdn.example.com/a/low/v.m3u8"])
    #expect(segments.take() == ["0", "10", "20"].map { "https://edge.example.com/part\($0).ts" })
  }

  @Test(
    "what is not a playlist fails the item",
    arguments: [
      (nil, AVError.Code.contentIsUnavailable), ("<html></html>", .fileFormatNotRecognized),
      ("", .fileFormatNotRecognized), ("#EXTM3U\n#EXT-X-ENDLIST\n", .fileFormatNotRecognized),
      ("#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfilm.m3u8\n", .fileFormatNotRecognized),
    ]
  )
  func fails(answer: String?, code: AVError.Code) throws {
    broadcast.serve(url, answer)
    let player = broadcast.play(url)
    let item = try #require(player.currentItem)
    player.seek(to: seconds(5)) { [log = broadcast.log] in log.add("\($0)") }
    broadcast.advance(60)
    #expect(item.status == .failed)
    #expect((item.error as? AVError)?.code == code)
    #expect(player.rate == 0)
    #expect(broadcast.log.take() == ["false"])
    #expect(broadcast.network.requests.count <= 2)
  }

  @Test("a script, a file or another path is not fetched")
  func scripts() throws {
    let film = try #require(URL(string: url))
    broadcast.platform.media.scripts[film] = PlaybackScript(duration: .seconds(7))
    for url in [
      url, "https://film.example.com/film.mp4", "file:///film.m3u8", "ftp://film.example.com/a.m3u8",
    ] {
      let player = broadcast.play(url)
      broadcast.advance(0)
      #expect(player.currentItem?.status == .readyToPlay)
    }
    #expect(broadcast.network.requests.isEmpty)
  }

  @Test("a seek before the playlist has come counts when it has")
  func seekBeforeLoading() {
    broadcast.serve(url, Broadcast.film(of: 95))
    broadcast.network.latency = .seconds(2)
    let player = broadcast.play(url)
    player.seek(to: seconds(40)) { [log = broadcast.log] in log.add("\($0)") }
    broadcast.advance(1)
    #expect(broadcast.log.take() == [])
    broadcast.advance(2)
    #expect(broadcast.log.take() == ["true"])
    #expect(player.seconds == 41)
  }

  @Test("a copy is another item of the same asset")
  func copies() throws {
    broadcast.serve(url, Broadcast.film(of: 20))
    let item = broadcast.item(url)
    let copy = try #require(item.copy() as? AVPlayerItem)
    #expect(copy !== item)
    #expect(copy.asset === item.asset)
    let player = broadcast.player(copy)
    broadcast.advance(0)
    #expect(copy.duration.seconds == 20)
    #expect(item.status == .unknown)
    #expect(player.currentItem === copy)
  }
}

@Suite("Timed metadata") @MainActor
struct TimedMetadataTests {
  let broadcast = Broadcast()
  let url = "https://film.example.com/film.m3u8"
  let listener = Listener()

  /// Takes down what an output hands over.
  final class Listener: AVPlayerItemMetadataOutputPushDelegate {
    let log = Log()
    func metadataOutput(
      _ output: AVPlayerItemMetadataOutput,
      didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
      from track: AVPlayerItemTrack?
    ) {
      for group in groups {
        let values = group.items.map { $0.stringValue ?? "" }.joined(separator: "+")
        log.add("\(group.timeRange.start.seconds) \(values)")
      }
    }
  }

  init() {
    broadcast.serve(url, Broadcast.film(of: 30))
    broadcast.platform.media.timedMetadata = { url in
      let name = url.deletingPathExtension().lastPathComponent
      return [
        TimedMetadata(at: .zero, identifier: "id3/TXXX", value: "\(name)-a"),
        TimedMetadata(at: .zero, identifier: "id3/PRIV", value: "\(name)-p"),
        TimedMetadata(at: .seconds(99), identifier: "id3/TXXX", value: "\(name)-z"),
      ]
    }
  }

  func play(_ identifiers: [String]?) -> AVPlayer {
    let player = broadcast.play(url)
    let output = AVPlayerItemMetadataOutput(identifiers: identifiers)
    output.setDelegate(listener, queue: nil)
    player.currentItem?.add(output)
    return player
  }

  @Test("is handed over when the playhead passes it, in order, each once")
  func passes() {
    let player = play(nil)
    broadcast.advance(0)
    #expect(listener.log.take() == ["0.0 part0-a+part0-p"])
    broadcast.advance(10)
    #expect(listener.log.take() == ["10.0 part0-z+part10-a+part10-p"])
    player.pause()
    broadcast.advance(1)
    player.play()
    broadcast.advance(100)
    #expect(listener.log.take() == ["20.0 part10-z+part20-a+part20-p", "30.0 part20-z"])
  }

  @Test("is left out when it is sought over, and comes again when it is passed again")
  func sought() {
    let player = play(["id3/TXXX"])
    broadcast.advance(1)
    #expect(listener.log.take() == ["0.0 part0-a"])
    player.seek(to: seconds(20))
    broadcast.advance(1)
    #expect(listener.log.take() == ["20.0 part10-z+part20-a"])
    player.seek(to: seconds(15))
    broadcast.advance(6)
    #expect(listener.log.take() == ["20.0 part10-z+part20-a"])
    player.rate = -1
    broadcast.advance(2)
    #expect(listener.log.take() == [])
    player.play()
    broadcast.advance(2)
    #expect(listener.log.take() == ["20.0 part10-z+part20-a"])
  }

  @Test("is not handed to an output that was taken out, nor kept alive by one")
  func removed() throws {
    let player = play(nil)
    let item = try #require(player.currentItem)
    broadcast.advance(1)
    #expect(listener.log.take().count == 1)
    let output = try #require(item.outputs.first)
    item.remove(output)
    broadcast.advance(20)
    #expect(listener.log.take() == [])
  }

  @Test("is asked once for each segment of a live stream")
  func live() {
    let asked = Log()
    broadcast.platform.media.timedMetadata = { url in
      asked.add(url.lastPathComponent)
      return [TimedMetadata(at: .seconds(1), identifier: "id3/TXXX", value: url.lastPathComponent)]
    }
    let player = broadcast.play(Broadcast.liveURL)
    let output = AVPlayerItemMetadataOutput()
    output.setDelegate(listener, queue: nil)
    player.currentItem?.add(output)
    broadcast.advance(20)
    #expect(asked.take() == (0..<13).map { "segment\($0).ts" })
    #expect(
      listener.log.take() == [
        "43.0 segment7.ts", "49.0 segment8.ts", "55.0 segment9.ts", "61.0 segment10.ts",
      ]
    )
  }
}
