import Foundation
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("mediate inspect")
struct InspectTests {
  private static let response = """
    <VAST version="3.0"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>Tea</AdTitle>
    <Impression>https://a.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:30</Duration>
    <MediaFiles><MediaFile type="video/mp4" width="640" height="360" delivery="progressive">https://a.example/m.mp4</MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inspect(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["inspect"] + arguments)
  }

  @Test("tells a person what is in a response")
  func text() async {
    let output = await inspect(SampleAdTag.vast30.url.absoluteString)
    #expect(output.status == .success)
    let lines = output.standardOutput.split(separator: "\n").map(String.init)
    let track = "https://\(SampleAdServer.host)/track/vast-3.0"
    for line in [
      "VAST 3.0: 2 ads, 1 warning",
      "  error URL         \(track)/error?code=[ERRORCODE]",
      "Ad 1 of 2, bellows: InLine, place 1 in the pod",
      "  title             Bellows – fires without smoke",
      "  system            Sample Ad Server 1.0",
      "  price             12.5 EUR CPM",
      "  Creative 1 of 1, bellows-video: linear",
      "    duration          0:20.5",
      "    skippable after   25%",
      "    Media file: video/mp4, 1280 × 720, 1500 kbit/s, progressive",
      "      URL               https://media.sample-network.example/bellows-720p.mp4",
      "    Tracking: 8 URLs",
      "      progress 0:10     \(track)/bellows/progress",
      "    click-through     https://bellows.example.com",
      "    click tracking    count \(track)/bellows/click",
      "    Icon: SampleChoices, 20 × 20, left bottom, from 0:01",
      "Ad 2 of 2, elsewhere: Wrapper, place 2 in the pod",
      "  ad tag            \(SampleAdTag.vast20.url.absoluteString)",
      "Warnings",
      "  line 14  warning  nameCase  VAST/Ad/InLine/Creatives/Creative: “AdID” is written “adId”",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("tells a person what is in a playlist")
  func playlistText() async {
    let output = await inspect(SampleAdTag.vmapOffsets.url.absoluteString)
    let lines = output.standardOutput.split(separator: "\n").map(String.init)
    for line in [
      "VMAP 1.0: 5 breaks",
      "Break 1 of 5, quarter: at 25%, linear",
      "Break 2 of 5, half: at 50%, linear or nonlinear",
      "Break 3 of 5, first-place: at place #1, linear",
      "Break 4 of 5, every-two-minutes: at 1:00, again every 2:00, linear",
      "Break 5 of 5, beside: at the end, display",
      "  ad tag            \(SampleAdTag.wrapped.url.absoluteString)",
      "  custom data       lantern; kite",
      "  Tracking: 3 URLs",
    ] { #expect(lines.contains(line), "\(line)") }
    let whole = await inspect(SampleAdTag.vmap.url.absoluteString).standardOutput
    #expect(whole.contains("\nBreak 2 of 3, mid-roll: at 5:00, linear\n"))
    #expect(whole.contains("\n  Ad 2 of 2, leaf: InLine, place 2 in the pod\n"))
  }

  @Test("counts tracking URLs of one event")
  func counts() async throws {
    let file = try folder.file(
      "a.xml",
      Self.response.replacing(
        "<MediaFiles>",
        with: """
          <TrackingEvents><Tracking event="start">https://a.example/1</Tracking>
          <Tracking event="complete">https://a.example/2</Tracking>
          <Tracking event="start">https://a.example/3</Tracking></TrackingEvents><MediaFiles>
          """
      )
    )
    let text = await inspect(file.commandLinePath).standardOutput
    #expect(
      text.contains(
        """
            Tracking: 3 URLs
              start ×2          https://a.example/1
                                https://a.example/3
              complete          https://a.example/2

        """
      )
    )
  }

  @Test("reads a file, in any encoding that responses come in")
  func file() async throws {
    let utf16 = try #require(Self.response.data(using: .utf16))
    for data in [Data(Self.response.utf8), utf16] {
      let file = try folder.file("a.xml", data)
      let output = await inspect(file.commandLinePath)
      #expect(output.status == .success)
      #expect(output.standardOutput.hasPrefix("VAST 3.0: 1 ad\n"))
    }
  }

  @Test("reads standard input")
  func standardInput() async throws {
    let file = try folder.file("a.xml", Self.response)
    let path = file.commandLinePath
    let piped = try await MediateBinary.shell("cat '\(path)' | \"$mediate\" inspect - --json")
    #expect(piped.status == 0)
    #expect(piped.output.contains("\"adTitle\": \"Tea\""))
    let broken = try await MediateBinary.shell("echo '<VAST' | \"$mediate\" inspect -")
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("mediate: standard input: The ad response is cut off inside an element"))
    #expect(broken.errorLines.count == 1)
  }

  @Test("reads no more than a document may have")
  func limit() async throws {
    let message =
      "The ad response exceeds the limit of 10,000,000 bytes. Use a smaller response."
    let endless = try await MediateBinary.shell("\"$mediate\" inspect - < /dev/zero")
    #expect(endless.status == 1)
    #expect(endless.errors == "mediate: standard input: \(message)\n")
    let output = await inspect("/dev/zero", "--json")
    #expect(output.standardError == "mediate: /dev/zero: \(message)\n")
    #expect(output.status == .answeredNo)
  }

  @Test(
    "refuses what cannot be used, with one line and status 1",
    arguments: [
      ("", "The document is empty. "),
      ("no ad", "The ad response is not XML. "),
      ("<html/>", "The root element is “html” and not VAST or VMAP. "),
      (
        "<VideoAdServingTemplate/>",
        "The ad response is VAST 1 (VideoAdServingTemplate), which is not supported. Use VAST 2.0 to 4.2"
      ),
      ("<VAST version=\"5.0\"/>", "The ad response is VAST 5.0, which is not supported. "),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><VAST/>", "The ad response has a document type declaration (line 1)"),
      ("<VAST><\u{1B}[31m/></VAST>", "The ad response is broken XML: "),
    ]
  )
  func refused(_ text: String, _ message: String) async throws {
    let file = try folder.file("a.xml", text)
    for arguments in [[], ["--json"]] {
      let output = await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath] + arguments)
      #expect(output.status == .answeredNo)
      #expect(output.standardOutput.isEmpty)
      let start = "mediate: \(file.commandLinePath): \(message)"
      #expect(output.standardError.hasPrefix(start), "\(output.standardError)")
      #expect(output.standardError.split(separator: "\n").count == 1)
      #expect(!output.standardError.contains("\u{1B}"))
    }
  }

  @Test("refuses the sample server's broken responses in the same way")
  func refusedTags() async {
    for (tag, message) in [
      (SampleAdTag.malformed, "The ad response is cut off inside an element (line 19)."),
      (.notXML, "The ad response is not XML."),
    ] {
      let output = await inspect(tag.url.absoluteString)
      #expect(output.status == .answeredNo)
      #expect(output.standardError.hasPrefix("mediate: \(tag.url.absoluteString): \(message)"))
    }
  }

  @Test("says why there is no response, with one line and status 2")
  func unreadable() async throws {
    let missing = folder.url.appending(path: "none.xml").commandLinePath
    let directory = folder.url.commandLinePath
    let server = "https://\(SampleAdServer.host)/tags"
    for (source, message) in [
      (missing, "\(missing): the file does not exist; check the path"),
      (directory, "\(directory) is a directory; name an XML or HLS file in it"),
      (
        "file:///etc/hosts",
        "file:///etc/hosts: not an http or https URL with a host; write one, or the path of a file"
      ),
      ("https://", "https://: not an http or https URL with a host; write one, or the path of a file"),
      ("a\u{1B}[31m", "a\\u{1B}[31m: the file does not exist; check the path"),
      ("\(server)/not-found", "“\(server)/not-found” answered with status 404. Check the URL."),
      (
        "\(server)/server-error",
        "“\(server)/server-error” answered with status 500. The fault is the server's: try again later."
      ),
      (
        "\(server)/silent",
        "“\(server)/silent” did not send a complete response within 30 seconds. Try again."
      ),
    ] {
      let output = await inspect(source)
      #expect(output == ToolOutput(standardError: "mediate: \(message)\n", status: .cannotRun))
    }
  }

  @Test("waits for a slow server, and fills in no macros")
  func slow() async {
    let output = await inspect(SampleAdTag.slow.url.absoluteString + "?cb=[CACHEBUSTING]")
    #expect(output.status == .success)
    #expect(output.standardOutput.contains("Ad 1 of 1, snail"))
  }

  @Test("escapes what a document says")
  func hostile() async throws {
    // XML has no room for most control characters; those beyond U+007F it takes.
    let hostile = "a\u{9B}31mb\u{202E}c"
    let file = try folder.file(
      "a.xml",
      """
      <VAST version="\(hostile)"><Ad id="\(hostile)"><Wrapper><AdSystem version="\(hostile)">\(hostile)</AdSystem>
      <VASTAdTagURI>https://a.example/\(hostile)</VASTAdTagURI><Impression id="\(hostile)">https://a.example</Impression>
      <Creatives><Creative id="\(hostile)"><Linear><TrackingEvents>
      <Tracking event="\(hostile)">https://a.example/\(hostile)</Tracking></TrackingEvents>
      <MediaFiles><MediaFile type="\(hostile)">https://a.example/\(hostile)</MediaFile></MediaFiles>
      <Icons><Icon program="\(hostile)"><HTMLResource>\(hostile)</HTMLResource></Icon></Icons></Linear>
      <CompanionAds><Companion id="\(hostile)"><AltText>\(hostile)</AltText></Companion></CompanionAds></Creative>
      </Creatives><Extensions><\(hostile.filter(\.isLetter)) type="\(hostile)"/></Extensions></Wrapper></Ad></VAST>
      """
    )
    for arguments in [[], ["--json"]] {
      let output = await AdapterTool.mediate.output(of: ["inspect", file.commandLinePath] + arguments)
      #expect(output.status == .success, "\(output.standardError)")
      let scalars = output.standardOutput.unicodeScalars
      #expect(
        scalars.allSatisfy { $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}") }
      )
      #expect(output.standardOutput.contains(arguments.isEmpty ? "\\u{9B}31m" : "\\u009b31m"))
    }
  }
}
