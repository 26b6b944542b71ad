import AdPlatform

/// The load that a waiting task may cancel.
@MainActor
final class PendingLoad {
  private var load: AdLoad?

  private init() {}

  /// Waits for the result of a request. Cancelling the task cancels the request.
  ///
  /// - Parameter begin: begins the request. Returns its load, or nil when the request failed at once.
  static func wait<Ad: Sendable>(
    on host: MediationHost,
    _ begin: (@escaping (Result<Ad, any Error>) -> Void) -> AdLoad?
  ) async throws -> Ad {
    let pending = PendingLoad()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending.load = begin { continuation.resume(with: $0) }
        if Task.isCancelled { pending.load?.cancel() }
      }
    } onCancel: {
      host.platform.scheduler.deliver { pending.load?.cancel() }
    }
  }
}
