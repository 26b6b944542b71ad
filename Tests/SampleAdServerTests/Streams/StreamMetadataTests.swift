import AdPlatform
import Foundation
import SampleAdServer
import Testing

@MainActor
@Suite("Metadata of live streams")
struct StreamMetadataTests {
  private let client = StreamClient()

  @Test("is empty before the first pod, and keeps to its session")
  func empty() throws {
    let (first, second) = (try client.session(), try client.session())
    _ = try client.pod(first.stream_id)
    #expect(try !client.metadata(first).ads.isEmpty)
    #expect(try client.metadata(second) == MetadataJSON(tags: [:], ads: [:], ad_breaks: [:]))
  }

  @Test("describes the ads, the slate and the break")
  func description() throws {
    let session = try client.session()
    let pod = try client.pod(session.stream_id, milliseconds: 33_500)
    let metadata = try client.metadata(session)
    let adBreak = try #require(metadata.ad_breaks["mid-roll-7"])
    let ads = metadata.ads.values.filter { $0.slate != true }.sorted { $0.position < $1.position }
    #expect(metadata.ad_breaks.count == 1)
    #expect(adBreak == .init(type: "mid", duration: 33.5, expected_duration: 33.5, ads: ads.count))
    #expect(ads.map(\.position) == Array(1...ads.count))
    let slate = try #require(metadata.ads["mid-roll-7-slate"])
    #expect(slate.slate == true && slate.clickthrough_url == nil)
    #expect(ads.map(\.duration).reduce(0, +) + slate.duration == 33.5)
    for (id, ad) in metadata.ads where ad.slate != true {
      #expect(id == "mid-roll-7-ad-\(ad.position)")
      #expect(ad.ad_break_id == "mid-roll-7")
      #expect(!ad.title.isEmpty && !ad.description.isEmpty && !ad.advertiser.isEmpty && !ad.ad_id.isEmpty)
      #expect(ad.ad_system == "Sample Ad Server")
      #expect(ad.clickthrough_url?.hasPrefix("https://example.com/") == true)
    }
    #expect(pod.milliseconds == 33_500)
  }

  @Test("has a tag for each event in the segments, under the first 17 characters of its ID, and no other")
  func tags() throws {
    let session = try client.session()
    var found: Set<String> = []
    var whole: Set<String> = []
    var count = 0
    for minute in 1...20 {
      for event in try client.pod(session.stream_id, "ad_break_id/mid-roll-\(minute)", milliseconds: 101_000)
        .events
      {
        let prefix = String(event.eventID.prefix(17))
        #expect(prefix.wholeMatch(of: /google_\d{10}/) != nil)
        found.insert(prefix)
        whole.insert(event.eventID)
        count += 1
      }
    }
    #expect(whole.count == count, "no ID twice")
    let metadata = try client.metadata(session)
    #expect(Set(metadata.tags.keys) == found)
    #expect(found.count == 20 * 6 * 6, "six types for each of six ads, and none for slate")
    #expect(metadata.tags.values.allSatisfy { metadata.ads[$0.ad]?.ad_break_id == $0.ad_break_id })
  }

  @Test("puts the events of an ad where they belong")
  func times() throws {
    let session = try client.session()
    let pod = try client.pod(session.stream_id, "ad_break_id/one", milliseconds: 10_000)
    let tags = try client.metadata(session).tags
    let events = pod.events.compactMap { event in
      tags[String(event.eventID.prefix(17))].map { (event.at, $0.type) }
    }
    #expect(
      events.filter { $0.1 != "progress" }.map { "\($0.1) \($0.0.milliseconds)" } == [
        "start 0.0", "firstquartile 2500.0", "midpoint 5000.0", "thirdquartile 7500.0", "complete 9950.0",
      ]
    )
    #expect(events.filter { $0.1 == "progress" }.map(\.0) == (1...9).map { .seconds($0) })
    #expect(events.map(\.0) == events.map(\.0).sorted())
    let five = events.filter { $0.0 == .seconds(5) }.map(\.1)
    #expect(five == ["midpoint", "progress"])
  }

  @Test("has other whole IDs for another viewer, under the same names")
  func viewers() throws {
    let (first, second) = (try client.session().stream_id, try client.session().stream_id)
    let one = try client.pod(first).events.map(\.eventID)
    let two = try client.pod(second).events.map(\.eventID)
    #expect(one.map { $0.prefix(17) } == two.map { $0.prefix(17) })
    #expect(Set(one).isDisjoint(with: two))
  }

  @Test("describes a break once, as it was asked for last")
  func again() throws {
    let session = try client.session()
    _ = try client.pod(session.stream_id, milliseconds: 30_000)
    _ = try client.pod(session.stream_id, milliseconds: 20_000)
    #expect(try client.metadata(session).ad_breaks.mapValues(\.duration) == ["mid-roll-7": 20])
  }

  @Test("drops no other break for one that is requested again and again")
  func repeated() throws {
    let session = try client.session()
    _ = try client.pod(session.stream_id, "pod/1")
    for _ in 0...SampleAdServer.maximumBreaks { _ = try client.pod(session.stream_id, "pod/2") }
    #expect(Set(try client.metadata(session).ad_breaks.keys) == ["pod-1", "pod-2"])
  }

  @Test("forgets the oldest of too many breaks")
  func bound() throws {
    let session = try client.session()
    for number in 1...SampleAdServer.maximumBreaks + 1 {
      _ = try client.pod(session.stream_id, "pod/\(number)")
    }
    let breaks = try client.metadata(session).ad_breaks
    #expect(breaks.count == SampleAdServer.maximumBreaks)
    #expect(breaks["pod-1"] == nil && breaks["pod-2"] != nil)
  }

  @Test(
    "knows a break's place by its name",
    arguments: [("pre-roll-1", "pre"), ("post-roll", "post"), ("mid-roll-1", "mid"), ("anything", "mid")]
  )
  func places(_ name: String, _ type: String) throws {
    let session = try client.session()
    _ = try client.pod(session.stream_id, "ad_break_id/\(name)")
    #expect(try client.metadata(session).ad_breaks[name]?.type == type)
  }

  @Test("is 404 for unknown sessions")
  func unknown() throws {
    let path = "/linear/pods/v1/hls/network/1/custom_asset/live/stream/x/metadata"
    #expect(try client.status(client.url(path)) == 404)
    #expect(client.server.requests.last?.kind == .streamMetadata)
  }

  @Test("has events for the longest ad there may be")
  func longestAd() throws {
    let url = try client.url("/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/3600000/0-5000.ts")
    #expect(!SampleAdServer.timedMetadata(ofSegment: url).isEmpty)
  }

  @Test(
    "has no events for URLs that are no ad's segments",
    arguments: [
      "https://example.com/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/0-5000.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/slate/0-5000.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/0/10000/0-5000.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/5000-0.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/0-0.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/-1-5000.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/0-10001.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/9999999999999/0-5.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/99999999999999999999/0-5.ts",
      "/linear/pods/v1/seg/stream/a/ad_break/b/ad/1/10000/0-5000", "/live/content/7.ts", "/tags/single", "/",
    ]
  )
  func noEvents(_ text: String) throws {
    let url = text.hasPrefix("/") ? try client.url(text) : try #require(URL(string: text))
    #expect(SampleAdServer.timedMetadata(ofSegment: url).isEmpty)
  }
}
