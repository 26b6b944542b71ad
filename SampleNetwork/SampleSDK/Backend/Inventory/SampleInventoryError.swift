import AdPlatform

/// Why a document is no inventory. Each names the place and says what to do.
public enum SampleInventoryError: Error, Sendable, Hashable {
  /// More bytes than are read.
  case tooLarge(bytes: Int, limit: Int)
  /// Not JSON at all.
  case notJSON(reason: String)
  /// A key that must be there is not.
  case missingKey(keyPath: String)
  /// A key that means nothing there.
  case unknownKey(keyPath: String, known: [String])
  /// A value of another type than the key has.
  case wrongType(keyPath: String, expected: String)
  /// A value that is out of bounds or refers to nothing.
  case invalidValue(keyPath: String, problem: String)
  /// Two ad units with one ID.
  case duplicateUnit(keyPath: String, id: String, firstAt: String)
  /// A key that stands twice in one object.
  case repeatedKey(keyPath: String)
  /// An image file that is not bundled.
  case unknownImage(keyPath: String, file: String, known: [String])
}

extension SampleInventoryError: CustomStringConvertible {
  /// One line that begins with the key path, such as `units[3].latencyMilliseconds: …`.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the inventory has \(bytes) bytes, and \(limit) are read; split it up."
    case .notJSON(let reason): "the inventory is not JSON (\(reason)); correct it there."
    case .missingKey(let keyPath): "\(Self.place(keyPath)): this key is missing; add it."
    case .unknownKey(let keyPath, let known):
      "\(Self.place(keyPath)): this key is unknown; \(Self.guess(keyPath, known))use one of "
        + known.joined(separator: ", ") + "."
    case .wrongType(let keyPath, let expected): "\(Self.place(keyPath)): give \(expected)."
    case .invalidValue(let keyPath, let problem): "\(Self.place(keyPath)): \(problem)"
    case .duplicateUnit(let keyPath, let id, let first):
      "\(Self.place(keyPath)): \(first) already has the ID \(id.quoted); give one of them another."
    case .repeatedKey(let keyPath):
      "\(Self.place(keyPath)): this key was given more than once; take one of the two out."
    case .unknownImage(let keyPath, let file, let known):
      "\(Self.place(keyPath)): there is no image \(file.quoted); use one of \(known.joined(separator: ", "))."
    }
  }
  private static func guess(_ keyPath: String, _ known: [String]) -> String {
    let key = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
    return NearestNames.to(key, among: known, limit: 1).first.map { "did you mean \($0)? " }
      ?? "take it out, or "
  }

  private static func place(_ keyPath: String) -> String { keyPath.isEmpty ? "the document" : keyPath }
}
