import Foundation
import HLS
import Testing

@testable import MediateCommands

@Suite("The lines of mistakes in asset lists")
struct AssetListLineTests {
  @Test(
    "a document that is not JSON has the line where it stops being JSON",
    arguments: [
      ("{\n\"a\": 1,\n}", 2), ("[1\n2]", 2), ("{\"a\"\n\n1}", 3), ("[\"a\nb\"]", 1), ("[1]\n]", 2), ("", 1),
      ("\n{\"a\": ?}", 2), (String(repeating: "[", count: 5000), 1),
    ]
  )
  func broken(text: String, line: Int) {
    #expect(AssetListError.notJSON.line(in: Data(text.utf8)) == line)
  }

  @Test("an error is found where its value is, or where it is missing")
  func errors() {
    let data = Data("{\"ASSETS\": [\n{\"URI\": \"a\"},\n{\"URI\": 1,\n\"DURATION\": -1}]}".utf8)
    for (error, line) in [
      (AssetListError.missing("ASSETS[0].DURATION"), 2), (.wrongType("ASSETS[1].URI"), 3),
      (.badDuration("ASSETS[1].DURATION", -1), 4), (.missing("SKIP-CONTROL"), 1), (.wrongType(""), 1),
    ] {
      #expect(error.line(in: data) == line)
    }
    #expect(AssetListError.tooLarge(limit: 1).line(in: data) == nil)
  }
}
