import Foundation

extension Element {
  /// The value of an attribute that is named exactly so, without blanks around it.
  func string(exactly name: String) -> String? {
    tree.attributes[tree.nodes[index].attributes].first { $0.name == name }?.value.trimmed()
  }

  /// An attribute's value without blanks around it; `nil` if there is none or it is empty.
  func string(_ name: String) -> String? {
    guard let value = attribute(name)?.trimmed(), !value.isEmpty else { return nil }
    return value
  }

  /// The attribute as named, else one whose name differs in case or has a prefix.
  private func attribute(_ name: String) -> String? {
    let length = name.utf8.count
    var found: ElementTree.Attribute?
    for index in tree.nodes[index].attributes where tree.attributes[index].localLength == length {
      if tree.attributes[index].name == name { return tree.attributes[index].value }
      let attribute = tree.attributes[index]
      guard attribute.localName.equalsIgnoringCase(name), !attribute.name.hasPrefix("xmlns") else { continue }
      // Of several the first by name counts, so that the same document always gives the same answer.
      if let earlier = found, earlier.name < attribute.name { continue }
      found = attribute
    }
    guard let found else { return nil }
    if !found.name.hasSuffix(name) { warn(.nameCase(found: found.name, expected: name)) }
    return found.value
  }

  /// A whole number from 0.
  func integer(_ name: String) -> Int? {
    value(name) { text in text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil }
  }

  /// A number from 1, for the order of ads and creatives.
  func sequenceNumber(_ name: String) -> Int? {
    value(name) { text in
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0 else {
        return nil
      }
      return number
    }
  }

  /// A number from 0, with decimals if need be.
  func decimal(_ name: String) -> Decimal? {
    value(name, TimeText.decimal)
  }

  /// `true`, `false`, `1` or `0`.
  func flag(_ name: String) -> Bool? {
    value(name) { text in
      switch text {
      case "true", "1": return true
      case "false", "0": return false
      default: break
      }
      let expected = text.lowercased()
      guard expected == "true" || expected == "false" else { return nil }
      warn(.valueCase(found: text, expected: expected))
      return expected == "true"
    }
  }

  /// One of the values of an enumeration.
  func known<Value>(_ name: String, as: Value.Type = Value.self) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    value(name) { known(text: $0) }
  }

  /// A text as one of the values of an enumeration.
  func known<Value>(text: String) -> Value? where Value: RawRepresentable<String> & CaseIterable {
    if let value = Value(rawValue: text) { return value }
    let value = Value.allCases.first { $0.rawValue.equalsIgnoringCase(text) }
    if let value { warn(.valueCase(found: text, expected: value.rawValue)) }
    return value
  }

  /// A time as `HH:MM:SS` or `HH:MM:SS.mmm`.
  func duration(_ name: String) -> Duration? {
    value(name, time)
  }

  /// A time, or a percentage of the duration.
  func timeOffset(_ name: String) -> TimeOffset? {
    value(name) { text in
      if let percent = TimeText.percent(text) { return .percent(percent) }
      return time(text).map(TimeOffset.time)
    }
  }

  /// A text as a time, with a warning if it is oddly written.
  func time(_ text: String) -> Duration? {
    guard let (time, isOdd) = TimeText.time(text) else { return nil }
    if isOdd { warn(.oddTime(text)) }
    return time
  }

  /// A URL; anything else is left out with a warning.
  func url(_ name: String) -> URLTemplate? {
    string(name).flatMap { url(in: $0) }
  }

  /// The attribute's value as `read` understands it; what it does not understand is left out with a warning.
  func value<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
    guard let text = string(name) else { return nil }
    guard let value = read(text) else {
      warn(.droppedValue(name: name, text: text))
      return nil
    }
    return value
  }
}
