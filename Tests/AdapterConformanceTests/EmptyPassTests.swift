import AdMediation
import AdapterConformance
import Foundation
import Testing

/// Adapters and fixtures with which nothing can be seen: they pass no rule that has to see something.
@MainActor
@Suite struct EmptyPassTests {
  struct Dummy: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: any AdapterFixture.Type
    /// The rules that are passed all the same, and why that is right.
    var passes: [String: String]
  }

  nonisolated static let dummies: [Dummy] = [
    Dummy(testDescription: "an adapter that does nothing", fixture: ModelFixture<Idle>.self, passes: [:]),
    Dummy(
      testDescription: "an adapter that asks its network and never answers",
      fixture: ModelFixture<Silent>.self,
      passes: [
        "LOAD-7": "the network is asked for the parameter",
        "LOAD-21": "the network is told whether the request is a test",
        "PRIVACY-1": "the network is told of children",
        "PRIVACY-2": "the network is told of minors",
        "PRIVACY-3": "the network is told the age group",
        "PRIVACY-4": "the network is told nothing of whom nothing was said",
        "OPTION-5": "the orientation reaches the network",
        "OPTION-6": "the position of the icon reaches the network",
        "OPTION-7": "the network is asked with the defaults",
      ]
    ),
    Dummy(
      testDescription: "a fixture that claims a fill and never answers",
      fixture: NeverAnswers.self,
      passes: ["LOAD-8": "the adapter refuses an empty parameter, whatever the network would say"]
    ),
  ]

  @Test("nothing is passed that had to be seen", arguments: dummies)
  func passes(_ dummy: Dummy) async {
    let report = await ConformanceSuite.runTogether(with: dummy.fixture)
    #expect(report.passed == Set(dummy.passes.keys))
    #expect(!report.isConforming)
  }

  /// What the host sees by itself is passed with it: the answers of the adapter, its assets, and what is left of it.
  @Test("a fixture that sees and does nothing passes no rule about what its network saw or did")
  func seesNothing() async {
    let report = await ConformanceSuite.runTogether(with: SeesNothing.self)
    let aboutTheNetwork = RuleBook.rules.filter {
      [.event, .view].contains($0.family) || Self.aboutTheNetwork.contains($0.id)
    }
    #expect(report.passed.intersection(aboutTheNetwork.map(\.id)) == [])
    #expect(!report.isConforming)
  }

  @Test("without an ad LOAD-1 is broken, and what needs an ad is blocked by it")
  func blockedByMissingAd() async {
    let report = await ConformanceSuite.runTogether(with: NeverAnswers.self)
    #expect(report.failures.map(\.rule.id).contains("LOAD-1"))
    #expect(report.blockedRules.first { $0.rule.id == "ASSET-1" }?.causes == ["LOAD-1"])
  }

  private static let aboutTheNetwork: Set<String> = [
    "LOAD-7", "LOAD-11", "LOAD-12", "LOAD-13", "LOAD-14", "OPTION-3", "OPTION-5", "OPTION-6", "OPTION-7",
    "LIFE-1", "LIFE-2", "LIFE-5", "THREAD-3",
  ]
}

/// An adapter that was never finished.
private final class Idle: ModelCustomEvent {
  override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {}
}

/// An adapter that has forgotten its delegate.
private final class Silent: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {}
  override func fail(_ code: Int) {}
}

/// A fixture that claims a fill and never answers.
@MainActor
private final class NeverAnswers: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var sightings: NetworkSightings { NetworkSightings() }
  var realTimeGrace: Duration { .zero }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}

/// A fixture whose author has left the sightings for later.
@MainActor
private final class SeesNothing: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .customEvent(ModelCustomEvent.self) }
  var sightings: NetworkSightings { NetworkSightings() }
  var realTimeGrace: Duration { .zero }

  func perform(_ action: NetworkAction) {}
}
