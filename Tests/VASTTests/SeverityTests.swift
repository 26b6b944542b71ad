import Foundation
import Testing
import VAST

@Suite("The severity of what is tolerated in ad responses")
struct SeverityTests {
  private static let wrapper = """
    <Ad id="a"><Wrapper><AdSystem>s</AdSystem><Impression>https://a.example</Impression>
    <VASTAdTagURI>https://b.example</VASTAdTagURI></Wrapper></Ad>
    """

  @Test(
    "is an error where XML says that a document cannot be read",
    arguments: [
      (" <?xml version='1.0'?><VAST version='3.0'>\(wrapper)</VAST>", .leadingBlanks),
      (
        "<?xml version='1.0' encoding='UTF-16'?><VAST version='3.0'>\(wrapper)</VAST>",
        .wrongEncodingName("UTF-16")
      ),
      ("<v:VAST version='3.0'>\(wrapper)</v:VAST>", .undeclaredPrefix("v")),
    ] as [(String, Warning.Kind)]
  )
  func errors(xml: String, kind: Warning.Kind) throws {
    let warnings = try Fixture.vast(xml).warnings
    #expect(warnings.contains { $0.kind == kind })
    #expect(warnings.filter { $0.severity == .error }.map(\.kind) == [kind])
  }

  @Test("is an error where a break's response cannot be used")
  func inside() throws {
    let playlist = try Fixture.vmap(
      """
      <vmap:VMAP xmlns:vmap="urn:v" version="1.0"><vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource>
      <vmap:VASTAdData><VideoAdServingTemplate/></vmap:VASTAdData></vmap:AdSource></vmap:AdBreak></vmap:VMAP>
      """
    )
    #expect(playlist.warnings.first?.severity == .error)
  }

  @Test("is a warning where VAST or VMAP is not kept to")
  func warnings() throws {
    let document = try Fixture.vast("<VAST><Ad><InLine><Colour/></InLine></Ad></VAST>")
    #expect(document.warnings.count == 6 && document.warnings.allSatisfy { $0.severity == .warning })
  }
}
