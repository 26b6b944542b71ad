import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// What happens at the edges of a break, and in the midst of an event.
extension StreamPlaybackTests {
  @Test(
    "an app that destroys the manager in an event hears nothing more, and nothing lies over the ad",
    arguments: ["AD_BREAK_STARTED", "STARTED", "MIDPOINT", "COMPLETE", "AD_PERIOD_ENDED"]
  )
  func destroyedInside(name: String) {
    app.onEvent = { [app] event in if event.type.name == name { app.manager?.destroy() } }
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: 80)
    #expect(app.take().last?.hasPrefix(name) == true)
    #expect(app.container.adContainer.subviews.isEmpty)
  }

  @Test(
    "an ad event at the very end of the media is told and counted, before the break ends",
    arguments: [1, 2]
  )
  func veryEnd(assets: Int) {
    app.server.answers[".m3u8"] = .text(Self.pod.replacing(/#EXTINF:5,\nb-first(.|\n)*slate.ts\n/, with: ""))
    app.platform.media.timedMetadata = { segment in
      Self.timedMetadata(segment).map { item in
        let isLast = item.position == .milliseconds(4900)
        return TimedMetadata(
          at: isLast ? .seconds(5) : item.position,
          identifier: item.identifier,
          value: item.value
        )
      }
    }
    schedule("pod/1", at: [breakTime]) { event in
      guard assets > 1, let url = URL(string: "https://ads.example.com/bumper.m3u8") else { return }
      event.templateItems.append(Platform.$current.withValue(app.platform) { AVPlayerItem(url: url) })
    }
    app.player.play()
    app.advance(by: 60)
    let ends = ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"]
    #expect(
      app.take() == ["STREAM_STARTED", "AD_BREAK_STARTED", "AD_PERIOD_STARTED"] + Self.firstAd + ends
    )
    #expect(app.server.verified.count { $0.contains("a4") } == 1)
  }

  @Test("the stream starts with the break that plays before the content")
  func startsWithBreak() {
    schedule("pod/1", at: [0])
    app.advance(by: 5)
    #expect(app.take() == [])
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole)
  }

  @Test("the stream starts with the content when the break before it cannot be had")
  func startsWithoutBreak() {
    app.server.answers[".m3u8"] = .failure(.status(404, url: "https://ads.example.com/"))
    schedule("pod/1", at: [0])
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["LOG The pod “pod/1” was not played. Th", "STREAM_STARTED"])
  }

  @Test(
    "a break under a pause is told of when it plays, and not at all when the viewer leaves it",
    arguments: [true, false]
  )
  func pausedBefore(plays: Bool) {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.player.pause()
    app.player.seek(to: CMTime(seconds: breakTime, preferredTimescale: 1))
    app.advance(by: 5)
    #expect(app.take() == [])
    if !plays { app.player.seek(to: CMTime(seconds: breakTime + 1, preferredTimescale: 1)) }
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"] + (plays ? Self.whole : []))
  }

  @Test("a seek to where the break is plays it again from its first event")
  func restarted() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 4)
    _ = app.take()
    app.player.seek(to: app.player.currentTime())
    app.advance(by: 60)
    let again = Self.whole.filter { $0 != "AD_BREAK_STARTED" && $0 != "AD_BREAK_ENDED" }
    #expect(app.take() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"] + again)
    #expect(app.server.verified.count == 12)
  }

  @Test("in picture-in-picture a break is told as ever")
  func pictureInPicture() throws {
    let layer = AVPlayerLayer(player: app.player)
    defer { withExtendedLifetime(layer) {} }
    let controller = try #require(
      Platform.$current.withValue(app.platform) { AVPictureInPictureController(playerLayer: layer) }
    )
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime - 5)
    controller.startPictureInPicture()
    app.advance(by: 15)
    #expect(controller.isPictureInPictureActive)
    controller.stopPictureInPicture()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole)
  }

  @Test("an item that is taken out in a break takes the break with it")
  func replaced() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 4)
    _ = app.take()
    app.player.replaceCurrentItem(with: nil)
    app.advance(by: 0)
    #expect(app.take() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(app.container.adContainer.subviews.isEmpty)
  }

  @Test(
    "an app that seeks away in an event leaves the break there",
    arguments: ["AD_BREAK_STARTED", "STARTED"]
  )
  func soughtInside(name: String) {
    app.onEvent = { [app] event in
      guard event.type.name == name else { return }
      app.player.seek(to: CMTime(value: 300, timescale: 1))
    }
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: 60)
    let told = app.take()
    #expect(told.suffix(2) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(!told.contains("FIRST_QUARTILE A"))
    #expect(app.player.currentTime().seconds > 330)
  }

  @Test("a session that is forgotten in a break tells and counts the rest of it")
  func forgottenInside() {
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: breakTime + 1)
    app.server.answers["/metadata"] = .failure(.status(404, url: SessionRun.metadataURL))
    app.advance(by: 9)
    app.server.answers["/metadata"] = .text("{}")
    app.advance(by: 60)
    let told = app.take()
    #expect(told.filter { !$0.hasPrefix("LOG") } == ["STREAM_STARTED"] + Self.whole)
    #expect(told.count { $0.hasPrefix("LOG") } == 2)
    #expect(app.server.verified.count == 10)
  }

  @Test("a limit below zero is none: the app hears how long the whole break is")
  func limitBelowZero() {
    schedule("pod/1", at: [breakTime]) { $0.playoutLimit = CMTime(value: -4, timescale: 1) }
    app.player.play()
    app.advance(by: 60)
    #expect(app.take() == ["STREAM_STARTED"] + Self.whole)
    #expect(app.progress.allSatisfy { $0.hasSuffix(" 25.0") } && !app.progress.isEmpty)
  }
}
