import AdPlatform
public import Foundation

extension URLTemplate {
  /// The URL with its macros replaced; `nil` if that makes no `http` or `https` URL.
  ///
  /// A macro is written `[NAME]`, also with its brackets percent-encoded. One whose value is unknown becomes `-1`; a
  /// name that is no ``Macro`` is left as it is. Values are percent-encoded, so that none of them can change another
  /// part of the URL.
  ///
  /// Source: VAST 4.2, 6 (macros).
  public func expanded(with values: MacroValues) -> URL? {
    expanded(with: values, in: nil)
  }

  /// - Parameter place: where the URL stands. Macros without a meaning there count as unknown.
  func expanded(with values: MacroValues, in place: Macro.Place?) -> URL? {
    var result = ""
    var rest = text[...]
    while let opening = rest.firstBracket("[", encoded: "%5B") {
      result += rest[..<opening.lowerBound]
      let inside = rest[opening.upperBound...]
      let name = inside.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
      let after = inside[name.endIndex...]
      guard let closing = after.leadingBracket("]", encoded: "%5D"), let macro = Macro(rawValue: String(name))
      else {
        result += rest[opening]
        rest = inside
        continue
      }
      result += macro.replacement(values, in: place)
      rest = after[closing...]
    }
    guard let url = URL(encodingOnce: result + rest), url.isWebURL else {
      return nil
    }
    return url
  }
}

extension Macro {
  fileprivate func replacement(_ values: MacroValues, in place: Place?) -> String {
    guard place.map(places.contains) ?? true, let texts = texts(values), !texts.isEmpty else { return "-1" }
    return texts.map { $0.percentEncoded() }.joined(separator: ",")
  }
}

extension Substring {
  /// Where the first bracket is, plain or percent-encoded.
  fileprivate func firstBracket(_ bracket: Character, encoded: String) -> Range<Index>? {
    var start = startIndex
    while let index = self[start...].firstIndex(where: { $0 == bracket || $0 == "%" }) {
      if let end = self[index...].leadingBracket(bracket, encoded: encoded) { return index..<end }
      start = self.index(after: index)
    }
    return nil
  }

  /// Where the bracket ends that the text begins with, plain or percent-encoded.
  fileprivate func leadingBracket(_ bracket: Character, encoded: String) -> Index? {
    if first == bracket { return index(after: startIndex) }
    let code = prefix(encoded.count)
    return String(code).equalsIgnoringCase(encoded) ? code.endIndex : nil
  }
}
