/// A kind of ad that a break takes.
///
/// Source: VMAP 1.0, `breakType`.
public enum BreakType: String, Sendable, Hashable, CaseIterable, Encodable {
  /// Instead of the content.
  case linear
  /// Over the content.
  case nonLinear = "nonlinear"
  /// Beside the content.
  case display

  /// The kinds that a break names, separated by commas. Unknown ones are left out with a warning.
  static func all(in element: Element) -> [BreakType] {
    guard let text = element.string("breakType") else {
      element.warn(.missing("breakType"))
      return []
    }
    var types: [BreakType] = []
    for part in text.split(separator: ",") {
      let name = String(part).trimmed()
      guard let type: BreakType = element.known(text: name) else {
        element.warn(.droppedValue(name: "breakType", text: name))
        continue
      }
      if !types.contains(type) { types.append(type) }
    }
    return types
  }
}
