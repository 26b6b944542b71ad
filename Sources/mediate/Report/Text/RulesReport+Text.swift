import AdPlatform
import AdapterConformance

extension RulesReport {
  /// The rule book for people.
  var text: StyledText {
    var text = StyledText()
    let idWidth = (rules.map(\.id.columns).max() ?? 0) + 2
    let levelWidth = (rules.map(\.level.rawValue.columns).max() ?? 0) + 2
    for (family, members) in families {
      text.addHeading(family.title)
      for rule in members {
        text.addHanging(
          [
            ("  " + rule.id.padded(to: idWidth), .plain),
            (rule.level.rawValue.padded(to: levelWidth), rule.level == .required ? .plain : .faint),
          ],
          rule.sentence
        )
        let indent = String(repeating: " ", count: 2 + idWidth + levelWidth)
        text.addHanging([(indent, .plain)], rule.source, .faint)
      }
    }
    return text
  }
}
