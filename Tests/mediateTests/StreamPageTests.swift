import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The page of mediate stream")
struct StreamPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Interstitials that interrupt, replace, are dropped and fail.
  private func film() throws -> String {
    let events = [
      ("opening", 5, "ad", "X-RESUME-OFFSET=0"),
      ("replaces", 12, "ad", #"X-RESUME-OFFSET=8,X-TIMELINE-OCCUPIES="RANGE""#),
      ("inside", 15, "ad", "X-RESUME-OFFSET=0"), ("missing", 25, "none", "X-RESUME-OFFSET=0"),
      ("late", 55, "ad", "X-RESUME-OFFSET=0"),
    ].map { id, seconds, asset, attributes in
      #"#EXT-X-DATERANGE:ID="\#(id)",CLASS="com.apple.hls.interstitial",DURATION=6,"#
        + #"START-DATE="2026-01-01T00:00:\#(seconds < 10 ? "0" : "")\#(seconds).000Z","#
        + #"X-ASSET-URI="\#(asset).m3u8",\#(attributes)"#
    }
    _ = try folder.file("ad.m3u8", StreamTests.advertisement)
    let text = StreamTests.recording.replacing(/#EXT-X-DATERANGE.*/, with: events.joined(separator: "\n"))
    return try folder.file("film.m3u8", text).commandLinePath
  }

  private func filmPage(_ arguments: String...) async throws -> VideoPage {
    let path = try film()
    let page = folder.url.appending(path: "page.html")
    let words = ["stream", "--break", "none", "--content", path, "--duration", "60", "--html"]
    _ = await AdapterTool.mediate.output(of: words + [page.path(percentEncoded: false)] + arguments)
    return VideoPage(try String(contentsOf: page, encoding: .utf8))
  }

  @Test("says when each break was shown, where it is on the three timelines, and where the content went on")
  func breaks() async throws {
    let page = try await VideoPage.stream("--duration", "200")
    let row = try page.row("b0")
    #expect(row[0] == "ad_break_id/mid-roll-29453760 at 2026-01-01T00:00:00Z")
    #expect(row[1...6] == ["✓ played", "1:00 for 0:30", "0:18.14", "0:30", "0:18", "1:00"])
    #expect(row[7] == "1:30.04 after the content that the break replaced" && row[8] == "2")
    #expect(try page.row("b2")[1] == "– not due")
    #expect(try page.lane("Ads").first == "1 City museum: played to its end (0:18.18 to 0:33.09)")
  }

  @Test("says for which event each verification URL was called, and what the app heard then")
  func tracking() async throws {
    let page = try await VideoPage.stream("--duration", "60")
    let moments = try page.table("break-0-0-moments")
    #expect(moments.contains(["0:18.18", "started 1 City museum, 1 of 2", "started"]))
    #expect(try page.table("tracking-table").contains(["City museum", "1", "1", "1", "1", "1"]))
  }

  @Test("says how long a break goes on without an ad, and draws that time")
  func gap() async throws {
    let page = try await VideoPage.stream("--duration", "60")
    #expect(page.document.contains("content resumed at 1:30.04, 0:05.05 without an ad"))
    #expect(page.document.contains("no ad: the rest of the break’s video, such as a slate (0:24.95 to 0:30)"))
    let full = try await VideoPage.play()
    #expect(!full.document.contains("without an ad"))
  }

  @Test("has content and breaks on the primary, the playout and the integrated timeline")
  func timelines() async throws {
    let page = try await filmPage()
    #expect(
      try page.lane("Primary", in: "timelines").contains {
        $0.hasPrefix("not shown: replaces took its place (0:12")
      }
    )
    #expect(
      try page.lane("Playout", in: "timelines").contains {
        $0.hasPrefix("replaces, on the clock from 0:18.1")
      }
    )
    #expect(
      try page.lane("Integrated", in: "timelines").contains {
        $0.contains("opening") && $0.hasSuffix("(0:05)")
      }
    )
  }

  @Test("says why an interstitial was dropped or not played, and that the content went on")
  func drops() async throws {
    let rows = try await filmPage().table("drops-table")
    #expect(rows.map { $0[0].split(separator: " ")[0] } == ["inside", "missing", "late"])
    #expect(rows.map { $0[1] } == ["! left out", "✗ not played", "! left out"])
    #expect(rows[0].last?.contains("that the resume offset of replaces skips") == true)
    #expect(rows[1].last?.contains("none.m3u8” answered with status 404.") == true)
    #expect(rows[1][2...4] == ["0:25 for 0:06", "0:29.1", "0:25"])
    #expect(rows[2].last?.hasPrefix("It is due after the end of the content.") == true)
  }

  @Test("says which interstitials a seek passed over")
  func seek() async throws {
    let page = try await filmPage("--seek", "2:22")
    #expect(try page.table("drops-table").contains { $0[0].hasPrefix("opening") && $0[1] == "! passed over" })
    #expect(try page.row("b0")[1] == "! passed over")
    #expect(try page.table("drops-table")[0].last == "The seek from 0:02 to 0:22 passed over it.")
    #expect(try page.lane("Seeks") == ["seek from 0:02 to 0:22 (0:02.1)"])
  }

  @Test("shows the ads of a break once for each time that it was shown")
  func again() async throws {
    let page = try await VideoPage.stream("--duration", "150", "--seek", "100:50")
    #expect(try page.table("ads-table").count == 4)
    #expect(try page.table("break-0-1-moments").contains { $0[1].contains("complete 4 Mountain coffee") })
  }

  @Test("shows the rest of an ad to a viewer who joins in the middle of it")
  func join() async throws {
    let page = try await VideoPage.stream("--duration", "40", "--join", "150")
    // The ad that is under way, and the end of its break.
    #expect(try page.lane("Ads").map { $0.hasPrefix("no ad") } == [false, true])
    #expect(try page.row("a0-0")[4] == "")
  }

  @Test("says why there is no session, and which request failed")
  func refused() async throws {
    let page = try await VideoPage.stream("--stream", "registration-refused", "--duration", "60")
    #expect(page.verdict.hasPrefix("✗ No ads: The ad server refused the stream"))
    #expect(try page.row("q0")[1] == "✗ status 403, failed")
    #expect(try page.lane("Problems").contains { $0.contains("STREAM_INITIALIZATION_FAILED") })
  }

  @Test("is the same each time, small, and has a row for each mark that leads to one")
  func links() async throws {
    let page = try await VideoPage.stream()
    #expect(try await VideoPage.stream().document == page.document)
    #expect(page.document.utf8.count < 300_000)
    let ids = Set(page.document.matches(of: /\ id="([^"]*)"/).map(\.output.1))
    let links = page.document.matches(of: /href="#([^"]*)"/).map(\.output.1)
    #expect(links.count > 100)
    #expect(links.allSatisfy { ids.contains($0) })
  }
}
