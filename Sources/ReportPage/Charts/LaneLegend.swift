/// What the marks of a lane chart mean: those that it has.
struct LaneLegend {
  private var entries: [(tones: [Tone], name: String)] = []

  init(_ names: [Tone: String], of lanes: [LaneChart.Lane]) {
    let used = Set(lanes.flatMap(\.items).filter { $0.end == nil }.map(\.tone))
    for tone in Tone.allCases where used.contains(tone) {
      guard let name = names[tone] ?? Self.names[tone] else { continue }
      if let index = entries.firstIndex(where: { $0.name == name }) {
        entries[index].tones.append(tone)
      } else {
        entries.append(([tone], name))
      }
    }
  }

  private static let names: [Tone: String] = [
    .plain: "event", .accent: "event", .good: "success", .bad: "error", .unusual: "unusual event",
    .faint: "did not happen",
  ]

  var html: HTML {
    // One name says nothing that the names of the lanes do not.
    guard entries.count > 1 else { return .empty }
    return HTML(.p, .class("note legend")) {
      "Marks: "
      for (index, entry) in entries.enumerated() {
        index == 0 ? HTML.empty : HTML(" ")
        HTML(.span) {
          for tone in entry.tones {
            HTML(.svg, tone.attribute, .isDecoration) {
              HTML(.svg, .measures([.x: 6, .y: 6]), .class("mark")) {
                HTML(.path, .outline(tone.shape))
              }
            }
          }
          entry.name
        }
      }
    }
  }
}
