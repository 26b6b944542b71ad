import AdPlatform
import Foundation
import Testing

@Suite("What is wrong with a JSON document")
struct DocumentFlawsTests {
  /// A document with a list and an object of numbers, and nothing else.
  private struct Document: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case numbers, named
    }

    init(from decoder: any Decoder) throws {
      var members = try StrictMembers<CodingKeys, Flaw>(decoder)
      _ = members.optionalList(Int.self, .numbers)
      _ = members.optionalMembers(Int.self, .named)
      try members.finish()
    }
  }

  private func flaws(_ json: String, limit: Int = 100_000) -> DocumentFlaws<Flaw>? {
    do throws(DocumentFlaws<Flaw>) {
      _ = try Document.read(json: Data(json.utf8), limit: limit, flaws: Flaw.self)
      return nil
    } catch {
      return error
    }
  }

  @Test("a document of exactly the limit is read, and one byte more is too large")
  func size() {
    let json = #"{"numbers": [1, 2]}"#
    #expect(flaws(json, limit: json.utf8.count) == nil)
    let error = flaws(json, limit: json.utf8.count - 1)
    #expect(error?.messages.map(\.message) == ["19 bytes are more than 18"])
  }

  @Test("the first flaws are named, each with its place, and the others are counted")
  func order() {
    let nulls = Array(repeating: "null", count: 30).joined(separator: ",")
    let error = flaws("{\"numbers\": [1, \"a\",\n\(nulls)]}")
    #expect(error?.messages.count == 20)
    #expect(error?.omittedCount == 11)
    let first = error?.messages.prefix(3).map { "\($0.position?.description ?? "") \($0.message)" }
    #expect(
      first == ["1:17 numbers[1] wrong type", "2:1 numbers[2] wrong type", "2:6 numbers[3] wrong type"]
    )
  }

  @Test(
    "a list or an object is read up to its hundredth flaw",
    arguments: [(100, 80), (101, 80), (1000, 80), (99, 79)]
  )
  func collected(count: Int, omittedCount: Int) {
    let list = Array(repeating: "true", count: count).joined(separator: ",")
    #expect(flaws("{\"numbers\": [\(list)]}")?.omittedCount == omittedCount)
    let members = (0..<count).map { "\"\($0)\": true" }.joined(separator: ",")
    #expect(flaws("{\"named\": {\(members)}}")?.omittedCount == omittedCount)
  }
}

/// The flaws of a document, in as few words as the tests need.
private struct Flaw: DocumentFlaw {
  var keyPath: String
  var problem: String
  var isAboutKey = false

  var description: String { keyPath.isEmpty ? problem : "\(keyPath) \(problem)" }

  static func tooLarge(bytes: Int, limit: Int) -> Flaw {
    Flaw(keyPath: "", problem: "\(bytes) bytes are more than \(limit)")
  }

  static var notText: Flaw { Flaw(keyPath: "", problem: "not text") }

  static func notJSON(_ error: JSONSyntaxError) -> Flaw { Flaw(keyPath: "", problem: "not JSON") }

  static func unknownKey(at keyPath: String, nearest: String?, known: [String]) -> Flaw {
    Flaw(keyPath: keyPath, problem: "unknown", isAboutKey: true)
  }

  static func missingKey(at keyPath: String) -> Flaw { Flaw(keyPath: keyPath, problem: "missing") }

  static func repeatedKey(at keyPath: String) -> Flaw {
    Flaw(keyPath: keyPath, problem: "repeated", isAboutKey: true)
  }

  static func wrongType(at keyPath: String, expected: JSONType, isNull: Bool) -> Flaw {
    Flaw(keyPath: keyPath, problem: "wrong type")
  }

  static func outOfRange(at keyPath: String, expected type: any Any.Type) -> Flaw {
    Flaw(keyPath: keyPath, problem: "out of range")
  }
}
