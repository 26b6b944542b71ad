import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The page of a long stream")
struct LongStreamPageTests {
  @Test(
    "shows the first breaks, and says how many it leaves out and where they are",
    arguments: [("15:00", "30:15", "10"), ("20:00", "40:20", "8")]
  )
  func limit(duration: String, breaks: String, rest: String) async throws {
    let page = try await VideoPage.stream("--duration", duration, "--break", breaks)
    #expect(page.document.utf8.count < 600_000)
    #expect(try page.table("breaks-table").count == 24)
    #expect(page.document.firstMatch(of: /(\d+) more are not shown; --json has all\./)?.output.1 == rest[...])
    #expect(page.document.contains(/\d+ more lines are not shown; --json has all\./))
    // No mark is beyond what the tables have.
    #expect(try page.lane("Breaks").count == 24)
  }

  @Test("of a usual one shows every break, and no break that was not due in its chart")
  func whole() async throws {
    let page = try await VideoPage.stream()
    #expect(try page.table("breaks-table").count == 6)
    #expect(!page.document.contains("more are not shown"))
    #expect(try page.lane("Interstitials", in: "timelines").count == 5)
    #expect(page.document.contains("where they are due, on primary; 1 not due yet"))
  }
}
