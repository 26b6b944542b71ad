import Foundation

@testable import AdapterTool
@testable import MediateCommands

extension FuzzedParser {
  /// Command lines, one word a line.
  func checkCommandLine(_ input: Data) throws(BrokenPromise) {
    let words = String(decoding: input, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let result = AdapterTool.mediate.parse(words)
    try require(AdapterTool.mediate.parse(words) == result, "the second reading is another one")
    switch result {
    case .failure(let error): try requirePrintable(error.description, "an error")
    case .success(let invocation):
      guard let options = invocation.options as? PlayOptions else { return }
      try require(options.contentDuration <= TimeArgument.maximum, "content of \(options.contentDuration)")
    }
  }
}
