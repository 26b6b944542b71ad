import Foundation

@testable import MediateCommands

extension FuzzedParser {
  /// Swift sources of an adapter: what is not understood stays as it is, and changes are inside the text.
  func checkSwiftSource(_ input: Data) throws(BrokenPromise) {
    let text = String(decoding: input, as: UTF8.self)
    let source = SwiftSource(path: "A.swift", text: text)
    try require(Array(source.applying([]).utf8) == source.text, "a text without changes is another one")
    let changes =
      source.objectiveCChanges(ownNames: source.propertyNames) + SwiftTypes([source]).conformanceChanges()
    // Not by the key path `\.edit?.range`: the standard library copies its value over itself, which the sanitizer reports.
    for range in changes.compactMap({ $0.edit?.range }) {
      try require(range.upperBound <= source.text.count, "an edit is outside the text")
    }
    if source.flaw != nil {
      try require(changes.allSatisfy { $0.edit == nil }, "a file that is not understood has edits")
    }
    var end = 0
    for token in source.tokens {
      try require(end <= token.range.lowerBound && !token.range.isEmpty, "tokens overlap")
      end = token.range.upperBound
    }
    _ = source.imports
    _ = try? ExistingAdapter([source])
    _ = ExistingSources.names(inObjectiveC: text)
    _ = CompilerDiagnostics(output: text, folder: "/p")
  }
}
