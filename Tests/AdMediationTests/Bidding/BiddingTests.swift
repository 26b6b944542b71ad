import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Bidders in a whole request.
@MainActor
@Suite struct BiddingTests {
  @Test("a bidder gives signals off the main actor and loads with the response to its bid")
  func wins() async throws {
    var asked: MediationAdConfiguration?
    let bidder = AdapterScript {
      asked = $0.configuration
      $0.fill()
    }
    let waterfall = AdapterScript { _ in Issue.record("asked though a bid beats it") }
    let rig = AdapterRig(
      .banner,
      [
        waterfall.source(label: "waterfall", cpm: 1),
        bidder.source(label: "bidder", kind: .bidding, cpm: 2.5),
      ]
    )
    let exchange = ScriptedExchange()
    rig.host.bidExchange = exchange
    let request = Request()
    request.register(ScriptedExtras("more"))
    let view = BannerView(adSize: AdSizeBanner, host: rig.host)
    view.adUnitID = AdapterRig.adUnitID
    view.load(request)
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(asked?.bidResponse == "response to signals")
    #expect(asked?.watermark == Data("watermark".utf8))
    let put = try #require(exchange.requests.first)
    #expect(put.label == "bidder" && put.signals == "signals" && put.format == .banner)
    #expect(put.adSize == AdSizeBanner && put.parameter == bidder.parameter)
    // The sources of one class give signals together: the first one's script speaks.
    let (collected, onMain) = waterfall.state.withLock { ($0.signalParameters, $0.signalsWereOnMainActor) }
    let parameters = collected.map(\.parameters)
    #expect(!onMain)
    #expect(parameters.first?.adSize == AdSizeBanner)
    #expect((parameters.first?.extras as? ScriptedExtras)?.text == "more")
    #expect(parameters.first?.configuration.credentials.map(\.format) == [.banner, .banner])
    let infos = try #require(view.responseInfo).adNetworkInfoArray
    #expect(infos.map(\.adSourceInstanceName) == ["bidder"])
    #expect(infos[0].rankingReason == "bid $2.50 beats $1.00 of waterfall")
    #expect(infos[0].kind == .bidding && infos[0].cpm == 2.5)
  }

  enum Flaw: CaseIterable {
    case signalsFail, signalsNever, noSignals, noBid, foreignBid, exchangeNever, noExchange, notABidder

    var message: String {
      switch self {
      case .signalsFail: "error 5 of scripted"
      case .signalsNever: "No signals in 5,000 ms"
      case .noSignals: "neither signals nor an error"
      case .noBid: "did not bid"
      case .foreignBid: "is for \"Somebody.Else\""
      case .exchangeNever: "exchange did not answer"
      case .noExchange: "MediationHost.bidExchange"
      case .notABidder: "does not bid"
      }
    }
  }

  @Test("a bidder that cannot take part is out by name, and the waterfall goes on", arguments: Flaw.allCases)
  func flaws(_ flaw: Flaw) async throws {
    let bidder = AdapterScript { _ in Issue.record("asked without a bid") }
    let rig = AdapterRig(
      .native,
      [
        flaw == .notABidder
          ? .init(className: "Scripted", label: "bidder", parameter: "", kind: .bidding, cpm: 1)
          : bidder.source(label: "bidder", kind: .bidding, cpm: 1),
        .init(className: "Scripted", label: "good", parameter: Script.fills().register()),
      ]
    )
    let exchange = ScriptedExchange()
    if flaw != .noExchange { rig.host.bidExchange = exchange }
    switch flaw {
    case .signalsFail:
      bidder.state.withLock { $0.signals = { $0(nil, NSError(domain: "scripted", code: 5)) } }
    case .signalsNever: bidder.state.withLock { $0.signals = { _ in } }
    case .noSignals: bidder.state.withLock { $0.signals = { $0(nil, nil) } }
    case .noBid: exchange.answer = { $1([]) }
    case .foreignBid:
      exchange.answer = { requests, completion in
        completion(requests.map { Bid(bidder: $0.id, className: "Somebody.Else", response: "") })
      }
    case .exchangeNever: exchange.answer = { _, _ in }
    case .noExchange, .notABidder: break
    }
    let (ad, _, log) = await rig.loadNative()
    let infos = try #require(ad).responseInfo.adNetworkInfoArray
    #expect(infos.map(\.adSourceInstanceName) == ["bidder", "good"])
    #expect(infos.map(\.outcome) == [.noBid, .filled])
    #expect(AdapterFailure(try #require(infos[0].error)).message.contains(flaw.message))
    #expect(log.entries.contains { $0.name == "didNotBid" })
  }

  @Test("signals that come twice are logged")
  func twice() async {
    let bidder = AdapterScript { $0.fill() }
    bidder.state.withLock {
      $0.signals = {
        $0("one", nil)
        $0("two", nil)
      }
    }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    let exchange = ScriptedExchange()
    rig.host.bidExchange = exchange
    let (ad, _, log) = await rig.loadNative()
    #expect(ad != nil)
    #expect(exchange.requests.map(\.signals) == ["one"])
    #expect(log.entries.contains { $0.anomaly == .duplicateCompletion })
  }

  @Test("cancelling during the auction ends the request at once")
  func cancelling() async {
    let bidder = AdapterScript { _ in Issue.record("asked after cancelling") }
    bidder.state.withLock { $0.signals = { _ in } }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    rig.host.bidExchange = ScriptedExchange()
    let publisher = PublisherRecorder()
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.delegate = publisher
    loader.load(nil)
    rig.scheduler.advance(by: .zero)
    loader.cancel()
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(publisher.errors.map(\.code) == [.cancelled])
    #expect(!loader.isLoading)
  }

  @Test("after cancelling the exchange is not asked, and signals that come are logged")
  func cancellingKeepsTheExchangeOut() async {
    let bidder = AdapterScript { _ in Issue.record("asked after cancelling") }
    let give = Mutex<AdapterScript.SignalCompletion?>(nil)
    bidder.state.withLock { $0.signals = { handler in give.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    let exchange = ScriptedExchange()
    rig.host.bidExchange = exchange
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.load(nil)
    await rig.scheduler.runSettling(for: .seconds(1))
    loader.cancel()
    give.withLock { $0 }?("signals", nil)
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(exchange.requests.isEmpty)
    #expect(loader.eventLog.anomalies.map(\.anomaly) == [.answerAfterCancelling])
  }

  @Test("a bidder is not asked for signals when its set-up ends after cancelling")
  func cancellingDuringSetUp() async {
    let bidder = AdapterScript { _ in Issue.record("asked after cancelling") }
    let ready = Mutex<AdapterScript.SetUpCompletion?>(nil)
    bidder.state.withLock { $0.setUp = { handler in ready.withLock { $0 = handler } } }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    rig.host.bidExchange = ScriptedExchange()
    let loader = AdLoader(adUnitID: AdapterRig.adUnitID, rootViewController: nil, host: rig.host)
    loader.load(nil)
    await rig.scheduler.runSettling(for: .seconds(1))
    loader.cancel()
    ready.withLock { $0 }?(nil)
    await rig.scheduler.runSettling(for: .seconds(60))
    #expect(bidder.state.withLock { $0.signalParameters.isEmpty })
    #expect(loader.eventLog.entries.map(\.name) == ["setUp", "didSetUp"])
  }

  @Test("a bidder that keeps its handler for ever does not live for ever, nor does who presents")
  func keptSignalHandler() async {
    let rig = AdapterRig(
      .native,
      [.init(className: "Keeping", label: "bidder", parameter: "", kind: .bidding, cpm: 1)]
    )
    rig.host.registry.register(KeepingBidder.self, as: "Keeping")
    rig.host.bidExchange = ScriptedExchange()
    let publisher = PublisherRecorder()
    weak var root: UIViewController?
    do {
      let viewController = UIViewController()
      root = viewController
      let loader = AdLoader(
        adUnitID: AdapterRig.adUnitID,
        rootViewController: viewController,
        host: rig.host
      )
      loader.delegate = publisher
      loader.load(nil)
      await rig.scheduler.runSettling(for: .seconds(1))
    }
    await rig.scheduler.runSettling(for: .seconds(120))
    #expect(publisher.errors.map(\.code) == [.noFill])
    #expect(KeepingBidder.made.withLock { $0 } >= 1)
    #expect(KeepingBidder.alive.withLock { $0 } == 0)
    #expect(root == nil)
  }

  @Test("answers of an exchange that are duplicate, late or without a bidder are logged")
  func strangeExchange() async {
    let bidder = AdapterScript { $0.fill() }
    let rig = AdapterRig(.native, [bidder.source(kind: .bidding, cpm: 1)])
    let exchange = ScriptedExchange()
    exchange.answer = { requests, completion in
      let bids = requests.map { ScriptedExchange.bid($0) }
      completion([Bid(bidder: 99, className: "Adapter", response: "")] + bids + bids)
      completion(bids)
    }
    rig.host.bidExchange = exchange
    let (ad, _, log) = await rig.loadNative()
    #expect(ad != nil)
    #expect(
      log.entries.filter { $0.name == "bids" }.map(\.anomaly) == [
        .unusableBid, .unusableBid, .duplicateAnswer,
      ]
    )
  }

  @Test("an ad unit of bidders alone has no fill when all of them lose, each with its reason")
  func allLose() async throws {
    let bidders = (0..<3).map { _ in AdapterScript { _ in Issue.record("asked without a bid") } }
    let rig = AdapterRig(
      .native,
      bidders.enumerated().map { $1.source(label: "\($0)", kind: .bidding, cpm: 1) }
    )
    let exchange = ScriptedExchange()
    exchange.answer = { $1([]) }
    rig.host.bidExchange = exchange
    let (_, error, _) = await rig.loadNative()
    #expect(error?.code == .noFill)
    let infos = try #require(error?.responseInfo).adNetworkInfoArray
    #expect(infos.map(\.adSourceInstanceName) == ["0", "1", "2"])
    #expect(infos.allSatisfy { $0.outcome == .noBid && $0.error != nil })
  }
}

/// A bidder that keeps the handler of its signals, as adapters do that answer from a callback.
private final class KeepingBidder: NSObject, RTBAdapter {
  static let made = Mutex(0)
  static let alive = Mutex(0)
  private var handler: RTBSignalCompletionHandler?

  override init() {
    super.init()
    Self.made.withLock { $0 += 1 }
    Self.alive.withLock { $0 += 1 }
  }

  deinit { Self.alive.withLock { $0 -= 1 } }

  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    handler = completionHandler
    completionHandler("signals", nil)
  }
}
