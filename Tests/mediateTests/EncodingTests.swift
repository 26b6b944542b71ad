import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The encodings of ad responses")
struct EncodingTests {
  private static let response = """
    <VAST version="3.0"><Ad id="é"><InLine><AdSystem>s</AdSystem><AdTitle>Thé</AdTitle>
    <Impression>https://a.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:30</Duration>
    <MediaFiles><MediaFile type="video/mp4" width="640" height="360" delivery="progressive">https://a.example/m.mp4</MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
    """

  @Test(
    "inspect and play read the same",
    arguments: [
      ("UTF-8", .utf8), ("UTF-16", .utf16), ("UTF-16", .utf16LittleEndian), ("UTF-16", .utf16BigEndian),
      ("ISO-8859-1", .isoLatin1),
    ] as [(String, String.Encoding)]
  )
  func encodings(name: String, encoding: String.Encoding) async throws {
    let folder = try TemporaryFolder()
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + Self.response
    let file = try folder.file("ad.xml", try #require(text.data(using: encoding))).commandLinePath
    let inspected = await AdapterTool.mediate.output(of: ["inspect", file])
    #expect(inspected.status == .success, "\(inspected.standardError)")
    #expect(inspected.standardOutput.contains("Ad 1 of 1, é: InLine"))
    let played = await AdapterTool.mediate.output(of: ["play", "--ad-tag", file])
    #expect(played.status == .success, "\(played.standardError)")
    #expect(played.standardOutput.contains("1 break, 1 ad, 1 tracking call, 0 errors"))
  }

  @Test("play says that a file is in none of them")
  func noEncoding() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("ad.xml", Data([0x3C, 0xC3, 0x28])).commandLinePath
    let played = await AdapterTool.mediate.output(of: ["play", "--ad-tag", file])
    #expect(
      played.standardError
        == "mediate: \(file): in no encoding that an ad response may have; save it as UTF-8\n"
    )
    #expect(played.status == .cannotRun)
  }
}
