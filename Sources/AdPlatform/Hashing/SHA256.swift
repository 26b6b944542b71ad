/// The hash function SHA-256, fed piece by piece.
///
/// Here because there is no CryptoKit on Linux. Source: FIPS 180-4, sections 4.1.2, 5 and 6.2.
package struct SHA256: Sendable {
  /// The bytes of a block.
  package static let blockSize = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// What is left of the pieces so far: less than a block.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The hash of bytes that are all there.
  package static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Takes the next piece.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { update($0) }
    }
  }

  /// The hash of all pieces, 32 bytes.
  package consuming func finish() -> [UInt8] {
    let bits = count &* 8
    var padding: [UInt8] = [0x80]
    let used = (rest.count + 1) % Self.blockSize
    padding += [UInt8](repeating: 0, count: (Self.blockSize - 8 - used + Self.blockSize) % Self.blockSize)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    update(padding)
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count &+= UInt64(bytes.count)
    var position = 0
    if !rest.isEmpty {
      position = min(Self.blockSize - rest.count, bytes.count)
      rest += bytes[..<position]
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { Self.digest($0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = bytes.count - (bytes.count - position) % Self.blockSize
    Self.digest(UnsafeRawBufferPointer(rebasing: bytes[position..<end]), into: &state)
    rest += bytes[end...]
  }
}

extension SHA256 {
  /// Takes whole blocks into the state.
  private static func digest(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    guard !blocks.isEmpty else { return }
    state.withUnsafeMutableBufferPointer { state in
      constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: blockSize) { words in
          for start in stride(from: 0, to: blocks.count, by: blockSize) {
            schedule(UnsafeRawBufferPointer(rebasing: blocks[start..<start + blockSize]), into: words)
            compress(words, constants, into: state)
          }
        }
      }
    }
  }

  /// The 64 words of a block.
  @inline(__always)
  private static func schedule(
    _ block: UnsafeRawBufferPointer,
    into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
    }
  }

  @inline(__always)
  private static func compress(
    _ words: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>,
    into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
    for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    for (index, word) in [e, f, g, h].enumerated() { state[index + 4] &+= word }
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    (word >> bits) | (word << (32 - bits))
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension Sequence<UInt8> {
  /// The bytes as lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
