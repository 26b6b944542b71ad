import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Synchronization
import Testing

@testable import SampleAdapter

/// The members of the adapter that hosts call off the main actor.
@MainActor
@Suite("The sample mediation adapter's set-up, versions and signals")
struct MediationAdapterSetUpTests {
  private let desk = MediationDesk()
  private let network = SampleTestNetwork()

  /// What a completion handler got, one text a call.
  private final class Answers: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func take(_ text: String?, _ error: (any Error)?) {
      let error = error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" }
      texts.withLock { $0.append(text ?? error ?? "ready") }
    }
  }

  /// Sets the adapter up off the main actor, as a host does.
  private func setUp(_ units: [String?]) async -> [String] {
    let answers = Answers()
    // Made here for the task that sets the adapter up.
    nonisolated(unsafe) let configuration = MediationServerConfiguration(
      credentials: units.map {
        MediationCredentials(settings: $0.map { ["parameter": $0] } ?? [:], format: .banner)
      }
    )
    await Task.detached { [platform = desk.platform] in
      Platform.$current.withValue(platform) {
        SampleMediationAdapter.setUp(with: configuration) { answers.take(nil, $0) }
      }
    }.value
    desk.scheduler.run()
    return answers.all
  }

  @Test("is ready when the network is, once")
  func ready() async {
    #expect(await setUp([network.adUnitID, "sample-banner"]) == ["ready"])
    #expect(network.setUpCount == 1)
  }

  @Test("is not ready when the network is not, and says nothing when the network does not")
  func notReady() async {
    network.setUpAnswer = .error(.serverUnreachable)
    #expect(await setUp([nil, network.adUnitID]) == ["com.sample.network.adapter 22"])
    network.setUpAnswer = .silence
    #expect(await setUp([network.adUnitID]).isEmpty)
  }

  @Test("has versions of three parts, the adapter's last one made of two")
  func versions() async {
    let versions = await Task.detached {
      (SampleMediationAdapter.adapterVersion(), SampleMediationAdapter.adSDKVersion())
    }.value
    #expect("\(versions.0)" == "3.2.100")
    #expect("\(versions.1)" == SampleAds.version)
  }

  @Test(
    "reads versions of three and four parts, and none from other texts",
    arguments: [
      ("1.2.3", "1.2.3"), ("1.2.3.4", "1.2.304"), ("10.20.30.40", "10.20.3040"), ("1.2", "0.0.0"),
      ("", "0.0.0"), ("one.two.three", "0.0.0"),
    ]
  )
  func parsedVersions(text: String, expected: String) {
    #expect("\(VersionNumber(text))" == expected)
  }

  @Test("has a class of extras")
  func extras() {
    #expect(SampleMediationAdapter.networkExtrasClass() == SampleMediationExtras.self)
  }

  // MARK: Signals

  /// Collects signals off the main actor, as a host does.
  private func signals(_ units: [String], _ format: AdFormat, _ size: AdSize = AdSizeInvalid) async
    -> [String]
  {
    let answers = Answers()
    // Made here for the task that collects the signals.
    nonisolated(unsafe) let params = RTBRequestParameters(
      configuration: RTBMediationSignalsConfiguration(
        credentials: units.map { MediationCredentials(settings: ["parameter": $0], format: format) }
      ),
      adSize: size
    )
    guard let adapter = desk.adapter else { return [] }
    await collect(from: adapter, params, answers)
    desk.scheduler.run()
    return answers.all
  }

  @concurrent
  private func collect(
    from adapter: SampleMediationAdapter,
    _ params: RTBRequestParameters,
    _ answers: Answers
  ) async {
    await Platform.$current.withValue(desk.platform) {
      adapter.collectSignals(for: params) { answers.take($0, $1) }
    }
  }

  @Test("gives the network's signals, with which the network bids")
  func bids() async throws {
    let collected = await signals(["sample-banner"], .banner, AdSizeBanner)
    #expect(collected.count == 1)
    let bid = SampleBidServer.bid(signals: try #require(collected.first), adUnitID: "sample-banner")
    #expect(bid != nil)
  }

  @Test("passes on the signals of every format", arguments: AdFormat.allCases)
  func everyFormat(format: AdFormat) async {
    let collected = await signals([network.adUnitID], format, AdSizeBanner)
    #expect(collected.first?.contains("\"\(format.name)\"") == true)
  }

  @Test("passes on that there are none, or nothing")
  func noSignals() async {
    let badRequest = "com.sample.network.adapter \(SampleErrorCode.badRequest.rawValue)"
    #expect(await signals([], .banner) == [badRequest])
    #expect(await signals(["sample-banner"], .banner) == [badRequest])
    network.signalsAnswer = .error(.networkError)
    #expect(await signals([network.adUnitID], .native) == ["com.sample.network.adapter 2"])
    network.signalsAnswer = .silence
    #expect(await signals([network.adUnitID], .native).isEmpty)
    #expect(network.signalsCount == 2)
  }
}
