import Testing

@testable import Mutation

/// Sources in which mutants stand behind switches.
@Suite struct MutatedSourceTests {
  private static let path = "Sources/M/M.swift"

  private func source(_ body: String) throws -> MutatedSource {
    let code = """
      struct M: StateMachine {
        mutating func handle(_ event: Event) -> [Effect] {
      \(body)
        }
      }
      """
    let catalog = MutantCatalog(modules: [("M", [SourceFile(path: Self.path, text: code)])])
    return try #require(catalog.mutatedSources(of: ["M"])[Self.path])
  }

  @Test("mutants in other mutants keep their own switches")
  func nested() throws {
    let source = try source("if a == b { stop() }\nlog()")
    let lines = String(decoding: source.text, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[2]
        == "if (isMutant(1) || ((isMutant(2) ? a != b : a == b))) { if !isMutant(3) { stop() } }"
    )
  }

  @Test("an error of the compiler is blamed on the smallest mutant around it")
  func blame() throws {
    let source = try source("if a == b { stop() }\nlog()")
    #expect(source.mutants(atLine: 3, column: 10) == [1])
    #expect(source.mutants(atLine: 3, column: 40) == [2])
    #expect(source.mutants(atLine: 3, column: 80) == [3])
    // Not in a mutant: the nearest one before it, as nothing follows.
    #expect(source.mutants(atLine: 5, column: 3) == [4])
  }
}
