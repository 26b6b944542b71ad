/// Lets checks run side by side, as long as they want users treated alike: adapters read that from the configuration
/// that all requests of a process share.
@MainActor
final class CheckGate {
  static let shared = CheckGate()
  /// Whether the current task is inside of a check, which may make another one.
  @TaskLocal static var isInside = false

  private var running = 0
  private var treatment = UserTreatment.unspecified
  private var waiting: [(treatment: UserTreatment, resume: CheckedContinuation<Void, Never>)] = []

  /// Runs a check as soon as users are treated as it needs, and those that need something else are over.
  func run<Value: Sendable>(_ wanted: UserTreatment, _ check: @MainActor () async -> Value) async -> Value {
    if Self.isInside { return await check() }
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
