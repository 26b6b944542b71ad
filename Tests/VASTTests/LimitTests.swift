import Foundation
import Testing
import VAST

@Suite("What is exactly at a limit is read")
struct LimitTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var xml: String
    var limit: @Sendable (inout DocumentLimits) -> Void
  }

  private static let empty = "<VAST version='4.2'></VAST>"

  private static let rows = [
    Row(testDescription: "bytes", xml: empty) { $0.bytes = empty.utf8.count },
    Row(testDescription: "attributes", xml: "<VAST version='4.2' a='' b=''></VAST>") { $0.attributes = 3 },
    Row(testDescription: "attributes with long values", xml: "<VAST version='4.2' a='0123456789'></VAST>") {
      $0.attributes = 2
    },
    Row(testDescription: "the text of an attribute", xml: "<VAST version='4.2' a='0123456789'></VAST>") {
      $0.textBytes = 10
    },
    Row(testDescription: "the text of an element", xml: "<VAST version='4.2'><Error>12345</Error></VAST>") {
      $0.textBytes = 5
    },
    Row(testDescription: "elements", xml: "<VAST version='4.2'><Error>1</Error></VAST>") { $0.elements = 2 },
    Row(testDescription: "depth", xml: "<VAST version='4.2'><Error>1</Error></VAST>") { $0.depth = 2 },
    Row(testDescription: "warnings", xml: "<VAST version='3.0'><x/><x/></VAST>") { $0.warnings = 2 },
  ]

  @Test("of a document", arguments: rows)
  private func atLimit(_ row: Row) throws {
    var limits = DocumentLimits()
    row.limit(&limits)
    let document = try VASTDocument(data: Data(row.xml.utf8), limits: limits)
    #expect(document.warnings.allSatisfy { if case .more = $0.kind { false } else { true } })
  }
}
