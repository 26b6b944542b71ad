import AdPlatform
import Foundation

/// Acts for ``WrapperResolution``: fetches, calls error URLs, and hands over the outcome.
@MainActor
final class WrapperFollower: Cancellable {
  private let runner: MachineRunner<WrapperResolution>
  private let caller: URLCaller
  private var completion: (@MainActor (ResolvedResponse) -> Void)?
  private var requests: [Int: GuardedRequest] = [:]
  private var beginning: (any Cancellable)?

  /// Begins soon, so that nothing is called before this returns. Keeps itself until it is over.
  init(
    _ resolution: WrapperResolution,
    caller: URLCaller,
    completion: @escaping @MainActor (ResolvedResponse) -> Void
  ) {
    runner = MachineRunner(resolution)
    self.caller = caller
    self.completion = completion
    beginning = caller.platform.scheduler.schedule(after: .zero) { self.handle(.started) }
  }

  func cancel() {
    completion = nil
    beginning?.cancel()
    beginning = nil
    handle(.cancelled)
  }

  private func handle(_ event: WrapperResolution.Event) { runner.handle(event) { perform($0) } }

  private func perform(_ effect: WrapperResolution.Effect) {
    switch effect {
    case .cancelRequests:
      for request in requests.values { request.cancel() }
      requests = [:]
    case _ where completion == nil:
      // Cancelled while the effects of one event were performed.
      break
    case .fetch(let number, let tag, let blockedCategories):
      requests[number] = GuardedRequest(
        caller.url(tag, blockedCategories: blockedCategories),
        timeout: runner.machine.limits.wrapperTimeout,
        on: caller.platform
      ) { result in
        self.requests[number] = nil
        switch result {
        case .success(let data): self.handle(.received(number, data))
        case .failure(let failure): self.handle(.failed(number, failure.kind))
        }
      }
    case .call(let urls, let code):
      var values = caller.macros()
      values.errorCode = code
      caller.call(urls, values, in: .error)
    case .finish(let response):
      let completion = self.completion
      self.completion = nil
      completion?(response)
    }
  }
}
