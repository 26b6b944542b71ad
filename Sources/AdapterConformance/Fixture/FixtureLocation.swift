import Foundation

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

  /// The file, relative to a folder if it is inside.
  func path(relativeTo folder: String) -> String {
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return filePath.hasPrefix(root) ? String(filePath.dropFirst(root.count)) : filePath
  }

  /// File and line, relative to the current folder if the file is inside.
  package func place() -> String { "\(path(relativeTo: FileManager.default.currentDirectoryPath)):\(line)" }
}
