import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("Pods of the sample ad server")
struct PodPlaylistTests {
  private let client = StreamClient()
  private let lengths = [
    1, 999, 4999, 5000, 5001, 9999, 10_000, 10_001, 12_345, 30_000, 61_007, 100_000, 3_600_000,
  ]

  private func isSlate(_ segment: PlaylistText.Segment) -> Bool {
    segment.url?.path().contains("/slate/") == true
  }

  @Test("play exactly as long as asked for, ads first, then slate")
  func lengthsKept() throws {
    let id = try client.session().stream_id
    for milliseconds in lengths {
      for minute in 1...12 {
        let pod = try client.pod(id, "ad_break_id/mid-roll-\(minute)", milliseconds: milliseconds)
        #expect(pod.milliseconds == milliseconds)
        #expect(pod.segments.allSatisfy { $0.milliseconds > 0 && $0.milliseconds <= 5000 && $0.url != nil })
        let slate = pod.segments.map(isSlate)
        #expect(slate == slate.sorted { !$0 && $1 })
        #expect(pod.lines.first == "#EXTM3U")
        #expect(pod.lines.suffix(2) == ["#EXT-X-ENDLIST", ""])
        #expect(pod.value("EXT-X-TARGETDURATION") == "5")
        #expect(pod.value("EXT-X-PLAYLIST-TYPE") == "VOD")
      }
    }
  }

  @Test("are filled with an ad from 10 seconds on, and all slate below")
  func fill() throws {
    let id = try client.session().stream_id
    for minute in 1...30 {
      let ten = try client.pod(id, "ad_break_id/mid-roll-\(minute)", milliseconds: 10_000)
      #expect(!ten.segments.contains(where: isSlate))
      let nine = try client.pod(id, "ad_break_id/mid-roll-\(minute)", milliseconds: 9999)
      #expect(nine.segments.allSatisfy(isSlate))
    }
    let hundred = try client.pod(id, milliseconds: 100_000)
    #expect(!hundred.segments.contains(where: isSlate), "all ads together take 100 seconds")
    let hour = try client.pod(id, milliseconds: 3_600_000)
    #expect(hour.segments.filter { !isSlate($0) }.map(\.milliseconds).reduce(0, +) == 100_000)
  }

  @Test("are the same for every viewer of one break, and others for other breaks")
  func sameForAll() throws {
    func ads(_ session: StreamJSON, _ minute: Int) throws -> [String] {
      _ = try client.pod(session.stream_id, "ad_break_id/mid-roll-\(minute)")
      let metadata = try client.metadata(session)
      return metadata.ads.values.filter { $0.ad_break_id == "mid-roll-\(minute)" }.sorted {
        $0.position < $1.position
      }
      .map(\.title)
    }
    let (first, second) = (try client.session(), try client.session())
    var pods: Set<[String]> = []
    for minute in 1...20 {
      let titles = try ads(first, minute)
      #expect(try ads(second, minute) == titles)
      #expect(Set(titles).count == titles.count, "no ad twice")
      pods.insert(titles)
    }
    #expect(pods.count > 2)
  }

  @Test("have a discontinuity between their parts")
  func discontinuities() throws {
    let session = try client.session()
    let pod = try client.pod(session.stream_id, milliseconds: 101_000)
    let parts = try client.metadata(session).ads.count
    #expect(parts == 7)
    #expect(pod.lines.filter { $0 == "#EXT-X-DISCONTINUITY" }.count == parts - 1)
  }

  @Test("lead to segments of the host that was asked, and there is no media behind them")
  func segments() throws {
    for host in [SampleAdServer.host, "dai.google.com"] {
      let client = StreamClient(host: host)
      let pod = try client.pod(try client.session().stream_id, milliseconds: 12_000)
      for url in pod.segments.compactMap(\.url) {
        #expect(url.host() == host)
        #expect(try client.status(url) == 404)
        #expect(client.server.requests.last?.kind == .segment)
      }
    }
  }

  @Test("are told by number or by name, and names may be odd")
  func identifiers() throws {
    let session = try client.session()
    for name in ["pod/3", "ad_break_id/a%2Fb%20%3F%C3%A9", "ad_break_id/x.m3u8"] {
      let pod = try client.pod(session.stream_id, name, milliseconds: 20_000)
      #expect(pod.milliseconds == 20_000)
      #expect(pod.events.contains { $0.at == .zero })
    }
    #expect(Set(try client.metadata(session).ad_breaks.keys) == ["pod-3", "a/b ?é", "x.m3u8"])
    for name in ["pod/0", "pod/x", "pod/-1", "pods/1", "ad_break_id/", "ad_break_id/a/b"] {
      #expect(try client.status(client.podURL(session.stream_id, name)) == 404)
      #expect(client.server.requests.last?.kind == .unknownPath)
    }
  }

  @Test(
    "need a duration",
    arguments: [
      ("1", 200), ("3600000", 200), (nil, 400), ("", 400), ("0", 400), ("-1", 400), ("ten", 400),
      ("3600001", 400),
      ("1.5", 400), ("99999999999999999999", 400),
    ] as [(String?, Int)]
  )
  func durations(_ pd: String?, _ status: Int) throws {
    #expect(try client.status(client.podURL(client.session().stream_id, pd: pd)) == status)
  }

  @Test("need a session of the same network and key")
  func sessions() throws {
    let id = try client.session().stream_id
    #expect(try client.status(client.podURL("unknown")) == 404)
    #expect(try client.status(client.podURL("")) == 404)
    #expect(try client.status(client.podURL(id, key: "sgai-hls-live")) == 404)
    let path = "/linear/pods/v1/hls/network/1/custom_asset/live/pod/1.m3u8?stream_id=\(id)&pd=10000"
    #expect(try client.status(client.url(path)) == 404)
    let noID = "/linear/pods/v1/hls/network/21775744923/custom_asset/live/pod/1.m3u8?pd=10000"
    #expect(try client.status(client.url(noID)) == 404)
  }

  @Test("come as they are, with a token or without")
  func tokens() throws {
    let url = try client.podURL(client.session().stream_id)
    let signed = try #require(URL(string: url.absoluteString + "&auth-token=a%3D1~hmac%3D00"))
    #expect(try client.text(signed) == client.text(url))
  }
}
