import Foundation
import SampleAdServer
import Testing

@testable import AdapterTool
@testable import MediateCommands

@MainActor
@Suite("The page of mediate inspect")
struct InspectPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inspect(_ arguments: String...) async -> ToolOutput {
    await AdapterTool.mediate.output(of: ["inspect", "--html", "-"] + arguments)
  }

  private func page(of text: String, _ name: String = "a.xml") async throws -> String {
    await inspect(try folder.file(name, text).commandLinePath).standardOutput.withoutBreaks
  }

  @Test("has the parts of a response as a tree")
  func tree() async {
    let page = await inspect(SampleAdTag.vast30.url.absoluteString).standardOutput
    #expect(page.contains("VAST 3.0: 2 ads, 1 warning"))
    for text in ["Ad 1 of 2, bellows", "Creative 1 of 1, bellows-video", "Tracking"] {
      #expect(page.contains("<summary><strong>\(text)</strong>"), "\(text)")
    }
    #expect(page.contains("<dt>title</dt><dd>Bellows – fires without smoke</dd>"))
  }

  @Test("marks a finding at its line, and links both")
  func findings() async {
    let page = await inspect(SampleAdTag.vast30.url.absoluteString).standardOutput
    #expect(page.contains("<a href=\"#line-14\">line 14</a>"))
    #expect(page.contains("<li id=\"line-14\" class=\"marked\" value=\"14\">"))
    #expect(page.contains("<a href=\"#finding-0\" class=\"tone-unusual\">! warning nameCase"))
    #expect(page.contains("<tr id=\"finding-0\">"))
  }

  @Test("of a document without findings says so")
  func clean() async {
    let page = await inspect(SampleAdTag.single.url.absoluteString).standardOutput
    #expect(page.contains("<dt>Findings</dt><dd>none</dd>"))
    #expect(!page.contains("class=\"marked\""))
  }

  @Test(
    "of a refused document marks the line, and the tool says and returns what it does without a page",
    arguments: [
      ("a.xml", "<VAST version=\"3.0\">\n<Ad>\n<InLine>\n</Ad>", 4),
      ("a.m3u8", "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n#EXTINF:3,\nb.ts\n", 4),
      ("a.json", "{\"ASSETS\": [\n{\"URI\": 3, \"DURATION\": 1}]}", 2),
    ]
  )
  func refused(name: String, text: String, line: Int) async throws {
    let file = try folder.file(name, text).commandLinePath
    let output = await inspect(file)
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.contains("<li id=\"line-\(line)\" class=\"marked\" value=\"\(line)\">"))
    #expect(output.standardOutput.contains("Refused: "))
    let plain = await AdapterTool.mediate.output(of: ["inspect", file])
    #expect(output.standardError == plain.standardError && plain.standardOutput.isEmpty)
    #expect(plain.status == .answeredNo)
  }

  @Test("of a playlist has its date ranges and the schedule")
  func playlist() async throws {
    let page = try await page(
      of: """
        #EXTM3U
        #EXT-X-TARGETDURATION:6
        #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00Z
        #EXT-X-DATERANGE:ID="mid",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:02Z",DURATION=15,X-ASSET-URI="https://a.example/ad.m3u8"
        #EXTINF:6,
        a.ts
        #EXTINF:oops,
        b.ts
        #EXT-X-ENDLIST
        """,
      "a.m3u8"
    )
    #expect(page.contains("<strong>Interstitial 1 of 1, mid</strong>"))
    #expect(page.contains("<caption>When the interstitials play, on each timeline</caption>"))
    #expect(page.contains(">0:02</td>"))
    #expect(page.contains("<li id=\"line-7\" class=\"marked\""))
  }

  @Test("of a multivariant playlist has the streams, and of an asset list the assets")
  func others() async throws {
    let streams = try await page(
      of: "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=640x360\na.m3u8\n",
      "a.m3u8"
    )
    #expect(streams.contains("<strong>Stream 1 of 1</strong>: 640 × 360, 2000 kbit/s"))
    let assets = try await page(of: #"{"ASSETS": [{"URI": "https://a.example/a.m3u8", "DURATION": 15}]}"#)
    #expect(assets.contains("<strong>Asset 1 of 1</strong>: 0:15"))
  }

  @Test("is written of standard input")
  func standardInput() async throws {
    let file = try folder.file("a.json", #"{"ASSETS": []}"#).commandLinePath
    let result = try await MediateBinary.shell("cat '\(file)' | \"$mediate\" inspect - --html -")
    #expect(result.status == 0)
    #expect(result.output.contains("<h1>standard input</h1>"))
  }

  @Test("of a long document shows the lines around the findings, and says which it leaves out")
  func excerpt() async throws {
    let segments = (1...9000).map { "#EXTINF:\($0 == 4000 ? "oops" : "6"),\n\($0).ts\n" }.joined()
    let page = try await page(of: "#EXTM3U\n#EXT-X-TARGETDURATION:6\n\(segments)", "a.m3u8")
    let marked = 2 + 2 * 4000 - 1
    #expect(page.contains("<a href=\"#line-\(marked)\">line \(marked)</a>"))
    #expect(page.contains("<li id=\"line-\(marked)\" class=\"marked\""))
    #expect(page.contains("… lines 1 to \(marked - 501) are left out"))
    #expect(page.contains("to 18003 are left out"))
    #expect(page.components(separatedBy: "<li value=").count < 2000)
  }

  @Test("of a large document stays small", arguments: ["&amp;", "x"])
  func large(text: String) async throws {
    let ad = """
      <Ad><InLine><AdSystem>s</AdSystem><AdTitle>\(String(repeating: text, count: 1500))</AdTitle>
      <Impression>https://a.example/i</Impression><Creatives></Creatives></InLine></Ad>

      """
    let response = "<VAST version=\"3.0\">\n" + String(repeating: ad, count: 600) + "</VAST>"
    let page = try await page(of: response)
    #expect(page.contains("left out"))
    #expect(page.utf8.count < 1_000_000)
  }

  @Test("keeps what a document says as text")
  func hostile() async throws {
    let text = #"&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"#
    let word = String(repeating: "w", count: 500_000)
    let response = """
      <VAST version="3.0" onload="alert(1)"><script>alert(1)</script>
      <Ad id="&quot; onload=&quot;x"><InLine><AdSystem>\u{202E}s</AdSystem><AdTitle>\(text)</AdTitle>
      <Description>\(word)</Description><Error>javascript:alert(1)</Error>
      <Impression><![CDATA[javascript:alert(1)</script><script>alert(1)</script>]]></Impression>
      <Creatives><Creative id='">&lt;svg onload=alert(1)>'><Linear><Duration>\(text)</Duration>
      <VideoClicks><ClickThrough>javascript:alert(1)</ClickThrough></VideoClicks></Linear></Creative></Creatives>
      </InLine></Ad></VAST>
      """
    let page = try await page(of: response)
    #expect(page.isHarmlessPage)
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains("“javascript:alert(1)” is not an http or https URL and was ignored"))
    #expect(page.contains("characters of this line left out"))
    #expect(page.contains("<strong>Creative 1 of 1, &quot;&gt;&lt;svg onload=alert(1)&gt;</strong>"))
    #expect(page.utf8.count < 1_000_000)
    #expect(try await PageFile(text: page).problemsIfThereIsABrowser() == [])
  }

  @Test("keeps a hostile document that is refused as text")
  func hostileRefusal() async throws {
    for text in [
      "</script><script>alert(1)</script>\u{202E}\u{7}", "#EXTM3U\u{7}<script>\n\u{FF}", "{\"</script>",
    ] {
      #expect(try await page(of: text, "a.txt").isHarmlessPage)
    }
  }
}
