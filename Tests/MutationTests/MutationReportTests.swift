import Testing

@testable import Mutation

@Suite struct MutationReportTests {
  private func results(killed: Int, survived: Int) -> [(mutant: Mutant, outcome: MutantOutcome)] {
    (0..<killed + survived).map { index in
      let mutant = Mutant(
        number: index + 1,
        rule: .guards,
        module: "M",
        path: "Sources/M/M.swift",
        line: index + 1,
        before: "a",
        after: "true",
        range: 0..<1,
        schema: Mutant.Schema(before: "")
      )
      return (mutant, index < killed ? .failed(test: "t") : .survived)
    }
  }

  @Test("95 of 100 are enough, 94 are not")
  func share() {
    #expect(MutationReport(results(killed: 95, survived: 5)).isGood)
    #expect(!MutationReport(results(killed: 94, survived: 6)).isGood)
  }

  @Test("survivors are listed with what was changed")
  func survivors() {
    let text = MutationReport(results(killed: 1, survived: 1)).text
    #expect(text.contains("2 guards Sources/M/M.swift:2: a → true (all tests pass)\n"))
    #expect(text.contains("Fewer than 95 % are killed"))
  }
}
