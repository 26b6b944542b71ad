import AdPlatform
import AdapterConformance
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct NetworkDoubleTests {
  private final class Ad {
    let headline: String?
    init(_ assets: NetworkAssets) { headline = assets.headline }
  }

  private typealias Network = NetworkDouble<Ad>

  private let scheduler = VirtualScheduler(realTimeGrace: .zero)

  private func makeNetwork() -> Network {
    Platform.$current.withValue(Platform(scheduler: scheduler)) { Network() }
  }

  private func load(
    _ placement: String,
    bidResponse: String? = nil
  ) -> Answers {
    let answers = Answers()
    Network.load(
      .init(parameter: placement, bidResponse: bidResponse),
      making: { assets, _ in Ad(assets) },
      completion: { answers.results.append($0) }
    )
    return answers
  }

  @MainActor
  private final class Answers {
    var results: [Result<Ad, NetworkDoubleError>] = []
    /// That of the newest answer.
    var platform: Platform?
    var ad: Ad? { try? results.first?.get() }
    var error: NetworkDoubleError? {
      if case .failure(let error) = results.first { error } else { nil }
    }
  }

  @Test("a request is recorded at once, and answered with an ad after the armed delay")
  func fill() {
    let network = makeNetwork()
    network.arm(.fill(.minimal, after: .seconds(3)))
    let answers = load(network.placement)
    #expect(network.requests == [.init(parameter: network.placement)])
    scheduler.advance(by: .milliseconds(2999))
    #expect(answers.results.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(answers.ad?.headline == NetworkAssets.minimal.headline)
    #expect(answers.ad === network.newestAd)
  }

  @Test("the number ends the placement, and leads to the double once it is registered")
  func number() {
    let (network, other) = (makeNetwork(), makeNetwork())
    #expect(network.placement.hasSuffix("-\(network.number)"))
    #expect(network.number != other.number)
    network.register(as: String(network.number))
    network.arm(.fill())
    let answers = load(String(network.number))
    scheduler.run()
    #expect(answers.results.count == 1)
    #expect(network.requests.map(\.parameter) == ["\(network.number)"])
  }

  @Test("delivered ads are held weakly")
  func weakly() {
    let network = makeNetwork()
    network.arm(.fill())
    let (first, second) = (load(network.placement), load(network.placement))
    scheduler.run()
    #expect(network.sightings.livingAds == 2)
    first.results = []
    #expect(network.sightings.livingAds == 1)
    second.results = []
    #expect(network.newestAd == nil && network.livingAds.isEmpty)
  }

  @Test(
    "what is armed instead of an ad is the error",
    arguments: [(NetworkAnswer.noFill, NetworkDoubleError.noFill), (.error(code: 42), .server(code: 42))]
  )
  func failure(answer: NetworkAnswer, error: NetworkDoubleError) {
    let network = makeNetwork()
    network.arm(answer)
    let answers = load(network.placement)
    scheduler.run()
    #expect(answers.error == error)
    #expect(answers.error.map { ($0 as NSError).code } == error.code)
  }

  @Test("a network that stalls releases the request")
  func stall() {
    let network = makeNetwork()
    weak var answers: Answers?
    do {
      let asked = load(network.placement)
      answers = asked
      scheduler.run()
      #expect(asked.results.isEmpty)
    }
    #expect(answers == nil)
  }

  @Test("an unknown placement, or one of a double that is gone, is an error")
  func unknown() {
    var network: Network? = makeNetwork()
    let placement = network?.placement ?? ""
    network = nil
    #expect(Network.find(placement) == nil)
    for name in [placement, "", "nobody's"] {
      let answers = Platform.$current.withValue(Platform(scheduler: scheduler)) { load(name) }
      scheduler.run()
      #expect(answers.error == .unknownPlacement(name))
    }
  }

  @Test("a double is found by its placement and by further names, as a network of its own ads only")
  func names() {
    let (one, other) = (makeNetwork(), makeNetwork())
    one.register(as: "app of \(one.placement)")
    #expect(one.placement != other.placement)
    #expect(Network.find(one.placement) === one)
    #expect(Network.find("app of \(one.placement)") === one)
    #expect(Network.find(other.placement) === other)
    #expect(Network.find(nil) == nil)
    #expect(NetworkDouble<NSObject>.find(one.placement) == nil)
  }

  @Test("a bid response of another network is an error, and no request")
  func bids() {
    let network = makeNetwork()
    network.arm(.fill())
    let (theirs, ours) = (
      load(network.placement, bidResponse: "theirs"),
      load(network.placement, bidResponse: network.bidResponse)
    )
    scheduler.run()
    #expect(theirs.error == .unknownBid("theirs"))
    #expect(ours.ad != nil && network.requests.map(\.bidResponse) == [network.bidResponse])
  }

  @Test(
    "a stub that asks from a thread without a platform is answered in the time of the double, on its platform"
  )
  func otherThreads() async {
    let network = makeNetwork()
    network.arm(.fill(after: .seconds(5)))
    let placement = network.placement
    let answers = Answers()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Network.load(.init(parameter: placement), making: { assets, _ in Ad(assets) }) {
          answers.results.append($0)
          answers.platform = .current
        }
        continuation.resume()
      }
    }
    scheduler.advance(by: .milliseconds(4999))
    #expect(answers.results.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(answers.ad != nil)
    #expect(answers.platform?.scheduler === scheduler)
  }

  @Test("an ad is not delivered after its request was dropped")
  func nobodyWaits() {
    let network = makeNetwork()
    network.arm(.fill())
    let answers = Answers()
    Network.load(.init(parameter: network.placement), making: { _, _ in nil }) { answers.results.append($0) }
    scheduler.run()
    #expect(answers.results.isEmpty && network.newestAd == nil)
    #expect(network.requests.count == 1)
  }

  @Test("set-up and signals work until they are armed to fail")
  func faults() {
    let network = makeNetwork()
    var setUps: [NetworkDoubleError?] = []
    var signals: [Result<String, NetworkDoubleError>] = []
    func ask() {
      Network.setUp(network.placement) { setUps.append($0) }
      Network.collectSignals(network.placement) { signals.append($0) }
      scheduler.run()
    }
    ask()
    network.arm(.setUp)
    network.arm(.signals)
    ask()
    #expect(setUps == [nil, .fault(.setUp)])
    #expect(signals == [.success(network.signals), .failure(.fault(.signals))])
    #expect(network.sightings.setUps == 2)
  }

  @Test("signals are returned at once, on any thread, until they are armed to fail")
  func synchronousSignals() async {
    let network = makeNetwork()
    let placement = network.placement
    #expect(Network.collectSignals("unknown") == nil)
    #expect(await Task.detached { Network.collectSignals(placement) }.value == network.signals)
    network.signals = "changed"
    #expect(Network.collectSignals(placement) == "changed")
    network.arm(.signals)
    #expect(Network.collectSignals(placement) == nil)
    network.faults = []
    #expect(Network.collectSignals(placement) == "changed")
  }

  @Test("signals of the app are those of the double that was set up last")
  func signalsOfTheApp() {
    /// An SDK of its own: no other test sets it up.
    final class AppAd {}
    typealias AppNetwork = NetworkDouble<AppAd>
    func setUp(_ network: AppNetwork) {
      AppNetwork.setUp(network.placement) { _ in }
      scheduler.run()
    }
    let (first, second) = Platform.$current.withValue(Platform(scheduler: scheduler)) {
      (AppNetwork(), AppNetwork())
    }
    first.arm(.setUp)
    setUp(first)
    #expect(AppNetwork.collectSignals() == nil)
    var signals: [Result<String, NetworkDoubleError>] = []
    func collect() {
      Platform.$current.withValue(Platform(scheduler: scheduler)) {
        AppNetwork.collectSignals { signals.append($0) }
      }
      scheduler.run()
    }
    collect()
    first.faults = []
    setUp(first)
    #expect(AppNetwork.collectSignals() == first.signals)
    collect()
    #expect(signals == [.failure(.unknownPlacement("")), .success(first.signals)])
    setUp(second)
    second.arm(.signals)
    #expect(AppNetwork.collectSignals() == nil)
  }

  @Test("a presentation is recorded with its view controller, and opens a screen unless it is armed to fail")
  func presentation() {
    let network = makeNetwork()
    let ad = Ad(.full)
    network.deliver(ad)
    #expect(network.present(ad, from: UIViewController()))
    #expect(network.sightings.presentations.first?.viewController != nil)
    #expect(network.closeScreen(of: ad) && !network.closeScreen(of: ad))
    network.arm(.presentation)
    #expect(!network.present(ad, from: nil) && !network.isScreenOpen(of: ad))
    #expect(network.sightings.presentations.count == 2)
  }

  @Test("the rendered view is that of the newest ad")
  func renderedView() {
    let network = makeNetwork()
    let (old, new, view) = (Ad(.full), Ad(.full), UIView())
    network.deliver(old)
    network.deliver(new)
    network.track(view, of: old)
    #expect(network.sightings.renderedView == nil)
    network.track(view, of: new)
    #expect(network.sightings.renderedView === view)
    network.track(nil, of: new)
    #expect(network.sightings.renderedView == nil)
  }

  @Test("impressions and clicks are counted, and the newest click has its view")
  func counts() {
    let network = makeNetwork()
    let view = UIView()
    network.recordImpression()
    network.recordClick()
    network.recordClick(on: view)
    #expect(network.sightings.impressions == 1 && network.sightings.clicks == 2)
    #expect(network.sightings.clickedView === view)
  }
}
