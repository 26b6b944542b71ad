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
