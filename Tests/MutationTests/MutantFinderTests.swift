import Testing

@testable import Mutation

/// What mutants a source has.
@Suite struct MutantFinderTests {
  /// The mutants of a machine in a file, as `line rule: before → after`.
  private func mutants(_ rule: MutationRule, _ code: String) -> [String] {
    let catalog = MutantCatalog(modules: [("M", [SourceFile(path: "Sources/M/M.swift", text: code)])])
    return catalog.mutants.filter { $0.rule == rule }.map { "\($0.line): \($0.before) → \($0.after)" }
  }

  private func machine(_ body: String) -> String {
    """
    struct M: StateMachine {
      enum State { case idle, playing, over }
      mutating func handle(_ event: Event) -> [Effect] {
    \(body)
      }
    }
    """
  }

  @Test("each part of a condition that binds no name holds always, or never")
  func guards() {
    let code = machine(
      """
      guard isReady && count > 0, let ad, case .idle = state, case .loading(let id) = phase else { return [] }
      if isHeld || isOver { stop() }
      """
    )
    #expect(
      mutants(.guards, code) == [
        "4: isReady → true", "4: count > 0 → true", "4: case .idle = state → true",
        "5: isHeld || isOver → true", "5: isHeld → false", "5: isOver → false",
      ]
    )
  }

  @Test("a comparison is turned round, with the operands that belong to it")
  func comparisons() {
    let code = machine(
      """
      if a.count + 1 < b(c == d), !(e?.f != nil) { return x >= y ? [.one] : [] }
      let list: Set<Int> = f <
        g
      return []
      """
    )
    #expect(
      mutants(.comparisons, code) == [
        "4: a.count + 1 < b(c == d) → a.count + 1 >= b(c == d)", "4: c == d → c != d",
        "4: e?.f != nil → e?.f == nil", "4: x >= y → x < y", "5: f <\n  g → f >= g",
      ]
    )
  }

  @Test("assignments, calls and results are left out; values and initial values are not")
  func effects() {
    let code = machine(
      """
      state = .over
      effects.append(.stop)
      let effect = make(1)
      if isHeld { log("x") }
      return [.stop] + rest(effect)
      """
    )
    #expect(
      mutants(.effects, code) == [
        "4: state = .over → ", "5: effects.append(.stop) → ", #"7: log("x") → "#,
        "8: [.stop] + rest(effect) → []", "8: [.stop] → []",
      ]
    )
  }

  @Test("the second effect of a pair is left out")
  func pairs() {
    let code = """
      struct M: StateMachine {
        mutating func handle(_ event: Event) -> EffectPair<Effect> {
          return EffectPair(.finish, then: .load(source: 1))
        }
      }
      """
    #expect(
      mutants(.effects, code) == [
        "3: EffectPair(.finish, then: .load(source: 1)) → .none", "3: .load(source: 1) → nil",
      ]
    )
  }

  @Test(
    "cases and Booleans change in expressions and not in patterns; a label is left out where there is a default"
  )
  func cases() {
    let code = machine(
      """
      switch state {
      case .idle: state = .playing
      case .playing, .over: isHeld = true
      default: break
      }
      return []
      """
    )
    #expect(
      mutants(.cases, code) == [
        "5: case .idle → no such case", "5: .playing → .over", "6: true → false",
      ]
    )
  }

  @Test("outside machines only the conditions that name a limit change, and their limits move by one")
  func limits() {
    let code = """
      struct Reader {
        func read() throws {
          guard depth < limits.depth else { throw Flaw.tooDeep }
          guard count <= 10 else { throw Flaw.tooMany(10) }
          guard count > 3 else { return }
        }
      }
      """
    #expect(
      mutants(.comparisons, code) == [
        "3: depth < limits.depth → depth <= limits.depth", "4: count <= 10 → count < 10",
      ]
    )
    #expect(mutants(.guards, code) == ["3: depth < limits.depth → true", "4: count <= 10 → true"])
  }

  @Test("what strings and comments say is no code")
  func stringsAndComments() {
    let code = machine(
      """
      // a == b
      log(#"a == b \\#(c == "\\(d)")"#) /* a == b */
      return []
      """
    )
    #expect(mutants(.comparisons, code).isEmpty)
  }
}
