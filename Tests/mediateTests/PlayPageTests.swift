import Foundation
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The page of mediate play")
struct PlayPageTests {
  private func tag(_ tag: SampleAdTag) -> String { tag.url.absoluteString }

  @Test("says when the mid-roll came, where the content stopped and went on, and how many calls it made")
  func midRoll() async throws {
    let page = try await VideoPage.play()
    #expect(
      page.verdict
        == "✓ 3 breaks, 4 ads, 30 tracking calls, 0 errors; the last ad event was ALL_ADS_COMPLETED."
    )
    #expect(
      try page.row("b1").prefix(9) == [
        "mid-roll (5:00)", "✓ played", "5:00", "5:10.04", "0:25", "5:00", "5:00", "2 of 2", "14",
      ]
    )
    #expect(
      try page.lane("Ads").contains("2 Harbour – boats for a day: played to its end (5:10.04 to 5:25.04)")
    )
    #expect(try page.lane("Content").first == "content from 0:00 to 5:00 (0:10.04 to 5:10.04)")
  }

  @Test("says what the app heard of the mid-roll beside what was called, moment by moment")
  func moments() async throws {
    let moments = try await VideoPage.play().table("break-1-moments")
    let first = try #require(moments.first)
    #expect(first[0] == "5:10.04" && first[1].contains("started 2 Harbour – boats for a day, 1 of 2"))
    #expect(first[2] == "break start, impression, start")
    #expect(moments.map { $0[0] }.contains("5:17.54"))
    #expect(moments.last?[1].contains("complete 3 Leaf – loose tea, 2 of 2") == true)
    #expect(moments.last?[2] == "complete, break end")
  }

  @Test("counts the tracking calls of each ad by their events, macros in their URLs or not")
  func tracking() async throws {
    let rows = try await VideoPage.play("--ad-tag", tag(.wrapperChain)).table("tracking-table")
    // Three wrappers and the ad.
    #expect(rows.contains { $0.first == "Birch – skis by post" && $0.dropFirst().first == "4" })
    let broken = try await VideoPage.play("--ad-tag", tag(.podBrokenFile))
    #expect(
      try broken.table("tracking-table").contains {
        $0.first == "Night – trains that sleep" && $0.contains("✗ 1")
      }
    )
  }

  @Test("names the ad that failed, and why")
  func failedAd() async throws {
    let page = try await VideoPage.play("--ad-tag", tag(.podBrokenFile))
    #expect(page.verdict.contains("1 failed ad"))
    let row = try page.row("a0-1")
    #expect(row.first == "2 Night – trains that sleep night" && row[3] == "✗ failed")
    #expect(row.last == "The ad has no media file that can be played here. Its types: video/x-reel.")
    #expect(try page.lane("Failed ads").count == 1)
    #expect(try page.row("b0")[1] == "! incomplete")
  }

  @Test("tells breaks without ads from breaks that played, with the reason and the moment")
  func emptyBreaks() async throws {
    let page = try await VideoPage.play("--ad-tag", tag(.vmapEmptyBreak))
    #expect(try page.table("breaks-table").map { $0[1] } == ["✗ failed", "✗ failed", "✓ played"])
    #expect(
      try page.row("b1").last == "Its ad response has no ads. This was known when the content was at 4:52."
    )
    #expect(try page.row("b0").last?.hasPrefix("The ad response has no ads.") == true)
    #expect(page.verdict.contains("2 failed breaks"))
  }

  @Test("says which break a seek passed over, and where in the content the last one came")
  func seek() async throws {
    let page = try await VideoPage.play(
      "--ad-tag",
      tag(.vmapTags),
      "--seek",
      "60:400",
      "--content-duration",
      "7:00"
    )
    let skipped = try page.row("b1")
    #expect(skipped[1] == "! passed over")
    #expect(skipped.last?.hasPrefix("The seek from 1:00.02 to 6:40 passed over it.") == true)
    let late = try page.row("b2")
    #expect(late[2] == "6:00" && late[5] == "6:40.3" && late[6] == "6:40.3")
    #expect(late.last == "It came 0:40.3 of content later than planned.")
    // One in each chart.
    #expect(page.document.ranges(of: "data-lane=\"Seeks\"").count == 2)
    #expect(try page.lane("Seeks", in: "content") == ["seek from 1:00.02 to 6:40 (1:00.02 to 6:40)"])
  }

  @Test("says that a viewer who begins later does not get what lies before")
  func start() async throws {
    let page = try await VideoPage.play("--start-at", "5:00")
    #expect(try page.table("breaks-table").map { $0[1] } == ["! passed over", "! passed over", "✓ played"])
    #expect(try page.row("b1").last == "The viewer began at 5:00, after it.")
  }

  @Test("has lanes for picture-in-picture and the background where there is any")
  func visits() async throws {
    let page = try await VideoPage.play("--pip", "200:330", "--background", "3:6")
    #expect(try page.lane("Picture-in-picture") == ["picture-in-picture (3:20 to 5:30)"])
    #expect(try page.lane("In the background") == ["background (0:03 to 0:06)"])
    #expect(try page.row("b1").last == "It came 0:19.96 of content later than planned.")
    #expect(try await !VideoPage.play().document.contains("Picture-in-picture"))
  }

  @Test("says that a request was not answered")
  func noAnswer() async throws {
    let page = try await VideoPage.play("--ad-tag", tag(.silent))
    #expect(page.verdict.hasPrefix("✗ No ads: "))
    let request = try page.row("q0")
    #expect(request[0].hasSuffix("/tags/silent No answer came.") && request[1] == "✗ failed")
    #expect(try await VideoPage.play("--ad-tag", tag(.notFound)).row("q0")[1] == "✗ status 404, failed")
  }

  @Test("is the same each time, small, and has a row for each mark that leads to one")
  func links() async throws {
    let page = try await VideoPage.play()
    #expect(try await VideoPage.play().document == page.document)
    #expect(page.document.utf8.count < 300_000)
    let ids = Set(page.document.matches(of: /\ id="([^"]*)"/).map(\.output.1))
    let links = page.document.matches(of: /href="#([^"]*)"/).map(\.output.1)
    #expect(links.count > 60)
    #expect(links.allSatisfy { ids.contains($0) })
  }
}
