import Testing

@testable import AdPlatform

@Suite("SHA-256 and HMAC")
struct SHA256Tests {
  @Test(
    "hashes the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrst"
          + "nopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ]
  )
  func examples(_ message: String, _ hash: String) {
    #expect(SHA256.hash(message.utf8).hexadecimal == hash)
  }

  @Test("hashes a million a, in one piece and in pieces of every awkward size")
  func million() {
    let hash = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.hash(message).hexadecimal == hash)
    for size in [1000, 63, 64, 65, 127] {
      var pieces = SHA256()
      for start in stride(from: 0, to: message.count, by: size) {
        pieces.update(message[start..<min(start + size, message.count)])
      }
      #expect(pieces.finish().hexadecimal == hash, "pieces of \(size)")
    }
  }

  @Test("hashes every length around one, two and three blocks")
  func lengths() {
    var all = SHA256()
    for length in 0...200 {
      all.update(SHA256.hash((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }))
    }
    // The same, made by another implementation.
    #expect(all.finish().hexadecimal == "e673d33f6940a6d3856d0d305fd88363ae0ba3b96e2411d8ddd5e0dd443f4525")
  }

  @Test("takes a message in two pieces, wherever it is cut, also bytes that do not lie together")
  func pieces() {
    let message = (0..<150).map { UInt8($0) }
    let whole = SHA256.hash(message)
    for cut in 0...message.count {
      var pieces = SHA256()
      pieces.update(message[..<cut])
      pieces.update(message[cut...].lazy.map { $0 })
      #expect(pieces.finish() == whole, "cut at \(cut)")
    }
  }

  struct Case: Sendable {
    var number: Int
    var key: [UInt8]
    var message: [UInt8]
    var code: String
  }

  static let cases: [Case] = [
    Case(
      number: 1,
      key: .init(repeating: 0x0b, count: 20),
      message: Array("Hi There".utf8),
      code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    Case(
      number: 2,
      key: Array("Jefe".utf8),
      message: Array("what do ya want for nothing?".utf8),
      code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    Case(
      number: 3,
      key: .init(repeating: 0xaa, count: 20),
      message: .init(repeating: 0xdd, count: 50),
      code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    Case(
      number: 4,
      key: Array(1...25),
      message: .init(repeating: 0xcd, count: 50),
      code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    Case(
      number: 5,
      key: .init(repeating: 0x0c, count: 20),
      message: Array("Test With Truncation".utf8),
      code: "a3b6167473100ee06e0c796c2955552b"
    ),
    Case(
      number: 6,
      key: .init(repeating: 0xaa, count: 131),
      message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    Case(
      number: 7,
      key: .init(repeating: 0xaa, count: 131),
      message: Array(
        ("This is a test using a larger than block-size key and a larger than block-size data. The key needs to be "
          + "hashed before being used by the HMAC algorithm.").utf8
      ),
      code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ]

  @Test("makes the codes of RFC 4231 (of case 5, its first 128 bits)", arguments: cases)
  func codes(_ test: Case) {
    var code = HMAC(key: test.key)
    code.update(test.message)
    #expect(code.finish().hexadecimal.prefix(test.code.count) == test.code, "case \(test.number)")
    var pieces = HMAC(key: test.key)
    for byte in test.message { pieces.update([byte]) }
    #expect(
      pieces.finish().hexadecimal.prefix(test.code.count) == test.code,
      "case \(test.number), byte by byte"
    )
  }

  @Test("tells keys of 64 and 65 bytes apart from shorter ones")
  func keyLengths() {
    let codes = [63, 64, 65].map { count in
      var code = HMAC(key: [UInt8](repeating: 1, count: count))
      code.update("a".utf8)
      return code.finish()
    }
    #expect(Set(codes).count == 3)
    #expect(
      HMAC.sha256(of: "what do ya want for nothing?", key: "Jefe").hexadecimal
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
  }
}
