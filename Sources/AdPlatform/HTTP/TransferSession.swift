import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The `URLSession` of a client: alive as long as the client or one of its transfers is.
final class TransferSession: Sendable {
  /// Where the session is called: it makes its callers wait for the network's thread, which neither the main
  /// actor nor the delegate must.
  let queue = DispatchQueue(label: "AdPlatform.TransferSession")
  private let delegate = TransferDelegate()
  /// Made for the first request: making one searches folders on disk, and most platforms never fetch anything.
  private let session = Mutex<URLSession?>(nil)

  deinit {
    // Until then a session keeps its delegate.
    session.withLock { $0?.finishTasksAndInvalidate() }
  }

  func start(_ request: URLRequest, for transfer: Transfer) -> URLSessionDataTask {
    let session = self.session.withLock { session in
      let made = session ?? makeSession()
      session = made
      return made
    }
    let task = session.dataTask(with: request)
    delegate.transfers.withLock { $0[task.taskIdentifier] = transfer }
    task.resume()
    return task
  }

  /// Tells the transfer nothing more about the task.
  func forget(_ task: URLSessionTask) {
    delegate.transfers.withLock { $0[task.taskIdentifier] = nil }
  }

  private func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(
      configuration: configuration,
      delegate: delegate,
      delegateQueue: Self.delegateQueue()
    )
  }

  private static func delegateQueue() -> OperationQueue {
    #if canImport(FoundationNetworking)
      return DelegateQueue()
    #else
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// A serial queue that makes the network wait when the delegate falls behind.
  ///
  /// `FoundationNetworking` adds a block for each piece of a body, as fast as the server sends. A plain queue would
  /// take in gigabytes before the delegate sees that the limit is reached.
  ///
  /// Unchecked because the superclass is; the properties are constants that may be used from any thread.
  private final class DelegateQueue: OperationQueue, @unchecked Sendable {
    private let queue = DispatchQueue(label: "AdPlatform.TransferDelegate")
    /// Blocks that may wait: at 16 KiB a piece, a megabyte.
    private let places = DispatchSemaphore(value: 64)

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      places.wait()
      queue.async { [places] in
        block()
        places.signal()
      }
    }
  }
#endif
