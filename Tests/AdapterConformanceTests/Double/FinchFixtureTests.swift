import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

@MainActor
@Suite struct FinchFixtureTests {
  @Test(
    "an adapter for four formats keeps every rule with a fixture of its own and a stub on the ready double"
  )
  func keepsEveryRule() async {
    let report = await ConformanceSuite.runTogether(with: FinchFixture.self)
    #expect(report.failures.isEmpty, "\(report.failures.map(\.description))")
    #expect(report.blockedRules.isEmpty, "\(report.blockedRules.map(\.description))")
    var passed: Set<ConformanceRule.Family> = []
    for result in report.results {
      if case .passed = result.outcome { passed.insert(result.rule.family) }
    }
    #expect(passed == Set(ConformanceRule.Family.allCases).subtracting([.bid]))
  }

  @Test("the fixture for four formats has fewer than 60 lines")
  func isShort() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FinchFixture.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count < 60)
  }

  @Test("a screen is dismissed only while one is open")
  func dismissal() throws {
    let fixture = FinchFixture()
    let ad = FinchAd(unit: fixture.parameter, format: .interstitial)
    let delegate = ScreenCounter()
    ad.delegate = delegate
    fixture.double.deliver(ad)
    fixture.perform(.dismissScreen)
    #expect(delegate.dismissals == 0)
    fixture.perform(.presentScreen)
    fixture.perform(.dismissScreen)
    fixture.perform(.dismissScreen)
    #expect(delegate.dismissals == 1)
    fixture.double.openScreen(of: ad)
    fixture.perform(.dismissScreen)
    #expect(delegate.dismissals == 2)
    #expect(fixture.double.present(ad, from: nil))
    fixture.perform(.dismissScreen)
    #expect(delegate.dismissals == 3)
  }
}

@MainActor
private final class ScreenCounter: FinchAdDelegate {
  var dismissals = 0

  func finchAdDidCloseScreen(_ ad: FinchAd) { dismissals += 1 }
  func finchAdDidLoad(_ ad: FinchAd) {}
  func finchAd(_ ad: FinchAd, didFailWith error: any Error) {}
  func finchAdDidCountImpression(_ ad: FinchAd) {}
  func finchAdDidCountClick(_ ad: FinchAd) {}
  func finchAdWillOpenScreen(_ ad: FinchAd) {}
  func finchAdWillCloseScreen(_ ad: FinchAd) {}
  func finchAdWillLeaveApp(_ ad: FinchAd) {}
  func finchAdDidEarnReward(_ ad: FinchAd) {}
}
