import Testing

@testable import ReportPage

@Suite("Headers of groups in tables")
struct GroupRowTests {
  private static let table = DataTable(
    "rules",
    caption: "Rules",
    columns: [.init("Rule"), .init("What it says", .prose)],
    isSearchable: true,
    rows: [
      .group("Loads & ads"), .init([HTML("LOAD-1"), HTML("One")]), .init([HTML("LOAD-2"), HTML("Two")]),
    ]
  )

  @Test("span the columns, and head the rows of their group")
  func header() {
    let header = #"<tr class="group"><th scope="rowgroup" colspan="2">Loads &amp; ads</th></tr>"#
    #expect(Self.table.html.markup.contains(header))
  }

  @Test("are no rows to a filter")
  func count() {
    #expect(Self.table.html.markup.contains("<output>2 rows</output>"))
  }
}
