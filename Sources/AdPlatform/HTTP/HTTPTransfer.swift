import Foundation

/// Decides what becomes of one request: a value without network, clock or threads.
///
/// ``URLSessionHTTPClient`` tells it what happens and does what it says.
struct HTTPTransfer {
  /// The header of an answer.
  struct Head {
    var url: URL
    var status: Int
    /// By lower-case name.
    var headers: [String: String]
  }

  enum Event {
    /// The answer to the current hop leads elsewhere.
    case redirected(Head)
    /// The header of the answer is complete.
    case responded(Head)
    /// More of the body.
    case received(Data)
    /// Nothing more will come, because of a failure or, without one, because that was all.
    case ended(failure: String?)
    case timedOut
    case cancelled
  }

  enum Effect {
    /// Take the current hop off the network.
    case stop
    /// Send the next hop.
    case fetch(HTTPRequest)
    /// Tell the caller. Comes once, and not after ``Event/cancelled``.
    case finish(Result<HTTPResponse, HTTPError>)
  }

  private enum State {
    /// On its way, perhaps by redirects; no header of a final answer yet.
    case waiting
    /// The header is here; `expected` is the length of the whole body, if the server told it.
    case receiving(Head, body: Data, expected: Int?)
    /// The caller knows, or does not want to.
    case finished
  }

  private let original: HTTPRequest
  /// The current hop.
  private var request: HTTPRequest
  private var redirects = 0
  /// The pieces of body that have come.
  private var pieces = 0
  private var state = State.waiting

  init(_ request: HTTPRequest) {
    original = request
    self.request = request
  }

  mutating func handle(_ event: Event) -> [Effect] {
    if case .finished = state { return [] }
    switch event {
    case .redirected(let head): return redirect(head)
    case .responded(let head): return respond(head)
    case .received(let data): return receive(data)
    case .ended(let failure): return end(failure)
    case .timedOut: return fail(.timeout(original.timeout, url: original.url.absoluteString))
    case .cancelled:
      state = .finished
      return [.stop]
    }
  }

  private mutating func redirect(_ head: Head) -> [Effect] {
    guard let location = head.headers["location"], let next = request.redirected(by: head, to: location)
    else {
      return fail(.status(head.status, url: head.url.absoluteString))
    }
    guard next.url.isWebURL else { return fail(.unsupportedURL(location)) }
    redirects += 1
    guard redirects <= original.maximumRedirects else {
      return fail(.tooManyRedirects(limit: original.maximumRedirects, url: next.url.absoluteString))
    }
    request = next
    return [.stop, .fetch(next)]
  }

  private mutating func respond(_ head: Head) -> [Effect] {
    // 100 Continue and 103 Early Hints announce an answer; they are none.
    guard head.status >= 200 else { return [] }
    guard head.status < 300 else { return fail(.status(head.status, url: head.url.absoluteString)) }
    let length = head.announcedLength(forMethod: request.method)
    guard length ?? 0 <= original.maximumBytes else {
      return fail(.tooLarge(limit: original.maximumBytes, url: head.url.absoluteString))
    }
    state = .receiving(head, body: Data(), expected: head.isEncoded ? nil : length)
    return []
  }

  private mutating func receive(_ data: Data) -> [Effect] {
    guard case .receiving(let head, var body, let expected) = state else { return [] }
    guard data.count <= original.maximumBytes - body.count else {
      return fail(.tooLarge(limit: original.maximumBytes, url: head.url.absoluteString))
    }
    pieces += 1
    guard pieces <= HTTPLimits.maximumPieces else {
      let flaw = "its body comes in more than \(HTTPLimits.maximumPieces) pieces"
      return fail(.malformed(url: head.url.absoluteString, flaw: flaw))
    }
    // With a second reference in the state, each append would copy the body.
    state = .waiting
    body.append(data)
    state = .receiving(head, body: body, expected: expected)
    return []
  }

  private mutating func end(_ failure: String?) -> [Effect] {
    guard case .receiving(let head, let body, let expected) = state else {
      let reason = failure ?? "the connection closed without an answer"
      return fail(.connection(url: request.url.absoluteString, reason: reason))
    }
    if let expected, body.count < expected { return fail(.truncated(url: head.url.absoluteString)) }
    if let failure { return fail(.connection(url: head.url.absoluteString, reason: failure)) }
    state = .finished
    let response = HTTPResponse(url: head.url, status: head.status, headers: head.headers, body: body)
    return [.stop, .finish(.success(response))]
  }

  private mutating func fail(_ error: HTTPError) -> [Effect] {
    state = .finished
    return [.stop, .finish(.failure(error))]
  }
}

extension HTTPTransfer.Head {
  /// Whether the bytes that arrive are not the bytes that the server counted.
  fileprivate var isEncoded: Bool {
    if headers["transfer-encoding"] != nil { return true }
    return headers["content-encoding"].map { $0.lowercased() != "identity" } ?? false
  }

  /// The length that the header announces, where a body may follow it.
  fileprivate func announcedLength(forMethod method: String) -> Int? {
    guard method != "HEAD", status != 204, status != 205 else { return nil }
    guard let field = headers["content-length"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let length = Int(field) { return length }
    // More digits than fit say “too much” as well as any.
    return !field.isEmpty && field.utf8.allSatisfy { (0x30...0x39).contains($0) } ? .max : nil
  }
}
