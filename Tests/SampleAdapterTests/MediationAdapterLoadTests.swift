import AdMediation
import AdPlatform
import Foundation
import SampleAdapter
import SampleSDK
import Testing

/// What reaches the network, and what its answers become, in all formats.
@MainActor
@Suite("The sample mediation adapter's loads")
struct MediationAdapterLoadTests {
  private let desk = MediationDesk()
  private let network = SampleTestNetwork()

  init() { network.answer = .fill(SampleCreative()) }

  @Test("load an ad of the format, once", arguments: AdFormat.allCases)
  func ad(format: AdFormat) {
    desk.load(format, network.adUnitID)
    desk.scheduler.run()
    #expect(desk.recorder.ads.count == 1)
    #expect(desk.recorder.errors.isEmpty)
    #expect(network.requests.map(\.options.format.rawValue) == [format.name])
  }

  @Test("pass on the network's error, in the adapter's domain", arguments: AdFormat.allCases)
  func errors(format: AdFormat) {
    for code in SampleErrorCode.allCases {
      network.answer = .error(code)
      desk.load(format, network.adUnitID)
      #expect(desk.recorder.errors.last?.code == code.rawValue)
      #expect(desk.recorder.errors.last?.domain == SampleMediationConstants.errorDomain)
      #expect(desk.recorder.errors.last?.localizedDescription == code.description)
    }
    #expect(desk.recorder.errors.count == SampleErrorCode.allCases.count)
    #expect(desk.recorder.ads.isEmpty)
  }

  @Test("without a parameter, or with an unknown one, are a badRequest", arguments: AdFormat.allCases)
  func noParameter(format: AdFormat) {
    for unit in [nil, "", "no such unit"] { desk.load(format, unit) }
    #expect(
      desk.recorder.errors.map(\.code) == Array(repeating: SampleErrorCode.badRequest.rawValue, count: 3)
    )
  }

  @Test("say nothing when the network does not", arguments: AdFormat.allCases)
  func silence(format: AdFormat) {
    network.answer = .silence
    desk.load(format, network.adUnitID)
    desk.scheduler.run()
    #expect(desk.recorder.ads.isEmpty && desk.recorder.errors.isEmpty)
  }

  @Test("carry bid response, watermark, test mode and extras to the network", arguments: AdFormat.allCases)
  func wishes(format: AdFormat) {
    let extras = SampleMediationExtras()
    extras.keywords = ["chess"]
    extras.shouldStartVideosMuted = false
    desk.load(
      format,
      network.adUnitID,
      .init(bidResponse: "bid", watermark: Data("mark".utf8), extras: extras, isTestRequest: true)
    )
    let options = network.requests.first?.options
    #expect(options?.bidResponse == "bid")
    #expect(options?.watermark == Data("mark".utf8))
    #expect(options?.isTest == true)
    #expect(options?.keywords == ["chess"])
    #expect(options?.startsVideosMuted == false)
    #expect(network.watermark == Data("mark".utf8))
  }

  @Test("without wishes ask for the defaults", arguments: AdFormat.allCases)
  func defaults(format: AdFormat) {
    desk.load(format, network.adUnitID)
    let options = network.requests.first?.options
    #expect(options?.bidResponse == nil && options?.watermark == nil)
    #expect(options?.isTest == false && options?.keywords == [] && options?.startsVideosMuted == true)
    #expect(options?.isChildDirected == nil && options?.isUnderAgeOfConsent == nil)
  }

  @Test("load with a bid of the network's, and with no other text", arguments: AdFormat.allCases)
  func bid(format: AdFormat) throws {
    let unit = format == .native ? "sample-content" : "sample-" + Self.unitNames[format, default: ""]
    let size = format == .banner ? #","bannerSize":{"height":50,"width":320}"# : ""
    let signals = #"{"adUnitIDs":["\#(unit)"]\#(size),"format":"\#(format.name)","sdkVersion":"1.0.0"}"#
    let bid = try #require(SampleBidServer.bid(signals: signals, adUnitID: unit))
    desk.load(format, unit, .init(bidResponse: bid))
    #expect(desk.recorder.ads.count == 1)
    desk.load(format, unit, .init(bidResponse: "not a bid"))
    #expect(desk.recorder.errors.map(\.code) == [SampleErrorCode.badRequest.rawValue])
  }

  private static let unitNames: [AdFormat: String] = [
    .banner: "banner", .interstitial: "interstitial", .rewarded: "rewarded",
    .rewardedInterstitial: "rewarded-interstitial", .appOpen: "app-open",
  ]

  @Test("leave nothing behind when the host releases them", arguments: AdFormat.allCases)
  func lifetime(format: AdFormat) {
    desk.load(format, network.adUnitID)
    #expect(network.livingAds.count == 1)
    desk.drop()
    #expect(network.livingAds.isEmpty)
    #expect(network.pendingRequestCount == 0)
  }

  @Test(
    "answer once also where the network answers twice",
    arguments: ["sample-twice", "sample-fill-then-error"]
  )
  func faultyNetwork(unit: String) {
    desk.load(.native, unit)
    #expect(desk.recorder.ads.count == 1)
    #expect(desk.recorder.errors.isEmpty)
  }
}
