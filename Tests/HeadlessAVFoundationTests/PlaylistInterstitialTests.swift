import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@Suite("Interstitial events of playlists") @MainActor
struct PlaylistInterstitialTests {
  nonisolated static let url = "https://film.example.com/film.m3u8"
  nonisolated static let ad = "https://ads.example.com/ad.m3u8"
  nonisolated static let list = "https://ads.example.com/list.json"

  /// A date range in the first minutes of the stream.
  nonisolated static func range(_ id: String, at seconds: Int, _ attributes: String) -> String {
    let date = Broadcast.epoch.addingTimeInterval(TimeInterval(seconds)).formatted(.iso8601)
    return """
      #EXT-X-DATERANGE:ID="\(id)",CLASS="com.apple.hls.interstitial",START-DATE="\(date)",\(attributes)
      """
  }

  /// A film of a hundred seconds with date ranges, and an ad of ten.
  private func scene(_ tags: String, answers: [String: String?] = [:]) -> Interruption {
    let broadcast = Broadcast()
    broadcast.serve(Self.url, Broadcast.film(of: 100, tags: tags))
    broadcast.serve(Self.ad, Broadcast.film(of: 10, segment: 5, dates: false))
    for (url, answer) in answers { broadcast.serve(url, answer) }
    let scene = Interruption(broadcast.item(Self.url), on: broadcast)
    scene.player.play()
    return scene
  }

  nonisolated static let rules: [(String, String, [String])] = [
    (range("a", at: 20, #"X-ASSET-URI="\#(ad)",X-RESUME-OFFSET=0"#), "0", ["20 a @20", "30 content @20"]),
    (range("a", at: 20, #"X-ASSET-URI="\#(ad)""#), "its duration", ["20 a @20", "30 content @30"]),
    (
      range("a", at: 20, #"X-ASSET-URI="\#(ad)",X-PLAYOUT-LIMIT=4"#), "its limit",
      ["20 a @20", "24 content @24"]
    ),
    (range("a", at: 20, #"X-ASSET-URI="\#(ad)",X-PLAYOUT-LIMIT=0"#), "its time with a limit of zero", []),
    (
      range("a", at: 20, #"X-ASSET-URI="\#(ad)",X-RESUME-OFFSET=-5,CUE="ONCE""#), "before it",
      ["20 a @20", "30 content @15"]
    ),
    (
      range("a", at: 24, #"X-ASSET-URI="\#(ad)",X-RESUME-OFFSET=7,X-SNAP="IN,OUT""#), "a segment",
      ["20 a @20", "30 content @30"]
    ),
    (
      range("a", at: 70, #"X-ASSET-URI="\#(ad)",X-RESUME-OFFSET=0,CUE="PRE,ONCE""#), "the beginning",
      ["0 a @0", "10 content @0"]
    ),
    (
      range("a", at: 70, #"X-ASSET-URI="\#(ad)",CUE="PRE,ONCE""#), "its duration behind the beginning",
      ["0 a @0", "10 content @10"]
    ),
    (
      range("a", at: 20, #"X-ASSET-URI="/none.m3u8",X-RESUME-OFFSET=10"#), "its time without an asset",
      ["20 a @20", "20 content @20"]
    ),
    (
      range("a", at: 20, #"X-ASSET-LIST="/none.json",X-RESUME-OFFSET=10"#), "its time without a list",
      ["20 a @20", "20 content @20"]
    ),
    (
      range("a", at: 20, #"X-ASSET-URI="/none",X-RESUME-OFFSET=0"#), "its time without a known ending",
      ["20 a @20", "20 content @20"]
    ),
    (
      range("a", at: 20, #"X-ASSET-URI="file:///etc/passwd",X-RESUME-OFFSET=0"#), "its time without the web",
      ["20 a @20", "20 content @20"]
    ),
  ]

  @Test("are played, and the content goes on at", arguments: rules)
  func plays(tags: String, name: String, expected: [String]) {
    let scene = scene(tags)
    scene.advance(60)
    #expect(scene.log.take() == expected)
    #expect(scene.monitor.events.map(\.identifier) == ["a"])
    #expect(scene.monitor.currentEvent == nil)
    #expect(scene.player.timeControlStatus == .playing)
    scene.stop()
  }

  @Test("say in the event what they say in the playlist")
  func event() throws {
    let scene = scene(
      Self.range(
        "a",
        at: 20,
        #"X-ASSET-URI="ad.m3u8",X-RESTRICT="SKIP,JUMP",X-TIMELINE-OCCUPIES="RANGE",DURATION=12.5,X-COLOUR="red""#
      )
    )
    scene.advance(0)
    let event = try #require(scene.monitor.events.first)
    #expect(event.date == Broadcast.epoch.addingTimeInterval(20))
    #expect(!event.time.isValid)
    #expect(event.primaryItem === scene.item)
    #expect(event.restrictions.rawValue == 5)
    #expect(event.timelineOccupancy == .fill)
    #expect(event.plannedDuration.seconds == 12.5)
    #expect(event.resumptionOffset.isIndefinite)
    #expect(event.userDefinedAttributes["X-COLOUR"] as? String == "red")
    let asset = try #require(event.templateItems.first?.asset as? AVURLAsset)
    #expect(asset.url.absoluteString.hasPrefix("https://film.example.com/ad.m3u8?_HLS_primary_id="))
    scene.stop()
  }

  @Test("give way to those of the app, and come back for nil")
  func overridden() {
    let scene = scene(Self.range("a", at: 20, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#))
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerInterstitialEventMonitor.eventsDidChangeNotification,
      object: scene.monitor,
      queue: nil
    ) { [log = scene.log] _ in log.add("events") }
    scene.advance(1)
    scene.set([])
    scene.advance(29)
    #expect(scene.player.seconds == 30)
    scene.set([scene.event("b", at: 40)])
    scene.advance(21)
    #expect(scene.monitor.events.map(\.identifier) == ["b"])
    scene.set(nil)
    #expect(scene.monitor.events.map(\.identifier) == ["a"])
    scene.seek(15)
    scene.advance(6)
    #expect(scene.monitor.currentEvent?.identifier == "a")
    #expect(
      scene.log.take() == ["events", "events", "events", "40 b @40", "50 content @40", "events", "56 a @20"]
    )
    NotificationCenter.default.removeObserver(token)
    scene.stop()
  }

  @Test("are not played for an item that does not want them")
  func notWanted() {
    let broadcast = Broadcast()
    broadcast.serve(
      Self.url,
      Broadcast.film(of: 100, tags: Self.range("a", at: 20, #"X-ASSET-URI="\#(Self.ad)""#))
    )
    let item = broadcast.item(Self.url)
    item.automaticallyHandlesInterstitialEvents = false
    let scene = Interruption(item, on: broadcast)
    scene.player.play()
    scene.advance(50)
    #expect(scene.monitor.events.isEmpty)
    #expect(scene.player.seconds == 50)
    scene.stop()
  }

  nonisolated static let lists: [(String?, Double, AVPlayerInterstitialEvent.AssetListResponseStatus)] = [
    (#"{"ASSETS":[{"URI":"ad.m3u8","DURATION":10},{"URI":"\#(ad)?b","DURATION":10}]}"#, 40, .available),
    (#"{"ASSETS":[]}"#, 20, .available), ("<!doctype html><html></html>", 20, .unavailable),
    (nil, 20, .unavailable), (#"{"ASSETS":[{"DURATION":10}]}"#, 20, .unavailable),
    (#"{"ASSETS":[{"URI":"none.m3u8","DURATION":10},{"URI":"ad.m3u8","DURATION":10}]}"#, 30, .available),
  ]

  @Test("are played from an asset list, if that is one", arguments: lists)
  func assetList(list: String?, end: Double, status: AVPlayerInterstitialEvent.AssetListResponseStatus) throws
  {
    let tags = Self.range("a", at: 20, #"X-ASSET-LIST="\#(Self.list)",X-RESUME-OFFSET=0"#)
    let scene = scene(tags, answers: [Self.list: list])
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: AVPlayerInterstitialEventMonitor.assetListResponseStatusDidChangeNotification,
      object: scene.monitor,
      queue: nil
    ) { notification in
      let status =
        notification.userInfo?[AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey]
        as? AVPlayerInterstitialEvent.AssetListResponseStatus
      let error =
        notification.userInfo?[AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey]
      log.add("\(status?.rawValue ?? -1) \(error != nil)")
    }
    scene.advance(60)
    #expect(scene.player.seconds == 60 - end + 20)
    #expect(log.take() == ["\(status.rawValue) \(status == .unavailable)"])
    let event = try #require(scene.monitor.events.first)
    #expect((event.assetListResponse != nil) == (status == .available))
    let requests = scene.broadcast.network.takeRequests().filter { $0.hasPrefix("https://ads.example.com") }
    #expect(requests.first?.hasPrefix(Self.list + "?_HLS_primary_id=") == true)
    #expect(requests.first?.contains("_HLS_start_offset") == false)
    #expect(requests.allSatisfy { $0.contains("_HLS_primary_id=") })
    NotificationCenter.default.removeObserver(token)
    scene.stop()
  }

  @Test(
    "a seek into what they replace plays them from their start",
    arguments: ["DURATION=10", "END-DATE", "PLANNED-DURATION=10"]
  )
  func joined(length: String) {
    let end = Broadcast.epoch.addingTimeInterval(30).formatted(.iso8601)
    let length = length == "END-DATE" ? #"END-DATE="\#(end)""# : length
    let scene = scene(Self.range("a", at: 20, #"X-ASSET-URI="\#(Self.ad)",\#(length)"#))
    scene.advance(5)
    scene.seek(24)
    scene.advance(10)
    #expect(scene.log.take() == ["5 a @20", "15 content @30"])
    scene.stop()
  }

  nonisolated static let wholeList =
    #"{"ASSETS":[{"URI":"ad.m3u8","DURATION":10},{"URI":"ad.m3u8?b","DURATION":10},{"URI":"ad.m3u8?c","DURATION":10}]}"#

  @Test("a seek into what a list replaces asks for the whole list")
  func soughtInto() throws {
    let tags = Self.range("a", at: 20, #"X-ASSET-LIST="\#(Self.list)",X-RESUME-OFFSET=30,DURATION=30"#)
    let scene = scene(tags, answers: [Self.list: Self.wholeList])
    scene.advance(0)
    scene.seek(34)
    scene.advance(31)
    let requests = scene.broadcast.network.takeRequests()
    #expect(requests.contains { $0.hasPrefix(Self.list) })
    #expect(!requests.contains { $0.contains("_HLS_start_offset") })
    #expect(scene.log.take() == ["0 a @20", "30 content @50"])
    scene.stop()
  }

  @Test(
    "playback of a live stream that begins in what a list replaces asks for the list from there",
    arguments: [wholeList, #"{"ASSETS":[{"URI":"ad.m3u8?b","DURATION":10}]}"#]
  )
  func joinedLive(list: String) throws {
    let broadcast = Broadcast()
    broadcast.serve(Self.ad, Broadcast.film(of: 10, segment: 5, dates: false))
    broadcast.serve(Self.list, list)
    broadcast.tags = Self.range("a", at: 28, #"X-ASSET-LIST="\#(Self.list)",X-RESUME-OFFSET=30,DURATION=30"#)
    let scene = Interruption(broadcast.item(Broadcast.liveURL), on: broadcast)
    scene.player.play()
    scene.advance(1)
    // The stream begins at 42.
    #expect(broadcast.network.takeRequests().contains { $0.contains("_HLS_start_offset=14") })
    #expect(scene.monitor.currentEvent?.identifier == "a")
    scene.advance(20)
    // Of the whole list the last six seconds of the second asset are left, and the third; a list that the server made
    // for the offset plays from its start.
    #expect(scene.log.take() == ["0 a @42", list == Self.wholeList ? "16 content @58" : "10 content @58"])
    scene.stop()
  }

  @Test("of a live stream are played when the window has them, each once, also when they come with a reload")
  func live() {
    let broadcast = Broadcast()
    broadcast.serve(Self.ad, Broadcast.film(of: 10, segment: 5, dates: false))
    let scene = Interruption(broadcast.item(Broadcast.liveURL), on: broadcast)
    scene.player.play()
    scene.advance(8)
    broadcast.tags = Self.range("a", at: 60, #"X-ASSET-URI="\#(Self.ad)""#)
    scene.advance(52)
    #expect(scene.log.take() == ["18 a @60", "28 content @70"])
    #expect(scene.player.seconds == 102)
    broadcast.tags += "\n" + Self.range("b", at: 110, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#)
    let event = scene.monitor.events.first
    scene.advance(12)
    #expect(scene.monitor.events.map(\.identifier) == ["a", "b"])
    #expect(scene.monitor.events.first === event)
    #expect(scene.monitor.currentEvent?.identifier == "b")
    scene.advance(60)
    #expect(scene.log.take() == ["68 b @110", "78 content @110"])
    scene.stop()
  }

  @Test("of a low-latency stream are played on the parts of the segment that is not whole yet")
  func parts() throws {
    let broadcast = Broadcast()
    broadcast.serve(Self.ad, Broadcast.film(of: 10, segment: 5, dates: false))
    let segments = (0..<4).map { "#EXTINF:6,\nsegment\($0).mp4" }
    let head = "#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-PART-INF:PART-TARGET=1\n"
    let date = "#EXT-X-PROGRAM-DATE-TIME:\(broadcast.date(0))\n"
    let tag = Self.range("a", at: 26, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#)
    // Three parts, and one more every five seconds.
    broadcast.network.answers[Broadcast.liveURL] = { [unowned broadcast] in
      let parts = (0..<min(5, 3 + Int(broadcast.scheduler.now / .seconds(5))))
        .map { "#EXT-X-PART:DURATION=1,URI=\"segment4.\($0).mp4\"" }
      return head + date + (segments + parts + [tag]).joined(separator: "\n") + "\n"
    }
    let scene = Interruption(broadcast.item(Broadcast.liveURL), on: broadcast)
    scene.player.play()
    scene.advance(1)
    #expect(scene.item.window == "0.0…27.0")
    #expect(scene.player.seconds == 10)
    scene.advance(19)
    #expect(scene.item.window == "0.0…29.0")
    scene.advance(10)
    #expect(scene.log.take() == ["17 a @26", "27 content @26"])
    #expect(scene.player.seconds == 29)
    scene.stop()
  }

  @Test("belong to the item that plays, also when that is a copy")
  func copy() throws {
    let scene = scene(Self.range("a", at: 20, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#))
    scene.advance(5)
    let copy = try #require(scene.item.copy() as? AVPlayerItem)
    scene.player.replaceCurrentItem(with: copy)
    #expect(scene.monitor.events.isEmpty)
    scene.advance(21)
    #expect(scene.monitor.events.first?.primaryItem === copy)
    #expect(scene.monitor.currentEvent?.identifier == "a")
    scene.player.replaceCurrentItem(with: scene.broadcast.item(Self.url))
    scene.advance(21)
    #expect(scene.monitor.events.first?.primaryItem === scene.player.currentItem)
    #expect(scene.monitor.currentEvent?.identifier == "a")
    scene.player.replaceCurrentItem(with: copy)
    #expect(scene.monitor.events.first?.primaryItem === copy)
    scene.stop()
  }

  @Test("of an interstitial are ignored")
  func nested() {
    let inner = Self.range("inner", at: 2, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#)
    let tags = Self.range("a", at: 20, #"X-ASSET-URI="\#(Self.ad)",X-RESUME-OFFSET=0"#)
    let scene = scene(tags, answers: [Self.ad: Broadcast.film(of: 10, tags: inner)])
    scene.advance(60)
    #expect(scene.log.take() == ["20 a @20", "30 content @20"])
    scene.stop()
  }

  @Test("an app's event at a date of a live stream, after which nothing of it is lost or skipped")
  func date() {
    let broadcast = Broadcast()
    let scene = Interruption(broadcast.item(Broadcast.liveURL), on: broadcast)
    let ad = broadcast.item(lasting: .seconds(10))
    let event = AVPlayerInterstitialEvent(
      primaryItem: scene.item,
      identifier: "a",
      date: Broadcast.epoch.addingTimeInterval(72.5),
      templateItems: [ad]
    )
    scene.set([event])
    scene.player.play()
    scene.advance(60)
    #expect(scene.log.take() == ["30.5 a @72.5", "40.5 content @82.5"])
    scene.stop()
  }

  @Test("a long event of a live stream: the content waits at its time, and goes on where the window begins")
  func slidesMeanwhile() {
    let broadcast = Broadcast()
    let scene = Interruption(broadcast.item(Broadcast.liveURL), on: broadcast)
    scene.player.play()
    scene.advance(0)
    scene.set([scene.event("a", at: 50, [99]), scene.event("late", at: 55), scene.event("c", at: 110)])
    scene.advance(106)
    #expect(scene.player.seconds == 50)
    scene.advance(2.5)
    #expect(scene.log.take() == ["8 a @50", "107 content @102"])
    #expect(scene.player.seconds == 108.5)
    scene.advance(2)
    #expect(scene.log.take() == ["110 c @110"])
    scene.stop()
  }
}
