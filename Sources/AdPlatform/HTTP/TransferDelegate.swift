import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what happens to a session's tasks on to their transfers.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
  /// By task identifier.
  let transfers = Mutex<[Int: Transfer]>([:])

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Without a transfer the task is cancelled, and must not be answered.
    guard let transfer = transfer(of: task) else { return }
    guard let head = HTTPTransfer.Head(response) else { return completionHandler(nil) }
    transfer.handleRedirect(head) { completionHandler(nil) }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let transfer = transfer(of: dataTask), let head = HTTPTransfer.Head(response) else {
      return completionHandler(.cancel)
    }
    transfer.handle(.responded(head))
    // `FoundationNetworking` does not look at this; if need be, the transfer cancels the task.
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.handle(.received(data))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfer(of: task) else { return }
    if error == nil, let head = task.response.flatMap({ HTTPTransfer.Head($0) }), head.status >= 300 {
      // `FoundationNetworking` ends a redirect that leads nowhere without having told of its header.
      transfer.handle(.responded(head))
    }
    transfer.handle(.ended(failure: error.map { $0.localizedDescription }))
  }
}

extension HTTPTransfer.Head {
  fileprivate init?(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, let url = response.url else { return nil }
    self.url = url
    status = response.statusCode
    headers = [:]
    for (name, value) in response.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
  }
}
