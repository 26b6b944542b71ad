import Foundation
import HLS
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Lines of JSON values")
struct JSONLinesTests {
  @Test("each value has its line")
  func values() {
    let json = JSONLines(Data("{\n\"a\": [1,\n {\"b\": \"x\\\"}\"}],\r\n\"c\": null}\n".utf8))
    #expect(json.brokenLine == nil)
    #expect(json.lines == ["": 1, "a": 2, "a[0]": 2, "a[1]": 3, "a[1].b": 3, "c": 4])
  }

  @Test(
    "a document that is not JSON has the line where it breaks",
    arguments: [
      ("{\n\"a\": 1,\n}", 3), ("[1\n2]", 2), ("{\"a\"\n\n1}", 3), ("[\"a\nb\"]", 1), ("[1]\n]", 2), ("", 1),
      ("\n{\"a\": ?}", 2), (String(repeating: "[", count: 5000), 1),
    ]
  )
  func broken(text: String, line: Int) {
    #expect(JSONLines(Data(text.utf8)).brokenLine == line)
  }

  @Test("an error is found where its value is, or where it is missing")
  func errors() {
    let data = Data("{\"ASSETS\": [\n{\"URI\": \"a\"},\n{\"URI\": 1,\n\"DURATION\": -1}]}".utf8)
    for (error, line) in [
      (AssetListError.missing("ASSETS[0].DURATION"), 2), (.wrongType("ASSETS[1].URI"), 3),
      (.badDuration("ASSETS[1].DURATION", -1), 4), (.missing("SKIP-CONTROL"), 1), (.wrongType(""), 1),
    ] {
      #expect(JSONLines.line(of: error, in: data) == line)
    }
    #expect(JSONLines.line(of: .tooLarge(limit: 1), in: data) == nil)
  }
}
