/// A table of a report, with a header for each column and a filter that the script of the page offers.
package struct DataTable: Sendable {
  package struct Row: Sendable {
    /// Unique in the page; nil for a row that nothing refers to.
    package var id: String?
    package var tone: Tone
    /// What a filter calls the rows of its kind, with spaces between several; nil if it does not matter.
    package var state: String?
    /// The first is the header of the row.
    package var cells: [HTML]
    /// Whether it is the header of the rows below it, over all columns.
    package private(set) var isGroup = false

    /// The header of the rows below it. A filter hides it with the last of them.
    package static func group(_ title: String) -> Row {
      var row = Row([HTML(title)])
      row.isGroup = true
      return row
    }

    package init(id: String? = nil, tone: Tone = .plain, state: String? = nil, _ cells: [HTML]) {
      self.id = id
      self.tone = tone
      self.state = state
      self.cells = cells
    }
  }

  package struct Column: Sendable {
    package var title: String
    package var kind: Kind

    package init(_ title: String, _ kind: Kind = .name) {
      self.title = title
      self.kind = kind
    }

    package enum Kind: Sendable {
      /// Words that stay whole as long as they fit.
      case name
      /// Numbers, which are at the right and are never wrapped.
      case number
      /// Sentences, which get the room that is left.
      case prose

      fileprivate var attribute: Attribute? {
        switch self {
        case .name: nil
        case .number: .class("number")
        case .prose: .class("prose")
        }
      }
    }
  }

  /// Unique in the page.
  package var id: String
  package var caption: String
  package var columns: [Column]
  package var rows: [Row]
  /// The states that the reader may choose from, with their names. If there are none, the page offers no choice.
  package var states: [(state: String, name: String)]
  /// Whether there is a field to search it.
  package var isSearchable: Bool

  package init(
    _ id: String,
    caption: String,
    columns: [Column],
    states: [(state: String, name: String)] = [],
    isSearchable: Bool = false,
    rows: [Row]
  ) {
    self.id = id
    self.caption = caption
    self.columns = columns
    self.states = states
    self.isSearchable = isSearchable
    self.rows = rows
  }

  package var html: HTML {
    HTML([
      isSearchable || !states.isEmpty
        ? HTML.filter(of: id, caption, states: states, count: rows.count { !$0.isGroup }) : .empty,
      HTML(.div, .class("wide"), .role("region"), .label(caption), .tabIndex(0)) {
        HTML(.table, .id(id), isStacked ? .class("stack") : nil) {
          HTML(.caption) { caption }
          HTML(.thead) {
            HTML(.tr) {
              for column in columns {
                HTML(.th, .columnHeader, column.kind == .number ? column.kind.attribute : nil) {
                  column.title
                }
              }
            }
          }
          HTML(.tbody) { for row in rows { html(of: row) } }
        }
      },
    ])
  }

  /// Whether a narrow window shows the cells of a row one below the other.
  private var isStacked: Bool { columns.count > 3 }

  private func html(of row: Row) -> HTML {
    guard !row.isGroup else {
      return HTML(.tr, .class("group")) {
        HTML(.th, .groupHeader, .columns(columns.count)) { HTML(row.cells) }
      }
    }
    return HTML(
      .tr,
      row.id.map { .id($0) },
      row.tone == .plain ? nil : row.tone.attribute,
      row.state.map { .data(.state, $0) }
    ) {
      for (index, cell) in row.cells.enumerated() {
        let column = index < columns.count ? columns[index] : Column("")
        HTML(
          index == 0 ? .th : .td,
          index == 0 ? .rowHeader : nil,
          column.kind.attribute,
          isStacked && index > 0 ? .data(.column, column.title) : nil
        ) { cell }
      }
    }
  }
}

extension HTML {
  /// A field and a choice for the rows of a table. The script of the page shows them.
  ///
  /// - Parameters:
  ///   - id: of an element with rows, which have a ``Attribute/DataName/state``.
  ///   - name: of the table.
  package static func filter(
    of id: String,
    _ name: String,
    states: [(state: String, name: String)],
    count: Int
  ) -> HTML {
    HTML(.div, .class("filter"), .data(.filters, id), .role("search"), .label("Filter: \(name)"), .isHidden) {
      HTML(.label) {
        "Search "
        HTML(.input, .type("search"), .placeholder("text"))
      }
      if !states.isEmpty {
        HTML(.label) {
          "Show "
          HTML(.select) {
            HTML(.option, .value("")) { "all" }
            for choice in states { HTML(.option, .value(choice.state)) { choice.name } }
          }
        }
      }
      HTML(.output) { "\(count) rows" }
    }
  }
}
