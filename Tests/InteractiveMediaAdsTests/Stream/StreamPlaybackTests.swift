import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Streams, as they play")
struct StreamPlaybackTests {
  let app = StreamApp()
  let content: AVPlayerItem
  let breakTime = 20.0

  init() {
    let app = app
    app.server.answers["/metadata"] = .text(SessionRun.metadata)
    app.server.answers[".m3u8"] = .text(Self.pod)
    app.platform.media.timedMetadata = Self.timedMetadata
    content = Platform.$current.withValue(app.platform) {
      AVPlayerItem(script: PlaybackScript(duration: .seconds(600)))
    }
    app.player.replaceCurrentItem(with: content)
    app.request()
    app.advance(by: 0.2)
    _ = app.take()
  }

  /// Two ads of 10 s, and 5 s of slate.
  static let pod =
    "#EXTM3U\n#EXT-X-TARGETDURATION:5\n"
    + ["a-first", "a-last", "b-first", "b-last", "slate"].map { "#EXTINF:5,\n\($0).ts\n" }.joined()
    + "#EXT-X-ENDLIST\n"

  static func timedMetadata(_ segment: URL) -> [TimedMetadata] {
    let parts = segment.deletingPathExtension().lastPathComponent.split(separator: "-")
    guard parts.count == 2 else { return [] }
    let events =
      parts[1] == "first" ? [(0.0, 0), (1, 5), (2.5, 1)] : [(0.0, 2), (2.5, 3), (4.9, 4)]
    return events.map { time, number in
      TimedMetadata(
        at: Duration(timeInterval: time),
        identifier: "id3/TXXX",
        value: "google_00000000\(parts[0])\(number)-\(segment.lastPathComponent)"
      )
    }
  }

  /// Schedules pods as the document does.
  func schedule(
    _ pods: String...,
    at times: [Double],
    _ change: (AVPlayerInterstitialEvent) -> Void = { _ in }
  ) {
    let events = zip(pods, times).compactMap { pod, time -> AVPlayerInterstitialEvent? in
      guard let url = SessionRun.pod(pod, stream: app.manager?.streamId ?? "") else { return nil }
      return Platform.$current.withValue(app.platform) {
        let event = AVPlayerInterstitialEvent(
          primaryItem: content,
          identifier: pod + "@\(time)",
          time: CMTime(seconds: time, preferredTimescale: 1000),
          templateItems: [AVPlayerItem(url: url)],
          resumptionOffset: .zero
        )
        change(event)
        return event
      }
    }
    AVPlayerInterstitialEventController(primaryPlayer: app.player).events = events
  }

  static let firstAd = [
    "STARTED A", "FIRST_QUARTILE A", "MIDPOINT A", "THIRD_QUARTILE A", "COMPLETE A",
  ]
  static let secondAd = firstAd.map { $0.replacing(" A", with: " B") }
  static let whole: [String] =
    ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"] + firstAd + secondAd + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"]

  @Test("the document's break, from the first event to the last")
  func wholeBreak() throws {
    schedule("ad_break_id/mid-roll-5", at: [breakTime])
    app.player.play()
    app.advance(by: 10)
    #expect(app.take() == ["STREAM_STARTED"])
    app.advance(by: 60)
    #expect(app.take() == Self.whole)
    let ids = ["a0", "a1", "a2", "a3", "a4", "b0", "b1", "b2", "b3", "b4"]
    #expect(app.server.verified.map { String($0.dropFirst("google_00000000".count).prefix(2)) } == ids)
    #expect(app.server.requests.first(where: \.isBeacon)?.url.path == "/verify/google_00000000a0-a-first.ts")
    let info = try #require(app.ads.last).adPodInfo
    #expect(info.adPosition == 2 && info.totalAds == 2 && info.podIndex == 5)
    #expect(info.timeOffset == breakTime && info.maxDuration == 25)
    // All events of an ad have the same object.
    #expect(Set(app.ads.map(ObjectIdentifier.init)).count == 2)
  }

  @Test("progress comes several times a second, with the slate in the period")
  func progress() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 0.2 + 6)
    #expect((25...35).contains(app.progress.count), "\(app.progress.count)")
    #expect(app.progress.contains("5.0/10.0 1/2 25.0 25.0"))
    app.advance(by: 9)
    #expect(app.progress.last?.hasSuffix("/10.0 2/2 25.0 25.0") == true)
    app.advance(by: 5.5)
    let count = app.progress.count
    // Slate is no ad.
    app.advance(by: 3)
    #expect(app.progress.count == count)
  }

  @Test("a break that is joined in the middle tells what is left")
  func joining() {
    schedule("pod/1", at: [breakTime]) { $0.resumptionOffset = CMTime(value: 25, timescale: 1) }
    app.player.seek(to: CMTime(seconds: breakTime + 7, preferredTimescale: 1))
    app.player.play()
    app.advance(by: 60)
    #expect(
      app.take() == ["STREAM_STARTED", "AD_PERIOD_STARTED", "THIRD_QUARTILE A", "COMPLETE A"]
        + Self.secondAd + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"]
    )
  }

  @Test("a seek while the content plays into what a break replaces plays the break from its start")
  func seeking() {
    schedule("pod/1", at: [breakTime]) { $0.resumptionOffset = CMTime(value: 25, timescale: 1) }
    app.player.play()
    app.advance(by: 2)
    app.player.seek(to: CMTime(seconds: breakTime + 12, preferredTimescale: 1))
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole)
    // Before the break again: it neither begins nor ends a second time.
    app.player.seek(to: CMTime(seconds: breakTime - 5, preferredTimescale: 1))
    app.advance(by: 60)
    #expect(app.take() == Array(Self.whole.dropFirst().dropLast()))
  }

  @Test("a break that is cancelled, or limited, ends early")
  func early() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 4)
    AVPlayerInterstitialEventController(primaryPlayer: app.player).cancelCurrentEvent(
      withResumptionOffset: .zero
    )
    app.advance(by: 5)
    let early = ["AD_BREAK_STARTED", "AD_PERIOD_STARTED", "STARTED A", "FIRST_QUARTILE A"]
    #expect(app.take() == ["STREAM_STARTED"] + early + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    schedule("pod/2", at: [60]) { $0.playoutLimit = CMTime(value: 4, timescale: 1) }
    app.advance(by: 60)
    #expect(app.take() == early + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(app.progress.last?.hasSuffix(" 4.0") == true)
  }

  @Test("a pod that cannot be had is no break; a remark says which")
  func missing() throws {
    app.server.answers[".m3u8"] = .failure(.status(404, url: "https://ads.example.com/"))
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED", "LOG The pod “pod/1” was not played. Th"])
    let remark = try #require(app.manager?.remarks.last)
    #expect(remark.code == .FAILED_LOADING_AD)
    #expect(remark.text.contains("was not played. The media cannot be loaded: check its URL. Look at"))
    // One after it is played from its beginning.
    app.server.answers["pod/3.m3u8"] = .text(Self.pod)
    schedule("pod/2", at: [100]) { event in
      let items = event.templateItems
      schedule("pod/3", at: [100]) { event.templateItems = items + $0.templateItems }
    }
    app.advance(by: 80)
    #expect(app.take() == ["LOG The pod “pod/2” was not played. Th"] + Self.whole)
  }

  @Test("media that ends in the middle of an ad is no pause, and no end of the ad")
  func cut() {
    app.server.answers[".m3u8"] = .text(Self.pod.replacing(/#EXTINF:5,\na-last(.|\n)*slate.ts\n/, with: ""))
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: 60)
    let early = ["AD_BREAK_STARTED", "AD_PERIOD_STARTED", "STARTED A", "FIRST_QUARTILE A"]
    #expect(app.take() == ["STREAM_STARTED"] + early + ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("pausing the player pauses the ad")
  func pausing() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 1)
    _ = app.take()
    app.player.pause()
    app.advance(by: 5)
    #expect(app.take() == ["PAUSE A"])
    let count = app.progress.count
    app.advance(by: 5)
    #expect(app.progress.count == count)
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["RESUME A"] + Self.whole.dropFirst(3))
  }

  @Test("a break that plays again is told again, but is no new break")
  func again() {
    schedule("pod/1", "pod/1", at: [breakTime, 100])
    app.player.play()
    app.advance(by: 70)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole)
    app.advance(by: 100)
    #expect(app.take() == Self.whole.filter { !$0.hasPrefix("AD_BREAK") })
  }

  @Test("breaks at one time are one after another")
  func backToBack() {
    schedule("pod/1", "pod/2", at: [breakTime, breakTime])
    app.player.play()
    app.advance(by: 100)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole + Self.whole)
  }

  @Test("an ad can be tapped, and its page opened; nothing lies over slate or content")
  func taps() throws {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime)
    let view: UIView = app.container.adContainer
    #expect(view.subviews.isEmpty)
    app.advance(by: 1)
    _ = app.take()
    let overlay = try #require(view.subviews.first as? AdOverlay)
    overlay.tap()
    let button = try #require(overlay.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
    #expect(button.currentTitle == "Learn More")
    defer { UIApplication.shared.enterForeground() }
    button.tap()
    app.advance(by: 0)
    #expect(app.take() == ["TAPPED A", "CLICKED A"])
    #expect(app.manager?.clickThroughs.map(\.destination) == [.external])
    app.advance(by: 21)
    #expect(view.subviews.isEmpty)
  }

  @Test("without buttons there is nothing over the ad")
  func bare() {
    app.manager?.destroy()
    app.rendering.disableUi = true
    app.request()
    app.advance(by: 1)
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 1)
    #expect(app.take().contains("STARTED A") && app.container.adContainer.subviews.isEmpty)
  }

  @Test("metadata that comes late explains what has been played; nothing is lost, and the order is kept")
  func late() {
    app.server.answers["/metadata"] = .text("{}")
    app.manager?.destroy()
    app.request()
    app.advance(by: 1)
    _ = app.take()
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 3)
    #expect(app.take() == ["STREAM_STARTED", "AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
    app.server.answers["/metadata"] = .text(SessionRun.metadata)
    app.advance(by: 1.1)
    #expect(app.take() == ["STARTED A", "FIRST_QUARTILE A"])
    app.advance(by: 60)
    #expect(app.take() == Array(Self.whole.dropFirst(4)))
  }

  @Test("destroy during an ad: the ad plays on, and its events are not delivered")
  func destroyed() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 1)
    _ = app.take()
    let beacons = app.server.verified.count
    app.manager?.destroy()
    #expect(app.container.adContainer.subviews.isEmpty)
    app.advance(by: 100)
    #expect(app.take().isEmpty && app.server.verified.count == beacons)
    #expect(app.player.currentTime().seconds > 60)
  }

  @Test("nothing of the manager stays in the players", arguments: [true, false])
  func observers(destroys: Bool) throws {
    schedule("pod/1", at: [breakTime])
    let between = AVPlayerInterstitialEventMonitor(primaryPlayer: app.player).interstitialPlayer
    app.player.play()
    app.advance(by: breakTime + 1)
    let item = try #require(between.currentItem)
    #expect(item.outputs.count == 1 && observerCount(between) == 1)
    if destroys { app.manager?.destroy() } else { app.manager = nil }
    #expect(item.outputs.isEmpty && observerCount(between) == 0 && observerCount(app.player) == 0)
  }

  private func observerCount(_ player: AVPlayer) -> Int? {
    let mirror = Mirror(reflecting: player)
    let own = player is AVQueuePlayer ? mirror.superclassMirror : mirror
    return (own?.descendant("observers")).map { Mirror(reflecting: $0).children.count }
  }

  @Test("a manager that is released in the middle of an ad is deallocated")
  func released() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 1)
    weak let manager = app.manager
    app.manager = nil
    #expect(manager == nil && app.container.adContainer.subviews.isEmpty)
    _ = app.take()
    app.advance(by: 60)
    #expect(app.take().isEmpty)
  }

  @Test("a pod of another session, and other interstitials, are left alone")
  func foreign() {
    app.server.answers[".m3u8"] = .text(Self.pod.replacing("-", with: "_"))
    let url = SessionRun.pod("pod/1", stream: "other")
    schedule("pod/1", at: [breakTime]) { event in
      event.templateItems = [url].compactMap { $0 }.map { url in
        Platform.$current.withValue(app.platform) { AVPlayerItem(url: url) }
      }
    }
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"])
  }
}
