import AdPlatform
import Dispatch
import Foundation
import SampleSDK
import Testing

@MainActor
@Suite("An auction")
struct BiddingTests {
  let bench = Bench()

  private func signals(
    _ units: [String],
    _ format: SampleAdFormat,
    _ size: SampleBannerSize? = nil
  ) -> Result<String, SampleErrorCode>? {
    let answer = SignalsRecorder()
    SampleBidder.collectSignals(forUnits: units, format: format, bannerSize: size) { answer.take($0) }
    return answer.last
  }

  private func bid(_ unit: String, _ format: SampleAdFormat, _ size: SampleBannerSize? = nil) throws
    -> String?
  {
    let signals = try #require(try signals([unit], format, size)?.get())
    return SampleBidServer.bid(signals: signals, adUnitID: unit)
  }

  @Test("starts with signals, the same ones for the same request")
  func deterministic() throws {
    let size = SampleBannerSize(width: 320, height: 50)
    let first = try #require(try signals(["sample-banner"], .banner, size)?.get())
    #expect(try signals(["sample-banner"], .banner, size)?.get() == first)
    #expect(first.contains("sample-banner") && first.contains(SampleAds.version))
    #expect(!first.contains("\n"))
    #expect(try signals(["sample-rewarded"], .rewarded)?.get() != first)
  }

  @Test("has no signals without an ad unit, and none for a banner without a size")
  func noSignals() {
    #expect(signals([], .native) == .failure(.badRequest))
    #expect(signals([""], .native) == .failure(.badRequest))
    #expect(signals(["sample-banner"], .banner) == .failure(.badRequest))
    let size = SampleBannerSize(width: .nan, height: 1)
    #expect(signals(["sample-banner"], .banner, size) == .failure(.badRequest))
  }

  @Test("waits for no thread, and not for the main actor either")
  func anyThread() throws {
    let network = SampleTestNetwork()
    for unit in ["sample-content", network.adUnitID] {
      let answer = SignalsRecorder()
      let done = DispatchSemaphore(value: 0)
      // A thread of its own: those of queues may all be busy with other tests.
      Thread.detachNewThread {
        SampleBidder.collectSignals(forUnits: [unit], format: .native) { answer.take($0) }
        done.signal()
      }
      // The main actor is here, and is busy until the signals are there.
      #expect(done.wait(timeout: .now() + 10) == .success)
      #expect(try answer.last?.get().contains(unit) == true)
    }
  }

  @Test("ends with the same bid for the same signals", arguments: FullScreenFormat.allCases)
  func bids(format: FullScreenFormat) throws {
    let unit = try #require(SampleInventory.bundled.unit(format.unit))
    let first = try #require(try bid(unit.id, unit.format))
    #expect(try bid(unit.id, unit.format) == first)
  }

  @Test(
    "is not for units that do not fill, are unknown, of another format, or of another size",
    arguments: [
      ("sample-interstitial-no-inventory", SampleAdFormat.interstitial, nil),
      ("sample-interstitial-never", .interstitial, nil), ("no such unit", .interstitial, nil),
      ("sample-interstitial", .appOpen, nil),
      ("sample-banner-large", .banner, SampleBannerSize(width: 320, height: 50)),
    ]
  )
  func noBid(unit: String, format: SampleAdFormat, size: SampleBannerSize?) throws {
    #expect(try bid(unit, format, size) == nil)
  }

  @Test(
    "has no bid for what are no signals, or not those of the unit",
    arguments: [
      "", "signals", "{}", "[]", #"{"adUnitIDs":"sample-interstitial"}"#,
      #"{"adUnitIDs":["sample-rewarded"],"format":"interstitial","sdkVersion":"1"}"#,
      #"{"adUnitIDs":["sample-interstitial"],"format":"poster","sdkVersion":"1"}"#,
      String(repeating: "[", count: 100_000),
    ]
  )
  func garbageSignals(text: String) {
    #expect(SampleBidServer.bid(signals: text, adUnitID: "sample-interstitial") == nil)
  }

  // MARK: Loading with a bid

  private func request(_ bidResponse: String?) -> SampleAdRequest {
    let request = SampleAdRequest()
    request.bidResponse = bidResponse
    return request
  }

  @Test("is won by the ad of the bid, which is another one than the waterfall's")
  func adOfBid() throws {
    let bid = try bid("sample-banner", .banner, SampleBannerSize(width: 320, height: 50))
    #expect(bench.fetchBanner("sample-banner").banner.text == "A weekend in the green")
    #expect(
      bench.fetchBanner("sample-banner", request: request(bid)).banner.text == "Ten books for a long summer"
    )
  }

  @Test("loads with a bid in every format")
  func everyFormat() throws {
    for format in FullScreenFormat.allCases {
      let unit = try #require(SampleInventory.bundled.unit(format.unit))
      let bid = try bid(unit.id, unit.format)
      #expect(bench.fetchAd(format, request: request(bid)).recorder.events == ["receive"])
    }
    let bid = try bid("sample-content", .native)
    #expect(bench.fetch("sample-content") { $0.bidResponse = bid }.ads.count == 1)
  }

  @Test("loads nothing with a bid for something else, or with what is no bid")
  func badBids() throws {
    let others = [
      try bid("sample-rewarded", .rewarded), try bid("sample-content", .native), "", "garbage", "{}",
      #"{"adUnitID":"sample-interstitial","creative":"gone","format":"interstitial"}"#,
      #"{"adUnitID":"sample-interstitial","creative":"compass","format":"rewarded"}"#,
      #"{"adUnitID":"sample-rewarded","creative":"compass","format":"interstitial"}"#,
      String(repeating: "{", count: 100_000),
    ]
    for bid in others {
      let recorder = bench.fetchAd(.interstitial, request: request(bid)).recorder
      #expect(recorder.errors == [.badRequest], "\(bid?.prefix(80) ?? "no bid")")
      #expect(recorder.events.isEmpty)
    }
  }
}
