import AdMediation
import AdPlatform
import Foundation

extension FuzzedParser {
  /// Places in JSON: what is scanned to its end is JSON, and every place is in the text.
  func checkJSON(_ input: Data) throws {
    let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
    func requireInside(_ position: TextPosition?) throws {
      guard let position else { return }
      try require(
        1...lines ~= position.line && 1...(input.count + 1) ~= position.column,
        "\(position) is not in the text"
      )
    }
    do {
      let findings = try JSONScanner.scan(input, lookingFor: ["adUnits", "a.b", "a[0].b", "[0][1]", ""])
      for repeated in findings.repeatedKeys { try requireInside(repeated.position) }
      for place in findings.places.values {
        try requireInside(place.key)
        try requireInside(place.value)
      }
      guard !input.contains(0), String(validating: input, as: UTF8.self) != nil else { return }
      try require(
        (try? JSONDecoder().decode(Anything.self, from: input)) != nil,
        "no JSON was scanned to its end"
      )
    } catch let error as JSONSyntaxError {
      try requireInside(error.position)
      try require(!"\(error.explanation)\(error.advice)".contains { $0.isNewline }, "an error has two lines")
    }
    do {
      _ = try MediationConfiguration.read(json: input)
    } catch {
      try require(!error.located.isEmpty, "an error without a flaw")
      for flaw in error.located { try requireInside(flaw.position) }
    }
  }

  /// A document whose contents are not looked at.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}
