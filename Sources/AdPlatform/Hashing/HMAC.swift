/// A message's authentication code with SHA-256, fed piece by piece.
///
/// Source: RFC 2104, section 2.
package struct HMAC: Sendable {
  private var inner = SHA256()
  private var outer = SHA256()

  /// A code with this key, of any length.
  package init(key: some Collection<UInt8>) {
    let short = key.count > SHA256.blockSize ? SHA256.hash(key) : Array(key)
    let padded = short + [UInt8](repeating: 0, count: SHA256.blockSize - short.count)
    inner.update(padded.map { $0 ^ 0x36 })
    outer.update(padded.map { $0 ^ 0x5c })
  }

  /// The code of a text under a key that is a text.
  package static func sha256(of text: String, key: String) -> [UInt8] {
    var code = HMAC(key: Array(key.utf8))
    code.update(text.utf8)
    return code.finish()
  }

  /// Takes the next piece.
  package mutating func update(_ bytes: some Sequence<UInt8>) { inner.update(bytes) }

  /// The code of all pieces, 32 bytes.
  package consuming func finish() -> [UInt8] {
    outer.update(inner.finish())
    return outer.finish()
  }
}
