/// A caller's end of a request.
@MainActor
final class HTTPCall: Cancellable {
  private var completion: (@MainActor (Result<HTTPResponse, HTTPError>) -> Void)?
  var timeout: (any Cancellable)?
  /// Takes the request off the network; nil for one that is not on it.
  var stop: (@MainActor () -> Void)?

  /// - Parameter completion: called in the platform of now.
  init(_ completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void) {
    let platform = Platform.current
    self.completion = { result in Platform.$current.withValue(platform) { completion(result) } }
  }

  /// Whether the answer is no longer needed.
  var isOver: Bool { completion == nil }

  func finish(_ result: Result<HTTPResponse, HTTPError>) {
    let completion = self.completion
    close()
    completion?(result)
  }

  func cancel() {
    let stop = self.stop
    close()
    stop?()
  }

  private func close() {
    timeout?.cancel()
    completion = nil
    timeout = nil
    stop = nil
  }
}
