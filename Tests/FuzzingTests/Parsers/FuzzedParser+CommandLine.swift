import Foundation

@testable import mediate

extension FuzzedParser {
  /// Command lines, one word a line.
  func checkCommandLine(_ input: Data) throws(BrokenPromise) {
    let words = String(decoding: input, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let result = Invocation.parse(words)
    try require(Invocation.parse(words) == result, "the second reading is another one")
    switch result {
    case .failure(let error): try requirePrintable(error.description, "an error")
    case .success(.play(let options)):
      try require(options.contentDuration <= TimeArgument.maximum, "content of \(options.contentDuration)")
    default: break
    }
  }
}
