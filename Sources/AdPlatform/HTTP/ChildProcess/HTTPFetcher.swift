import Foundation

/// The program of the children of a ``ChildProcessHTTPClient``.
public enum HTTPFetcher {
  /// Fetches what the parent process asks for, and ends with it. Called at the top level of a `main.swift`, before
  /// anything else, by a process that a ``ChildProcessHTTPClient`` started.
  public static func main() -> Never {
    let scheduler = SystemScheduler()
    let client = URLSessionHTTPClient(scheduler: scheduler)
    Thread {
      while let request = nextRequest() {
        scheduler.post { fetch(request, with: client) }
      }
      // Exit even while a request is under way: the process that sent it has gone.
      _exit(EXIT_SUCCESS)
    }.start()
    while true { RunLoop.main.run() }
  }

  private static func nextRequest() -> HTTPRequest? {
    guard var request = try? HTTPMessage(from: STDIN_FILENO)?.value(as: HTTPRequest.self) else { return nil }
    // The parent's scheduler knows the timeout, in a time that may be virtual.
    request.timeout = .seconds(7 * 24 * 3600)
    return request
  }

  @MainActor
  private static func fetch(_ request: HTTPRequest, with client: any HTTPClient) {
    client.send(request) { result in
      let body = (try? result.get())?.body ?? Data()
      let answer = try? HTTPMessage(FetcherAnswer(result), bytes: body)
      // Without an answer the parent would wait for one.
      guard let answer, answer.send(to: STDIN_FILENO) else { _exit(EXIT_FAILURE) }
    }
  }
}
