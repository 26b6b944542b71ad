import Testing

@testable import InteractiveMediaAds

@Suite("Identifiers of pods")
struct PodIdentifierTests {
  @Test(
    "reads what it writes",
    arguments: [
      ("pod/1", PodIdentifier.pod(1)), ("pod/120", .pod(120)),
      ("ad_break_id/mid-roll-7", .adBreak("mid-roll-7")),
      ("ad_break_id/7", .adBreak("7")), ("ad_break_id/a b?c#d%2F", .adBreak("a b?c#d%2F")),
      ("ad_break_id/…", .adBreak("…")), ("ad_break_id/..a", .adBreak("..a")),
    ]
  )
  func roundTrip(_ text: String, _ identifier: PodIdentifier) throws {
    #expect(try PodIdentifier(parsing: text) == identifier)
    #expect(identifier.description == text)
  }

  @Test(
    "refuses what is none, and says why",
    arguments: [
      ("", PodManifestError.IdentifierFlaw.form), ("mid-roll-7", .form), ("pods/1", .form), ("/pod/1", .form),
      ("pod", .form), ("POD/1", .form),
      ("pod/", .numberIsNotWhole), ("pod/one", .numberIsNotWhole), ("pod/1.5", .numberIsNotWhole),
      ("pod/+1", .numberIsNotWhole), ("pod/01", .numberIsNotWhole), ("pod/1/2", .numberIsNotWhole),
      ("pod/99999999999999999999", .numberIsNotWhole),
      ("pod/0", .numberBelowOne), ("pod/-3", .numberBelowOne),
      ("ad_break_id/", .name(.empty)), ("ad_break_id/..", .name(.dots)), ("ad_break_id/.", .name(.dots)),
      ("ad_break_id//../", .name(.slash)), ("ad_break_id/a/../b", .name(.slash)),
      ("ad_break_id/a\\b", .name(.slash)),
      ("ad_break_id/a\nb", .name(.controlCharacter)), ("ad_break_id/a\u{0}", .name(.controlCharacter)),
      ("ad_break_id/\u{202E}a", .name(.controlCharacter)),
      ("ad_break_id/" + String(repeating: "x", count: 256), .name(.tooLong(bytes: 256))),
    ]
  )
  func refusals(_ text: String, _ flaw: PodManifestError.IdentifierFlaw) {
    let expected = PodManifestError.identifier(text, reason: flaw)
    #expect(throws: expected) { try PodIdentifier(parsing: text) }
    #expect(!expected.description.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
    #expect(expected.description.utf8.count < 400)
  }

  @Test("takes a name of 255 bytes")
  func longest() throws {
    let name = String(repeating: "x", count: 255)
    #expect(try PodIdentifier(parsing: "ad_break_id/\(name)") == .adBreak(name))
  }
}
