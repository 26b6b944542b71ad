import Foundation
import Testing
import VAST

@Suite("Bad input ends in a named error")
struct HostileInputTests {
  private static let billionLaughs = """
    <?xml version="1.0"?>
    <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
    <VAST version="3.0"><Ad id="&c;"/></VAST>
    """

  @Test(
    "not a document",
    arguments: [
      ("", VASTError.empty), (" \n\t", .empty), ("<!-- nothing -->", .empty), ("{\"ads\": []}", .notXML),
      ("VAST", .notXML), ("<html><body/></html>", .unexpectedRoot(found: "html", expected: "VAST")),
      ("<VMAP/>", .unexpectedRoot(found: "VMAP", expected: "VAST")),
      ("<VAST version='3.0'>\n<Ad>", .truncated(line: 2)), ("<VAST", .truncated(line: 1)),
      ("<VAST version='3.0'><Error><![CDATA[http", .truncated(line: 1)), ("<!-- ", .truncated(line: 1)),
      (
        "<VAST>\n<Error>http://a.example?a=1&b=2</Error></VAST>",
        .malformed(
          line: 2,
          reason: "an & does not start a known entity; write &amp;, or put a URL into a CDATA section"
        )
      ),
      (
        "<VAST>\n<Ad>\n</VAST>",
        .malformed(line: 3, reason: "the end tag does not match <Ad>, which begins in line 2")
      ),
      ("<VAST a='1' a='2'/>", .malformed(line: 1, reason: "an attribute occurs twice in an element")),
      ("<VAST/><VAST/>", .malformed(line: 1, reason: "something follows the end of the root element")),
      (billionLaughs, .documentTypeDeclaration(line: 2)),
      ("<!DOCTYPE VAST SYSTEM 'file:///etc/passwd'><VAST/>", .documentTypeDeclaration(line: 1)),
      ("<!-- a -->\n<?b?><!doctype html><VAST/>", .documentTypeDeclaration(line: 2)),
      ("<?xml version='1.0' encoding='EBCDIC'?><VAST/>", .unsupportedEncoding("EBCDIC")),
    ]
  )
  func text(xml: String, error: VASTError) {
    #expect(throws: error) { try Fixture.vast(xml) }
  }

  @Test("bytes that are no text")
  func bytes() {
    #expect(throws: VASTError.wrongEncoding("UTF-8")) {
      try VASTDocument(data: Data("<VAST version='3.0'>".utf8) + [0xFF, 0xC0] + Data("</VAST>".utf8))
    }
    #expect(throws: VASTError.wrongEncoding("UTF-16")) { try VASTDocument(data: Data([0xFF, 0xFE, 0x3C])) }
    #expect(throws: VASTError.wrongEncoding("UTF-16")) {
      try VASTDocument(data: Data([0xFF, 0xFE, 0x00, 0xD8]))
    }
    #expect(throws: VASTError.self) { try VASTDocument(data: Data([0x1F, 0x8B, 0x08, 0x00, 0x00])) }
  }

  @Test("an external entity in UTF-16 is found as well")
  func hiddenEntity() throws {
    let xml = "<!DOCTYPE VAST [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><VAST>&x;</VAST>"
    let data = try #require(xml.data(using: .utf16))
    #expect(throws: VASTError.documentTypeDeclaration(line: 1)) { try AdDocument(data: data) }
  }

  @Test("100,000 nested elements")
  func nesting() {
    let xml = String(repeating: "<VAST>\n", count: 100_000)
    #expect(throws: VASTError.tooDeep(limit: 64, line: 65)) { try Fixture.vast(xml) }
  }

  @Test("64 levels are read")
  func deepEnough() throws {
    let inside = String(repeating: "<x>", count: 63) + String(repeating: "</x>", count: 63)
    #expect(try Fixture.vast("<VAST version='3.0'>\(inside)</VAST>").warnings.count == 1)
  }

  @Test("100,000 breaks")
  func breaks() {
    let xml = "<VMAP>" + String(repeating: "<AdBreak timeOffset='start'/>\n", count: 100_000) + "</VMAP>"
    #expect(throws: VASTError.tooManyElements(limit: 100_000, line: 100_000)) { try Fixture.vmap(xml) }
  }

  @Test("10,000 ads in one pod are a document like another")
  func ads() throws {
    let ads = (1...10_000).map { number in
      "<Ad sequence='\(number)'><Wrapper><VASTAdTagURI>https://a.example</VASTAdTagURI></Wrapper></Ad>"
    }
    let document = try Fixture.vast("<VAST version='3.0'>\(ads.joined())</VAST>")
    #expect(document.ads.count == 10_000 && document.ads.last?.sequence == 10_000)
    #expect(document.warnings.count == 201)
    #expect(document.warnings.last?.kind == .more(20_000 - 200))
  }

  @Test("a response of 100 MB")
  func large() {
    let data = Data(count: 100_000_000)
    #expect(throws: VASTError.tooLarge(limit: 10_000_000)) { try VASTDocument(data: data) }
  }

  @Test("too many attributes, and endless texts")
  func wide() {
    let attributes = (0...100).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(throws: VASTError.tooManyAttributes(limit: 100, line: 1)) {
      try Fixture.vast("<VAST \(attributes)/>")
    }
    let text = String(repeating: "a", count: 1_000_001)
    #expect(throws: VASTError.textTooLong(limit: 1_000_000, line: 1)) {
      try Fixture.vast("<VAST>\(text)</VAST>")
    }
    #expect(throws: VASTError.textTooLong(limit: 1_000_000, line: 1)) {
      try Fixture.vast("<VAST><![CDATA[\(text)]]></VAST>")
    }
    #expect(throws: VASTError.textTooLong(limit: 1_000_000, line: 1)) {
      try Fixture.vast("<VAST a='\(text)'/>")
    }
  }

  @Test("300,000 attributes are not compared with each other")
  func manyAttributes() {
    let attributes = (0..<300_000).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(throws: VASTError.tooManyAttributes(limit: 100, line: 2)) {
      try Fixture.vast("<!-- < -->\n<VAST b='>' \(attributes)/>")
    }
  }

  @Test("long tags and texts with quotation marks have no more attributes than before")
  func quotationMarks() throws {
    let quotes = String(repeating: "'\"", count: 1000)
    let apostrophes = String(repeating: "'", count: 1000)
    let document = try Fixture.vast(
      "<VAST version=\"\(apostrophes)\"><!--\(quotes)-->\(quotes)<Error><![CDATA[< \(quotes)]]></Error></VAST>"
    )
    #expect(document.ads.isEmpty)
  }

  @Test(
    "a processing instruction without data is left out",
    arguments: [
      "<?x?><VAST version='3.0'/>", "<VAST version='3.0'><?x?></VAST>", "<VAST version='3.0'/><?x?>",
    ]
  )
  func processingInstruction(xml: String) throws {
    #expect(try Fixture.vast(xml).warnings.isEmpty)
  }

  @Test("what looks like a processing instruction in a text is none")
  func noProcessingInstruction() throws {
    let xml = "<VAST version='3.0'><!-- <?a --><Error><![CDATA[https://a.example/?b=<?x?>]]></Error></VAST>"
    #expect(try Fixture.vast(xml).errorURLs.map(\.text) == ["https://a.example/?b=<?x?>"])
  }

  @Test("a document that ends anywhere never crashes")
  func truncation() {
    let bytes = Data(Fixture.playlist.utf8)
    for count in stride(from: 1, to: bytes.count, by: 7) {
      #expect(throws: VASTError.self) { try AdDocument(data: bytes.prefix(count)) }
    }
  }

  @Test("errors are one harmless line with a remedy and a code")
  func words() {
    let error = VASTError.unexpectedRoot(found: "a\u{1B}[2J\n\u{202E}", expected: "VAST")
    #expect(
      error.description == "The root element is “a\\u{1B}[2J\\u{A}\\u{202E}” and not VAST. "
        + "Check that the ad tag leads to a VAST or VMAP document."
    )
    #expect(error.code == 101 && VASTError.empty.code == 100)
    #expect((error as NSError).code == 101 && (error as NSError).domain == "VAST.VASTError")
  }
}
