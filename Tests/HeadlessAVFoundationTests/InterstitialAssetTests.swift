import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

/// What becomes of an event whose asset is no good, as ``InterstitialRule`` says it.
struct BadAsset: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var script: PlaybackScript?
  /// What is behind the URL, when there is no script.
  var answer: String?
  var latency = Duration.zero
  let expected: [String]
}

@Suite("Interstitial assets") @MainActor
struct InterstitialAssetTests {
  nonisolated static let bad = [
    BadAsset(testDescription: "missing", answer: nil, expected: ["10 a @10", "15 content @10"]),
    BadAsset(
      testDescription: "a web page",
      answer: "<html></html>",
      expected: ["10 a @10", "15 content @10"]
    ),
    BadAsset(
      testDescription: "broken off",
      script: PlaybackScript(duration: .seconds(20), failure: .at(.seconds(3))),
      expected: ["10 a @10", "18 content @10"]
    ),
    BadAsset(
      testDescription: "never there",
      script: PlaybackScript(loadLatency: .seconds(3600)),
      expected: ["10 a @10", "30 content @10"]
    ),
    BadAsset(
      testDescription: "stuck",
      script: PlaybackScript(duration: .seconds(20), stalls: [.init(at: .seconds(2), for: .seconds(3600))]),
      expected: ["10 a @10", "45 content @10"]
    ),
    BadAsset(
      testDescription: "late, but there",
      answer: Broadcast.film(of: 4),
      latency: .seconds(6),
      expected: ["10 a @10", "25 content @10"]
    ),
    BadAsset(
      testDescription: "live, and without end",
      script: PlaybackScript(duration: nil),
      expected: ["10 a @10"]
    ),
    BadAsset(
      testDescription: "of no length",
      script: PlaybackScript(duration: .zero),
      expected: ["10 a @10", "15 content @10"]
    ),
  ]

  @Test("content goes on when one is no good, after the others", arguments: bad)
  func goesOn(_ asset: BadAsset) {
    let scene = Interruption()
    let broadcast = scene.broadcast
    broadcast.network.latency = asset.latency
    broadcast.serve("https://ads.example.com/ad.m3u8", asset.answer)
    let item = asset.script.map { script in broadcast.make { AVPlayerItem(script: script) } }
    scene.set([
      scene.event("a", at: 10, [5]) {
        $0.templateItems.insert(item ?? broadcast.item("https://ads.example.com/ad.m3u8"), at: 0)
      }
    ])
    scene.player.play()
    scene.advance(60)
    #expect(scene.log.take() == asset.expected)
    #expect(scene.player.rate == 1)
    scene.stop()
  }

  @Test(
    "an event of which nothing can be played is unscheduled, with the reason",
    arguments: [
      ("404", nil, "https://ads.example.com/ad.m3u8", -11863), ("a web page", nil, "web page", -11828),
      ("late", PlaybackScript(loadLatency: .seconds(3600)), "15 s", -11863),
      ("stuck", PlaybackScript(stalls: [.init(at: .zero, for: .seconds(3600))]), "15 s", -11849),
    ] as [(String, PlaybackScript?, String, Int)]
  )
  func unscheduled(name: String, script: PlaybackScript?, reason: String, code: Int) throws {
    typealias Monitor = AVPlayerInterstitialEventMonitor
    let scene = Interruption()
    let broadcast = scene.broadcast
    broadcast.serve("https://ads.example.com/ad.m3u8", name == "a web page" ? "<html></html>" : nil)
    let item = script.map { script in broadcast.make { AVPlayerItem(script: script) } }
    scene.set([
      scene.event("a", at: 10, [], offset: seconds(5)) {
        $0.templateItems = [item ?? broadcast.item("https://ads.example.com/ad.m3u8")]
      },
      scene.event("b", at: 30),
    ])
    let token = NotificationCenter.default.addObserver(
      forName: Monitor.interstitialEventWasUnscheduledNotification,
      object: scene.monitor,
      queue: nil
    ) { [log = scene.log] notification in
      let event =
        notification.userInfo?[Monitor.interstitialEventWasUnscheduledEventKey] as? AVPlayerInterstitialEvent
      let error = notification.userInfo?[Monitor.interstitialEventWasUnscheduledErrorKey] as? AVError
      MainActor.assumeIsolated {
        log.add("no \(event?.identifier ?? "") \(error?.errorCode ?? 0)")
        #expect(error?.failureReason?.contains(reason) == true, "\(error?.failureReason ?? "")")
      }
    }
    scene.player.play()
    scene.advance(60)
    let log = scene.log.take()
    #expect(log.first == "10 a @10")
    #expect(log.dropFirst().first == "no a \(code)")
    #expect(log.count { $0.hasPrefix("no") } == 1)
    #expect(log.dropFirst(2).first?.hasSuffix("content @10") == true)
    NotificationCenter.default.removeObserver(token)
    scene.stop()
  }

  @Test("one that fails alone counts for what it has played")
  func failsAlone() {
    let scene = Interruption()
    scene.set([
      scene.event("a", at: 10, [], offset: .indefinite) {
        let script = PlaybackScript(duration: .seconds(20), failure: .at(.seconds(3)))
        $0.templateItems = [scene.broadcast.make { AVPlayerItem(script: script) }]
      }
    ])
    scene.player.play()
    scene.advance(20)
    #expect(scene.log.take() == ["10 a @10", "13 content @13"])
    #expect(scene.player.seconds == 20)
    scene.stop()
  }

  @Test("a live playlist plays from its start, and no longer than its limit")
  func live() {
    let broadcast = Broadcast()
    let scene = Interruption(on: broadcast)
    let ad = broadcast.item(Broadcast.liveURL)
    scene.set([
      scene.event("a", at: 10, []) {
        $0.templateItems = [ad]
        $0.playoutLimit = seconds(30)
      }
    ])
    scene.player.play()
    scene.advance(15)
    #expect(scene.adSeconds == 5)
    scene.advance(45)
    #expect(scene.log.take() == ["10 a @10", "40 content @10"])
    scene.stop()
  }
}
