import AdMediation
import AdPlatform

extension UnitsReport {
  /// The list of `mediate units` for people.
  var text: StyledText {
    var text = StyledText()
    let names = units.map { $0.name.printable() }
    let width = min(names.map(\.columns).max() ?? 0, TextLayout.width / 3) + 2
    for (unit, name) in zip(units, names) {
      let count = unit.adUnit.sources.count
      let summary = unit.adUnit.summary ?? "\(count) source\(count == 1 ? "" : "s")."
      text.addHanging(
        [(name.padded(to: width - 2) + "  ", .heading)],
        summary.printable(limit: TextLayout.textLimit)
      )
    }
    return text
  }
}
