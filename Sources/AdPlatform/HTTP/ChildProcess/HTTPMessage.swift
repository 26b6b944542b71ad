import Foundation

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
    return Descriptor.send(Data(lengths) + json, to: socket) && Descriptor.send(bytes, to: socket)
  }

  private static func read(_ count: Int, from socket: Int32) -> Data? {
    var data = Data()
    while data.count < count {
      let piece = Descriptor.read(socket, atMost: count - data.count)
      guard !piece.isEmpty else { return nil }
      data += piece
    }
    return data
  }
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
