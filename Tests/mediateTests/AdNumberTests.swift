import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The ads in charts")
struct AdNumberTests {
  @Test("have the numbers of their rows")
  func numbers() async throws {
    let page = try await VideoPage.play()
    let names = try page.table("ads-table").map { $0[0] }
    #expect(names.map { $0.prefix(2) } == ["1 ", "2 ", "3 ", "4 "])
    let items = try page.lane("Ads")
    #expect(items.count == 4)
    for (name, item) in zip(names, items) { #expect(item.prefix(12) == name.prefix(12)) }
  }

  @Test("are named by the number where the title has no room")
  func brief() async throws {
    // The two ads of the mid-roll lie side by side.
    let page = try await VideoPage.play()
    for number in 1...4 {
      #expect(page.document.contains(try Regex("caption[^>]*>\(number)( [^<]+)?</text>")))
    }
    #expect(page.document.contains(/caption[^>]*>2<\/text>/))
  }

  @Test("are named in what the app hears, beside their tracking calls, in words")
  func words() async throws {
    let moments = try await VideoPage.play().table("break-1-moments")
    let quartile = try #require(moments.first { $0[2] == "first quartile" })
    #expect(quartile[1].hasPrefix("first quartile 2 Harbour"))
    #expect("AD_BREAK_FETCH_ERROR".eventWords == "ad break fetch error")
    #expect("ads: break starts".eventWords == "ads: break starts")
  }
}
