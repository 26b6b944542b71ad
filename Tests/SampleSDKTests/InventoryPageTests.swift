import AdPlatform
import Foundation
import Testing

@testable import SampleSDK

@Suite("The page about inventories")
struct InventoryPageTests {
  private static func page() throws -> String {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let page = package.appending(path: "SampleNetwork/SampleSDK/SampleSDK.docc/Inventories.md")
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test("shows an inventory that is read")
  func example() throws {
    let page = try Self.page()
    let json = try #require(page.firstMatch(of: /```json\n([\s\S]*?)```/)).1
    let inventory = try SampleInventory(json: Data(json.utf8))
    #expect(inventory.units.map(\.id) == ["quick", "top", "faulty", "empty"])
    #expect(inventory.unit("top")?.bidCreative == "premium")
    #expect(inventory.creatives["treasure"]?.reward?.amount == 10)
  }

  @Test("names every key, answer, format and image")
  func names() throws {
    let page = try Self.page()
    // The keys are in the messages about unknown ones.
    let documents = [
      #"{"units": [{"?": 1}]}"#, #"{"units": [], "creatives": {"c": {"?": 1}}}"#,
      #"{"units": [], "creatives": {"c": {"video": {"?": 1}}}}"#,
      #"{"units": [], "creatives": {"c": {"reward": {"?": 1}}}}"#,
      #"{"units": [], "creatives": {"c": {"click": {"?": 1}}}}"#,
    ]
    var names = SampleImageFiles.names + SampleAdFormat.allCases.map(\.rawValue)
    names += SampleAdUnit.Answer.allCases.map(\.rawValue)
    for document in documents {
      #expect {
        try SampleInventory.read(json: Data(document.utf8))
      } throws: { error in
        guard let flaws = error as? DocumentFlaws<SampleInventoryError> else { return false }
        for case .unknownKey(_, let known) in flaws.located.map(\.flaw) { names += known }
        return true
      }
    }
    #expect(names.count > 40)
    for name in names { #expect(page.contains("`\(name)`") || page.contains("\"\(name)\""), "\(name)") }
  }
}

@Suite("The page about the sample network")
struct SampleNetworkPageTests {
  private static func page() throws -> String {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let page = package.appending(path: "SampleNetwork/SampleSDK/SampleSDK.docc/SampleNetwork.md")
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test("lists the bundled ad units, with their summaries, by format")
  func units() throws {
    let tables = try Self.page().components(separatedBy: "\n### ").dropFirst()
    let formats = SampleAdFormat.allCases
    #expect(tables.count == formats.count)
    for (table, format) in zip(tables, formats) {
      let shown = table.matches(of: /\n\| `(.+?)` \| (.+) \|/).map { "\($0.output.1): \($0.output.2)" }
      let units = SampleInventory.bundled.units.filter { $0.format == format }
      #expect(shown == units.map { "\($0.id): \($0.summary)" })
    }
  }

  @Test("has the codes of the errors")
  func codes() throws {
    let page = try Self.page()
    let words: [(SampleErrorCode, String)] = [
      (.badRequest, "a bad request"), (.unknown, "an unknown error"), (.networkError, "a network error"),
      (.noInventory, "no inventory"),
    ]
    for (code, text) in words { #expect(page.contains("\(code.rawValue) for \(text)")) }
  }

  @Test("names ad units of the inventory in its configuration")
  func configuration() throws {
    let page = try Self.page()
    let json = try #require(page.firstMatch(of: /```json\n([\s\S]*?)```/)).1
    let parameters = json.matches(of: /"parameter": "(.+?)"/).map { String($0.output.1) }
    #expect(parameters.count == 2)
    for parameter in parameters { #expect(SampleInventory.bundled.unit(parameter) != nil, "\(parameter)") }
  }
}
