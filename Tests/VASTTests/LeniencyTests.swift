import Foundation
import Testing
import VAST

@Suite("What is tolerated, and said")
struct LeniencyTests {
  private static let wrapper = """
    <Ad id="a"><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>
    <VASTAdTagURI>https://b.example</VASTAdTagURI></Wrapper></Ad>
    """

  @Test("a byte order mark and blanks before the declaration")
  func beginning() throws {
    let document = try Fixture.vast(
      "\u{FEFF}\n  <?xml version='1.0'?><VAST version='3.0'>\(Self.wrapper)</VAST>"
    )
    #expect(document.ads.count == 1)
    #expect(document.warnings == [Warning(kind: .leadingBlanks, path: "VAST", line: 2)])
  }

  @Test(
    "prefixes without a namespace, other prefixes, none",
    arguments: [
      "<v:VAST version='3.0'>", "<v:VAST xmlns:v='urn:other' version='3.0'>", "<VAST xmlns='' version='3.0'>",
      "<VAST xmlns='http://www.iab.com/VAST' xsi:noNamespaceSchemaLocation='vast.xsd' version='3.0'>",
    ]
  )
  func prefixes(root: String) throws {
    let end = root.hasPrefix("<v:") ? "</v:VAST>" : "</VAST>"
    #expect(try Fixture.vast(root + Self.wrapper + end).ads.count == 1)
  }

  @Test("VMAP without its prefix")
  func unprefixedPlaylist() throws {
    let document = try Fixture.vmap(
      "<VMAP version='1.0'><AdBreak timeOffset='start' breakType='linear'/></VMAP>"
    )
    #expect(document.adBreaks.count == 1)
    #expect(document.warnings.map(\.kind) == [.oddPrefix("VMAP")])
  }

  @Test("names of elements and attributes in another case")
  func nameCase() throws {
    let (linear, warnings) = try Fixture.linear(
      "<mediafiles><Mediafile TYPE='video/mp4' delivery='Progressive'>https://a.example/m</Mediafile></mediafiles>"
    )
    #expect(linear?.mediaFiles.map(\.type) == ["video/mp4"])
    #expect(linear?.mediaFiles.map(\.delivery) == [.progressive])
    #expect(
      warnings == [
        .nameCase(found: "mediafiles", expected: "MediaFiles"),
        .nameCase(found: "Mediafile", expected: "MediaFile"),
        .valueCase(found: "Progressive", expected: "progressive"), .nameCase(found: "TYPE", expected: "type"),
      ]
    )
  }

  @Test("a name in another case is noted once")
  func nameCaseOnce() throws {
    let document = try Fixture.vast(
      "<VAST version='3.0'>\(Self.wrapper.replacing("AdSystem", with: "adsystem"))</VAST>"
    )
    #expect(document.ads.first?.adSystem?.name == "s")
    #expect(document.warnings.map(\.kind) == [.nameCase(found: "adsystem", expected: "AdSystem")])
  }

  @Test("a missing or odd version", arguments: ["", "version='four'", "version=''"])
  func version(attribute: String) throws {
    let document = try Fixture.vast("<VAST \(attribute)/>")
    guard case .oddVersion = document.warnings.first?.kind else { return #expect(Bool(false)) }
  }

  @Test("unknown elements are left out and found again by path and line")
  func unknown() throws {
    let document = try Fixture.vast(
      """
      <VAST version="3.0">
      \(Self.wrapper)
      <Ad id="b"><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>
      <VASTAdTagURI>https://b.example</VASTAdTagURI>
      <Colour/></Wrapper></Ad>
      </VAST>
      """
    )
    #expect(
      document.warnings == [
        Warning(kind: .unknownElement("Colour"), path: "VAST/Ad[2]/Wrapper/Colour", line: 6)
      ]
    )
    #expect(document.warnings.first?.description.contains("VAST/Ad[2]/Wrapper/Colour (line 6)") == true)
  }

  @Test("a path counts the siblings of a name, and not what is inside of them")
  func pathNumbers() throws {
    let document = try Fixture.vast(
      """
      <VAST version="3.0">
      <Ad id="a"><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>
      <VASTAdTagURI>https://b.example</VASTAdTagURI>
      <Extensions><Extension><Ad/><Ad/></Extension></Extensions></Wrapper></Ad>
      <Ad id="b"><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>
      <VASTAdTagURI>https://b.example</VASTAdTagURI><Colour/></Wrapper></Ad>
      </VAST>
      """
    )
    #expect(document.warnings.map(\.path) == ["VAST/Ad[2]/Wrapper/Colour"])
  }

  @Test("an ad without a body is left out; a wrapper that leads nowhere is kept for its error URLs")
  func unusable() throws {
    let document = try Fixture.vast(
      "<VAST version='3.0'><Ad/><Ad><Wrapper><VASTAdTagURI>file:///x</VASTAdTagURI></Wrapper></Ad>\(Self.wrapper)</VAST>"
    )
    #expect(document.ads.map(\.id) == [nil, "a"])
    guard case .wrapper(let wrapper) = document.ads[0].content else { return #expect(Bool(false)) }
    #expect(wrapper.adTagURI == nil)
    #expect(
      document.warnings.map(\.kind) == [
        .droppedElement(name: "Ad", missing: "InLine or Wrapper"), .droppedURL("file:///x"),
        .missing("VASTAdTagURI"), .missing("AdSystem"), .missing("Impression"),
      ]
    )
  }

  @Test("missing parts of an ad are named")
  func missing() throws {
    let document = try Fixture.vast("<VAST version='3.0'><Ad><InLine/></Ad></VAST>")
    #expect(document.ads.count == 1)
    #expect(
      document.warnings.map(\.kind)
        == ["AdTitle", "AdSystem", "Impression", "Creative"].map(Warning.Kind.missing)
    )
  }

  @Test("the first of two parts that may occur once counts")
  func twice() throws {
    let (linear, warnings) = try Fixture.linear("<Duration>00:00:01</Duration><Duration>00:00:02</Duration>")
    #expect(linear?.duration == .seconds(1))
    #expect(warnings == [.repeated("Duration")])
  }

  @Test("a response inside a playlist as text, and under its old name")
  func embeddedText() throws {
    let document = try Fixture.vmap(
      """
      <vmap:VMAP xmlns:vmap="urn:v" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource>
      <vmap:VASTData><![CDATA[<VAST version="3.0">\(Self.wrapper)<x/></VAST>]]></vmap:VASTData>
      </vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
    )
    guard case .vastAdData(let inside) = document.adBreaks.first?.adSource?.content else {
      return #expect(Bool(false))
    }
    #expect(inside.ads.count == 1)
    #expect(
      document.warnings.map(\.kind) == [
        .readAs(found: "vmap:VASTData", expected: "VASTAdData"), .readAs(found: "text", expected: "VAST"),
        .unknownElement("x"),
      ]
    )
  }

  @Test("warnings about a response that is text have the lines of the playlist")
  func linesOfEmbeddedText() throws {
    let document = try Fixture.vmap(
      """
      <vmap:VMAP xmlns:vmap="urn:v" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear">
      <vmap:AdSource>
      <vmap:VASTAdData>

      <![CDATA[
      <?xml version="1.0"?>
      <VAST version="3.0">
      \(Self.wrapper)
      <x/></VAST>]]></vmap:VASTAdData>
      </vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
    )
    #expect(document.warnings.map(\.line) == [3, 10])
    #expect(document.warnings.last?.kind == .unknownElement("x"))
  }

  @Test("a response of version 1 inside a playlist stays as what cannot be used")
  func embeddedVersion1() throws {
    let document = try Fixture.vmap(
      """
      <vmap:VMAP xmlns:vmap="urn:v" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource>
      <vmap:VASTAdData><VideoAdServingTemplate/></vmap:VASTAdData></vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
    )
    let error = VASTError.unsupportedVersion("VAST 1 (VideoAdServingTemplate)")
    #expect(document.adBreaks.map(\.adSource?.content) == [.unreadable(error)])
    #expect(document.warnings.first?.kind == .unreadableDocument(error))
  }

  @Test("UTF-16, ISO 8859-1, and a declaration that is wrong about UTF-8")
  func encodings() throws {
    func xml(_ encoding: String) -> String {
      "<?xml version='1.0' encoding='\(encoding)'?><VAST version='3.0'><Ad id='é'>"
        + Self.wrapper.dropFirst("<Ad id=\"a\">".count) + "</VAST>"
    }
    let documents = try [
      VASTDocument(data: #require(xml("UTF-16").data(using: .utf16))),
      VASTDocument(data: #require(xml("utf-16").data(using: .utf16LittleEndian))),
      VASTDocument(data: #require(xml("utf-16").data(using: .utf16BigEndian))),
      VASTDocument(data: #require(xml("ISO-8859-1").data(using: .isoLatin1))),
      VASTDocument(data: Data(xml("UTF-16").utf8)),
    ]
    #expect(documents.map { $0.ads.first?.id } == Array(repeating: "é", count: 5))
    #expect(documents.dropLast().allSatisfy { $0.warnings.isEmpty })
    #expect(documents.last?.warnings.map(\.kind) == [.wrongEncodingName("UTF-16")])
  }

  @Test("warnings are counted, not kept, beyond the limit")
  func manyWarnings() throws {
    var limits = DocumentLimits()
    limits.warnings = 3
    let xml = "<VAST version='3.0'>" + String(repeating: "<x/>", count: 10) + "</VAST>"
    let document = try VASTDocument(data: Data(xml.utf8), limits: limits)
    #expect(document.warnings.map(\.kind) == Array(repeating: .unknownElement("x"), count: 3) + [.more(7)])
  }
}
