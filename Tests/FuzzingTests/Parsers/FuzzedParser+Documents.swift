import Foundation
import VAST

extension FuzzedParser {
  /// Ad documents: what is read does not depend on when, or on limits that are not reached.
  func checkVAST(_ input: Data) throws(BrokenPromise) {
    let document = outcome { () throws(VASTError) in try VASTDocument(data: input) }
    try checkRepeated(document) { limits throws(VASTError) in try VASTDocument(data: input, limits: limits) }
    guard case .success(let vast) = document else { return }
    try require((try? AdDocument(data: input)) == .vast(vast), "not recognised as VAST")
    try checkWarnings(vast.warnings)
  }

  func checkVMAP(_ input: Data) throws(BrokenPromise) {
    let document = outcome { () throws(VASTError) in try VMAPDocument(data: input) }
    try checkRepeated(document) { limits throws(VASTError) in try VMAPDocument(data: input, limits: limits) }
    guard case .success(let vmap) = document else { return }
    try require((try? AdDocument(data: input)) == .vmap(vmap), "not recognised as VMAP")
    try checkWarnings(vmap.warnings)
  }

  private func checkRepeated<Document: Equatable>(
    _ first: Result<Document, VASTError>,
    _ read: (DocumentLimits) throws(VASTError) -> Document
  ) throws(BrokenPromise) {
    try require(
      outcome { () throws(VASTError) in try read(.standard) } == first,
      "the second reading is another one"
    )
    let narrow = outcome { () throws(VASTError) in try read(Self.narrow) }
    switch (first, narrow) {
    case (_, .success): try require(narrow == first, "limits that are not reached change the document")
    case (_, .failure(let error)):
      try require(!"\(error)".contains { $0.isNewline }, "an error has more than one line")
    }
  }

  private func checkWarnings(_ warnings: [Warning]) throws(BrokenPromise) {
    for warning in warnings {
      try require(!"\(warning)".contains { $0.isNewline }, "a warning has more than one line")
    }
  }

  /// Limits that inputs of a few kilobytes can reach.
  private static let narrow = {
    var limits = DocumentLimits.standard
    limits.bytes = 3000
    limits.depth = 8
    limits.elements = 30
    limits.attributes = 6
    limits.textBytes = 200
    return limits
  }()
}
