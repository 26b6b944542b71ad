import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a client and its children send each other over a socket: JSON, and bytes that are not in it.
///
/// Eight bytes with the two lengths come first, each with its highest byte first.
struct HTTPMessage {
  private var json: Data
  private(set) var bytes: Data

  /// Longer messages are not read: more than any answer has.
  private static let maximumBytes = 1 << 30

  init(_ value: some Encodable, bytes: Data = Data()) throws {
    json = try JSONEncoder().encode(value)
    self.bytes = bytes
  }

  /// Reads the next message. Returns nil at the end, also in the middle of one.
  init?(from socket: Int32) {
    guard let head = Self.read(8, from: socket) else { return nil }
    let lengths = [head.prefix(4), head.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    guard lengths.allSatisfy({ $0 <= Self.maximumBytes }), let json = Self.read(lengths[0], from: socket),
      let bytes = Self.read(lengths[1], from: socket)
    else { return nil }
    self.json = json
    self.bytes = bytes
  }

  func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: json)
  }

  /// Writes the message. Returns whether the other side still took it.
  @discardableResult
  func send(to socket: Int32) -> Bool {
    let lengths = [json.count, bytes.count].flatMap { length in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
    }
    return Self.send(Data(lengths) + json, to: socket) && Self.send(bytes, to: socket)
  }

  private static func read(_ count: Int, from socket: Int32) -> Data? {
    var data = Data(count: count)
    var done = 0
    while done < count {
      let received = data.withUnsafeMutableBytes {
        recv(socket, $0.baseAddress.map { $0 + done }, count - done, 0)
      }
      if received > 0 {
        done += received
      } else if received == 0 || errno != EINTR {
        return nil
      }
    }
    return data
  }

  private static func send(_ data: Data, to socket: Int32) -> Bool {
    #if canImport(Glibc)
      // The other side may be gone, and that must not end this one.
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var done = 0
    while done < data.count {
      let count = data.withUnsafeBytes {
        sendBytes(socket, $0.baseAddress.map { $0 + done }, data.count - done, flags)
      }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Outside the type, whose methods have the same name.
private func sendBytes(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(socket, bytes, count, flags)
}

/// What a child says about a request. The body of a response is the message's bytes.
enum FetcherAnswer: Codable {
  case response(HTTPResponse)
  case failure(HTTPError)

  init(_ result: Result<HTTPResponse, HTTPError>) {
    switch result {
    case .success(var response):
      response.body = Data()
      self = .response(response)
    case .failure(let error): self = .failure(error)
    }
  }

  func result(body: Data) -> Result<HTTPResponse, HTTPError> {
    switch self {
    case .response(var response):
      response.body = body
      return .success(response)
    case .failure(let error): return .failure(error)
    }
  }
}
