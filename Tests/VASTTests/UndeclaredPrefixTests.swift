import Foundation
import Testing
import VAST

@Suite("Prefixes without a declaration")
struct UndeclaredPrefixTests {
  private func messages(_ xml: String) throws -> [String] {
    try Fixture.vast(xml).warnings.map(\.description).filter { $0.contains("prefix") }
  }

  @Test("a message names the prefix and the line, once for each prefix")
  func named() throws {
    #expect(
      try messages(
        """
        <VAST version="4.2" xmlns:ok="urn:ok">
          <Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle><Impression>https://a.example</Impression>
          <Creatives><Creative/></Creatives>
            <Extensions><Extension>
              <ok:a/><acme:a/><acme:b/>
              <ok:c xlink:href="https://a.example"/>
            </Extension></Extensions>
          </InLine></Ad>
        </VAST>
        """
      ) == [
        "VAST/Ad/InLine/Extensions/Extension/a[2] (line 5): the prefix “acme” is not declared; add xmlns:acme=\"…\""
          + " to this element or to one around it",
        "VAST/Ad/InLine/Extensions/Extension/c (line 6): the prefix “xlink” is not declared; add xmlns:xlink=\"…\""
          + " to this element or to one around it",
      ]
    )
  }

  @Test("a declaration holds for its element and what is inside")
  func scope() throws {
    let inside =
      "<Ad><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>"
      + "<VASTAdTagURI>https://b.example</VASTAdTagURI><Extensions>"
    let end = "</Extensions></Wrapper></Ad>"
    let declared = "<VAST version='4.2'>\(inside)<p:a xmlns:p='urn:p' p:x=''><p:b/></p:a>\(end)</VAST>"
    #expect(try messages(declared).isEmpty)
    let outside = "<VAST version='4.2'>\(inside)<a xmlns:p='urn:p'/><p:b/>\(end)</VAST>"
    #expect(try messages(outside).count == 1)
    let undone = "<VAST version='4.2' xmlns:p='urn:p'>\(inside)<p:b xml:lang='en'/>\(end)</VAST>"
    #expect(try messages(undone).isEmpty)
  }

  @Test("the root's own prefix, as in the older form of VMAP")
  func root() throws {
    let document = try Fixture.vmap(
      "<vmap:VMAP version='1.0'>\n<vmap:AdBreak timeOffset='start' breakType='linear'/></vmap:VMAP>"
    )
    #expect(document.adBreaks.count == 1)
    #expect(
      document.warnings.map(\.description).filter { $0.contains("“vmap” is not declared") }.count == 1
    )
  }
}
