/// A place in the author's code, for messages that lead there.
public struct FixtureLocation: Hashable, Sendable {
  /// The file, as `#filePath` has it.
  public let filePath: String
  /// The line, from 1.
  public let line: Int

  /// A place.
  public init(filePath: String = #filePath, line: Int = #line) {
    self.filePath = filePath
    self.line = line
  }
}
