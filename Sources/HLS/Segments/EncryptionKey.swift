/// How segments are encrypted.
///
/// Source: RFC 8216bis, section 4.4.4.4 (`EXT-X-KEY`).
public struct EncryptionKey: Sendable, Hashable, Encodable {
  /// `METHOD`, such as `AES-128`, `SAMPLE-AES` or `SAMPLE-AES-CTR`.
  public var method: String
  /// Where the key is.
  public var uri: String?
  /// `IV`: the initialization vector, as hexadecimal digits after `0x`.
  public var initializationVector: String?
  /// `KEYFORMAT`: Defaults to `identity`.
  public var keyFormat: String
  /// `KEYFORMATVERSIONS`.
  public var keyFormatVersions: String?
}
