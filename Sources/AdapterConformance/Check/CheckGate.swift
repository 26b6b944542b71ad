/// Lets checks run side by side, but for those that change what all adapters of the process read: they run alone.
@MainActor
final class CheckGate {
  static let shared = CheckGate()
  /// Whether the current task is inside of a check, which may make another one.
  @TaskLocal static var isInside = false

  private var running = 0
  private var isExclusive = false
  private var waiting: [(isExclusive: Bool, resume: CheckedContinuation<Void, Never>)] = []

  /// Runs a check when those that it must not meet are over.
  func run<Value: Sendable>(alone: Bool, _ check: @MainActor () async -> Value) async -> Value {
    if Self.isInside { return await check() }
    await enter(alone: alone)
    defer { leave() }
    return await Self.$isInside.withValue(true) { await check() }
  }

  private func enter(alone: Bool) async {
    // First come, first served, so that nobody waits for ever.
    if waiting.isEmpty, mayEnter(alone: alone) { return begin(alone: alone) }
    await withCheckedContinuation { waiting.append((alone, $0)) }
  }

  private func mayEnter(alone: Bool) -> Bool { alone ? running == 0 : !isExclusive }

  private func begin(alone: Bool) {
    running += 1
    isExclusive = alone
  }

  private func leave() {
    running -= 1
    if running == 0 { isExclusive = false }
    while let next = waiting.first, mayEnter(alone: next.isExclusive) {
      waiting.removeFirst()
      begin(alone: next.isExclusive)
      next.resume.resume()
    }
  }
}
