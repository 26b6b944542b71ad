import Foundation

/// A parser of what strangers write, by the name that `.ci/fuzz` calls it.
enum FuzzedParser: String, CaseIterable, Sendable {
  case vast, vmap, playlist, reload
  case assetList = "asset-list"
  case dateRange = "date-range"
  case json, configuration, inventory, image
  case commandLine = "command-line"
  case stream, metadata
  case urlTemplate = "url-template"
  case podIdentifier = "pod-identifier"
  case inspect
  case swiftSource = "swift-source"

  /// Reads an input, which may be anything. Whatever it is, the parser has to come back, and keep its promises.
  ///
  /// - Throws: ``BrokenPromise``.
  func check(_ input: Data) throws {
    switch self {
    case .vast: try checkVAST(input)
    case .vmap: try checkVMAP(input)
    case .playlist: try checkPlaylist(input)
    case .reload: try checkReload(input)
    case .assetList: try checkAssetList(input)
    case .dateRange: try checkDateRange(input)
    case .json: try checkJSON(input)
    case .configuration: try checkConfiguration(input)
    case .inventory: try checkInventory(input)
    case .image: try checkImage(input)
    case .commandLine: try checkCommandLine(input)
    case .stream: try checkStream(input)
    case .metadata: try checkMetadata(input)
    case .urlTemplate: try checkURLTemplate(input)
    case .podIdentifier: try checkPodIdentifier(input)
    case .inspect: try checkInspect(input)
    case .swiftSource: try checkSwiftSource(input)
    }
  }
}

/// What a parser should have done and did not.
struct BrokenPromise: Error, CustomStringConvertible {
  var description: String
}

/// A promise of a parser.
func require(_ isKept: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
  guard isKept else { throw BrokenPromise(description: promise()) }
}

/// What became of reading, as a value: what was read, or the error.
func outcome<Value, Failure: Error>(
  _ read: () throws(Failure) -> Value
) -> Result<Value, Failure> {
  Result(catching: read)
}
