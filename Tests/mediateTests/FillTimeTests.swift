import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The time of the fill")
struct FillTimeTests {
  @Test("is that of the timeline, also after a set-up and an auction")
  @MainActor
  func agrees() async throws {
    for unit in [
      "sample/native", "sample/adapter", "sample/bidding", "sample/mixed", "sample/late", "sample/rewarded",
    ] {
      let text = await AdapterTool.mediate.output(of: ["run", unit]).standardOutput
      let received = try #require(text.firstMatch(of: /\n +([\d,]+) ms +didReceive/), "\(unit)").1
      let filled = try #require(text.firstMatch(of: /\nFilled by .* after ([\d,]+) ms:/), "\(unit)").1
      #expect(received == filled, "\(unit)")
    }
  }
}
