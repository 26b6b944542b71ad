import AdPlatform
import Foundation
import HLS
import HeadlessAVFoundation
import Testing

@testable import MediateCommands

@MainActor
@Suite("What is recorded of a stream")
struct StreamRecordTests {
  private let item = AVPlayerItem(url: URL(filePath: "/content.m3u8"))
  private let schedule = InterstitialSchedule(events: [], primary: PrimaryTimeline())

  private func events(_ count: Int) -> [AVPlayerInterstitialEvent] {
    (0..<count).map { place in
      AVPlayerInterstitialEvent(
        primaryItem: item,
        identifier: "ad-\(place)",
        time: CMTime(seconds: Double(place), preferredTimescale: 1),
        templateItems: [AVPlayerItem(url: URL(filePath: "/\(place).m3u8"))]
      )
    }
  }

  @Test("names each asset once, however often the player says that it has the interstitials")
  func naming() {
    let record = StreamRecord()
    let events = events(100)
    for second in 0..<100 { record.know(events, schedule, at: .seconds(second)) }
    var named: [String] = []
    let interstitials = record.settled(at: .seconds(100)) { url in
      named.append(url)
      return "a file"
    }
    #expect(interstitials.map(\.id) == events.map(\.identifier))
    #expect(interstitials.allSatisfy { $0.known == .zero && $0.assets == ["a file"] })
    #expect(named == (0..<100).map { "file:///\($0).m3u8" })
  }

  @Test("has the last schedule of interstitials that are gone")
  func gone() throws {
    let record = StreamRecord()
    let events = events(2)
    record.know(events, schedule, at: .zero)
    let first = InterstitialEvent(id: "ad-0", start: .time(.seconds(7)), assetDurations: [.seconds(3)])
    let planned = InterstitialSchedule(events: [first], primary: PrimaryTimeline(end: .seconds(60)))
    record.know(events, planned, at: .seconds(1))
    record.know([events[1]], schedule, at: .seconds(2))
    let interstitial = try #require(record.settled(at: .seconds(3)) { $0 }.first)
    #expect(interstitial.start == .seconds(7))
    #expect(interstitial.plannedDuration == .seconds(3))
  }
}
