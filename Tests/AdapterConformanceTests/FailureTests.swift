import AdMediation
import Testing

@testable import AdapterConformance

/// What a broken rule says of the adapter, and where it leads.
@MainActor
@Suite struct FailureTests {
  private func failure(_ id: String, of fixture: any AdapterFixture.Type) async throws -> ConformanceFailure {
    let rule = try #require(RuleBook.rule(id))
    guard case .broken(let failure) = await ConformanceSuite.check(rule, with: fixture) else {
      throw RuleNotChecked(reason: "\(id) is not broken")
    }
    return failure
  }

  private func failure(_ id: String, ofMutantThat mistake: String) async throws -> ConformanceFailure {
    try await failure(id, of: #require(Mutant.all.first { $0.testDescription == mistake }).fixture)
  }

  @Test("a dismissal that is missing is marked at the report that it has to follow, and nowhere else")
  func missingDismissal() async throws {
    let failure = try await failure("SCREEN-4", ofMutantThat: "does not say that it has closed")
    #expect(failure.actual == "nothing after willDismissFullScreenView()")
    let marked = failure.marked.map { failure.timeline[$0].name }
    #expect(marked == ["willDismissScreen"])
    #expect(failure.timeline.last?.name == "willDismissScreen")
  }

  @Test("a rule about what an ad does leads to the class of the ad")
  func classOfAd() async throws {
    let failure = try await failure("SCREEN-4", ofMutantThat: "does not say that it has closed")
    let ad = try #require(failure.classes(of: "Adapter").first)
    #expect(ad.contains("ClosesSilently") && !ad.contains("AdapterWith"), "\(ad)")
    #expect(failure.classes(of: ad) == [ad], "an adapter may be the ad")
    #expect(ConformanceReport(adapter: "Adapter", results: []).classesToFix.isEmpty)
  }

  @Test("a rule about loading leads to the adapter, and to the ad if there is one")
  func classesOfLoad() async throws {
    let mutant = try #require(Mutant.doubleAnswerMutants.first { $0.breaks.contains("LOAD-2") })
    let twice = try await failure("LOAD-2", of: mutant.fixture)
    let classes = twice.classes(of: "Adapter")
    #expect(classes.count == 2 && classes.first == "Adapter", "\(classes), \(twice)")
    let silent = try #require(Mutant.all.first { $0.breaks == ["LOAD-17"] })
    let mute = try await failure("LOAD-17", of: silent.fixture)
    #expect(mute.classes(of: "Adapter") == ["Adapter"])
  }

  @Test("the timeline has what the network did by itself")
  func network() async throws {
    let failure = try await failure("SCREEN-8", ofMutantThat: "keeps clicks to itself")
    let lines = failure.timeline.map { "\($0)" }
    #expect(lines.last == "network action=countClick", "\(lines)")
  }

  @Test("an ad without an AdChoices icon is not blamed where the network has none")
  func adChoices() async throws {
    let failure = try await failure("ASSET-10", of: ModelFixture<WithoutChoices>.self)
    #expect(
      failure.limitsAdvice == "if the network cannot do this, add .adChoices to limits, with the reason"
    )
  }
}
