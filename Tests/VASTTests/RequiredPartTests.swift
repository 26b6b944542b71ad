import Foundation
import Testing
import VAST

@Suite("Parts that VAST requires, and defaults for those that it does not")
struct RequiredPartTests {
  private func warnings(_ creatives: String, in body: String = "InLine") throws -> [Warning] {
    let tag = body == "Wrapper" ? "<VASTAdTagURI>https://b.example</VASTAdTagURI>" : "<AdTitle>t</AdTitle>"
    return try Fixture.vast(
      """
      <VAST version="4.2"><Ad><\(body)><AdSystem>s</AdSystem>\(tag)
      <Impression>https://a.example/i</Impression>
      \(creatives)
      </\(body)></Ad></VAST>
      """
    ).warnings
  }

  private func linear(_ parts: String) -> String {
    "<Creatives>\n<Creative>\n<Linear>\n\(parts)\n</Linear></Creative></Creatives>"
  }

  private static let file = "<MediaFile type='video/mp4'>https://a.example/m.mp4</MediaFile>"
  private static let path = "VAST/Ad/InLine/Creatives/Creative/Linear"

  @Test(
    "what a linear ad misses is named with its line",
    arguments: [
      ("<MediaFiles>\(file)</MediaFiles>", [Warning(kind: .missing("Duration"), path: path, line: 5)]),
      (
        "<Duration>30</Duration><MediaFiles>\(file)</MediaFiles>",
        [Warning(kind: .droppedValue(name: "Duration", text: "30"), path: "\(path)/Duration", line: 6)]
      ),
      (
        "<Duration></Duration><MediaFiles>\(file)</MediaFiles>",
        [Warning(kind: .droppedValue(name: "Duration", text: ""), path: "\(path)/Duration", line: 6)]
      ),
      (
        "<Duration>00:00:30</Duration>",
        [Warning(kind: .missing("MediaFiles"), path: path, line: 5)]
      ),
      (
        "<Duration>00:00:30</Duration><MediaFiles/>",
        [Warning(kind: .missing("MediaFile"), path: "\(path)/MediaFiles", line: 6)]
      ),
      ("<Duration>00:00:30</Duration><MediaFiles>\(file)</MediaFiles>", []),
    ] as [(String, [Warning])]
  )
  func linearParts(parts: String, expected: [Warning]) throws {
    #expect(try warnings(linear(parts)) == expected)
  }

  @Test("an ad without creatives is named with its line", arguments: ["", "<Creatives/>"])
  func creatives(part: String) throws {
    let path = "VAST/Ad/InLine"
    #expect(try warnings(part) == [Warning(kind: .missing("Creative"), path: path, line: 1)])
  }

  @Test("a wrapper's linear creative needs neither duration nor files")
  func wrapper() throws {
    #expect(try warnings("<Creatives><Creative><Linear/></Creative></Creatives>", in: "Wrapper").isEmpty)
    #expect(try warnings("", in: "Wrapper").isEmpty)
  }

  @Test("pixel ratio is 1, rendering mode default and media type 2D where a document does not say")
  func defaults() throws {
    let document = try Fixture.vast(
      """
      <VAST version="4.2"><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>
      <Impression>https://a.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:01</Duration>
      <MediaFiles>\(Self.file)<Mezzanine>https://a.example/z.mov</Mezzanine></MediaFiles>
      <Icons><Icon/><Icon pxratio="two"/></Icons></Linear></Creative>
      <Creative><CompanionAds><Companion/><Companion renderingMode=""/></CompanionAds></Creative></Creatives>
      </InLine></Ad></VAST>
      """
    )
    let creatives = try #require(document.ads.first?.creatives)
    #expect(creatives.first?.linear?.icons.map { $0.pixelRatio == 1 } == [true, true])
    #expect(creatives.last?.companionAds?.companions.map { $0.pixelRatio == 1 } == [true, true])
    #expect(
      creatives.last?.companionAds?.companions.map { $0.renderingMode == "default" } == [true, true]
    )
    #expect(creatives.first?.linear?.mediaFiles.first.map { $0.mediaType == "2D" } == true)
    #expect(creatives.first?.linear?.mezzanines.first.map { $0.mediaType == "2D" } == true)
    #expect(document.warnings.map(\.kind) == [.droppedValue(name: "pxratio", text: "two")])
  }
}
