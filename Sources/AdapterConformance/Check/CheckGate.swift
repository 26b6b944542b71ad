/// Decides which checks can run at the same time. They have to agree on how users are treated, because adapters read
/// that from the configuration that all requests of a process share. Of the checks that run alone there is one at a
/// time.
@MainActor
final class CheckGate {
  static let shared = CheckGate()
  /// Whether the current task is inside of a check, which may make another one.
  @TaskLocal static var isInside = false

  private var running = 0
  private var treatment = UserTreatment.unspecified
  private var waiting: [(treatment: UserTreatment, resume: CheckedContinuation<Void, Never>)] = []
  private var hasLoner = false
  private var waitingLoners: [CheckedContinuation<Void, Never>] = []

  /// Runs a check as soon as users are treated as it needs, and the checks that need something else have ended.
  ///
  /// - Parameter isLoner: whether other such checks have to have ended, too.
  func run<Value>(
    _ wanted: UserTreatment,
    alone isLoner: Bool,
    _ check: @MainActor () async -> Value
  ) async -> Value {
    if Self.isInside { return await check() }
    if isLoner { await enterAlone() }
    defer { if isLoner { leaveAlone() } }
    await enter(wanted)
    defer { leave() }
    return await Self.$isInside.withValue(true) { await check() }
  }

  /// Does a part of a check that needs users treated otherwise. Those beside it go on before.
  func run<Value: Sendable>(
    partOfCheck wanted: UserTreatment,
    _ part: @MainActor () async throws -> Value
  ) async throws -> Value {
    let own = treatment
    leave()
    await enter(wanted)
    let result: Result<Value, any Error>
    do { result = .success(try await part()) } catch { result = .failure(error) }
    leave()
    await enter(own)
    return try result.get()
  }

  private func enterAlone() async {
    if hasLoner { await withCheckedContinuation { waitingLoners.append($0) } }
    hasLoner = true
  }

  /// The next check takes over: no other one can come in between.
  private func leaveAlone() {
    if waitingLoners.isEmpty { hasLoner = false } else { waitingLoners.removeFirst().resume() }
  }

  private func enter(_ wanted: UserTreatment) async {
    if running == 0 || treatment == wanted { return begin(wanted) }
    await withCheckedContinuation { waiting.append((wanted, $0)) }
  }

  private func begin(_ wanted: UserTreatment) {
    // Each time: the app, or another test, may have said something else meanwhile.
    wanted.apply()
    treatment = wanted
    running += 1
  }

  private func leave() {
    running -= 1
    guard running == 0 else { return }
    guard let next = waiting.first?.treatment else {
      if treatment != .unspecified { UserTreatment.unspecified.apply() }
      treatment = .unspecified
      return
    }
    let admitted = waiting.filter { $0.treatment == next }
    waiting.removeAll { $0.treatment == next }
    for check in admitted {
      begin(next)
      check.resume.resume()
    }
  }
}
