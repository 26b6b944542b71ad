import AdPlatform
import Foundation
import SampleAdServer
import Testing
import VAST

@testable import AdapterTool
@testable import MediateCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("The document of mediate inspect --json")
struct InspectDocumentTests {
  nonisolated static let readable = SampleAdTag.allCases.filter {
    ![.silent, .notFound, .serverError, .malformed, .notXML].contains($0)
  }

  private func response(_ tag: SampleAdTag) throws -> Data {
    let scheduler = VirtualScheduler()
    var body: Data?
    SampleAdServer(scheduler: scheduler).send(HTTPRequest(url: tag.url, timeout: .seconds(60))) {
      body = try? $0.get().body
    }
    scheduler.run()
    return try #require(body)
  }

  private func inspected(_ tag: SampleAdTag) async throws -> Any {
    let output = await AdapterTool.mediate.output(of: ["inspect", "--json", tag.url.absoluteString])
    #expect(output.status == .success)
    return try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8))
  }

  @Test("has every ad, media file, tracking URL and click that the XML has", arguments: readable)
  func complete(_ tag: SampleAdTag) async throws {
    let elements = ElementTexts(try response(tag))
    let values = JSONTexts(try await inspected(tag))
    for (names, keys) in [
      (["MediaFile"], ["mediaFiles"]),
      (["Mezzanine"], ["mezzanines"]),
      (["InteractiveCreativeFile"], ["interactiveCreativeFiles"]),
      (["ClosedCaptionFile"], ["closedCaptionFiles"]),
      (["Tracking"], ["trackingEvents"]),
      (["Impression"], ["impressions"]),
      (["Error"], ["errorURLs"]),
      (
        ["ClickThrough", "CompanionClickThrough", "NonLinearClickThrough", "IconClickThrough"],
        ["clickThrough"]
      ),
      (
        ["ClickTracking", "CompanionClickTracking", "NonLinearClickTracking", "IconClickTracking"],
        ["clickTracking"]
      ),
      (["CustomClick"], ["customClicks"]),
      (["StaticResource", "IFrameResource", "HTMLResource"], ["resources", "resource"]),
      (["IconViewTracking"], ["viewTracking"]),
      (["Viewable"], ["viewable"]), (["NotViewable"], ["notViewable"]),
      (["ViewUndetermined"], ["viewUndetermined"]),
      (["JavaScriptResource"], ["javaScriptResources"]), (["ExecutableResource"], ["executableResources"]),
      (["VASTAdTagURI", "AdTagURI"], ["adTagURI"]),
      (["UniversalAdId"], ["universalAdIDs"]),
      (["AdTitle"], ["adTitle"]),
      (["Survey"], ["surveys"]),
      (["Category"], ["categories"]),
    ] {
      #expect(values[keys] == elements[names], "\(names)")
    }
    #expect(values.count(of: "ads") == elements.count(of: "Ad"))
    #expect(values.count(of: "creatives") == elements.count(of: "Creative"))
    #expect(values.count(of: "adBreaks") == elements.count(of: "AdBreak"))
    #expect(values.count(of: "companions") == elements.count(of: "Companion"))
    #expect(values.count(of: "icons") == elements.count(of: "Icon"))
    #expect(values.count(of: "adVerifications") == elements.count(of: "Verification"))
  }

  @Test("has every property that has a value, and no other", arguments: readable)
  func properties(_ tag: SampleAdTag) async throws {
    var comparison = DocumentComparison()
    comparison.compare(try AdDocument(data: try response(tag)), try await inspected(tag))
  }

  @Test("has every property that there is")
  func everyProperty() throws {
    var comparison = DocumentComparison()
    for xml in [EverythingDocuments.vast, EverythingDocuments.vmap] {
      let document = try AdDocument(data: Data(xml.utf8))
      let json = Data(InspectedDocument.ads(document).json.document.utf8)
      comparison.compare(document, try JSONSerialization.jsonObject(with: json))
    }
    #expect(comparison.neverPresent == [])
  }

  @Test("spells times, offsets and places as its help says")
  func spelling() async throws {
    let vast = JSONTexts(try await inspected(.vast30))
    #expect(vast.values(of: "skipOffset") as? [String] == ["25%"])
    #expect(vast.values(of: "duration") as? [Double] == [20.5])
    #expect(vast.values(of: "offset") as? [Double] == [1, 10])
    #expect(vast.values(of: "xPosition") as? [String] == ["left"])
    let icons = JSONTexts(try await inspected(.icons))
    #expect(icons.values(of: "xPosition").map { "\($0)" } == ["10", "right"])
    let breaks = JSONTexts(try await inspected(.vmapOffsets))
    #expect(breaks.values(of: "timeOffset").map { "\($0)" } == ["#1", "25%", "50%", "60", "end"])
    #expect(breaks.values(of: "repeatAfter") as? [Double] == [120])
    #expect(JSONTexts(try await inspected(.skippable)).values(of: "skipOffset") as? [Double] == [5])
  }

  @Test("has empty lists, and nothing in the place of what is not there")
  func absence() async throws {
    let json = try #require(try await inspected(.empty) as? [String: [String: Any]])
    #expect(json["vast"]?.keys.sorted() == ["ads", "errorURLs", "version", "warnings"])
    #expect((json["vast"]?["ads"] as? [Any])?.isEmpty == true)
    let output = await AdapterTool.mediate.output(of: [
      "inspect", "--json", SampleAdTag.vast41.url.absoluteString,
    ])
    #expect(!output.standardOutput.contains("null"))
  }

  @Test("has the warnings with the values of their kinds")
  func warnings() async throws {
    let vast = try #require(try await inspected(.vast30) as? [String: [String: Any]])
    let warning = try #require((vast["vast"]?["warnings"] as? [[String: Any]])?.first)
    #expect(warning["kind"] as? String == "nameCase")
    #expect(warning["found"] as? String == "AdID")
    #expect(warning["expected"] as? String == "adId")
    #expect(warning["line"] as? Int == 14)
    #expect(warning["path"] as? String == "VAST/Ad/InLine/Creatives/Creative")
    #expect(warning["message"] as? String == "“AdID” is written “adId”")
  }

  @Test(
    "names every kind of warning as the case",
    arguments: [
      .leadingBlanks, .wrongEncodingName("a"), .oddPrefix("a"), .undeclaredPrefix("a"), .oddVersion("a"),
      .oddVersion(nil),
      .nameCase(found: "a", expected: "b"), .valueCase(found: "a", expected: "b"),
      .readAs(found: "a", expected: "b"), .oddTime("a"), .mendedURL("a"), .droppedURL("a"),
      .droppedValue(name: "a", text: "b"), .droppedElement(name: "a", missing: "b"), .missing("a"),
      .repeated("a"), .unknownElement("a"), .unknownValue(name: "a", text: "b"), .unreadableDocument(.empty),
      .more(3),
    ] as [Warning.Kind]
  )
  func warningKinds(_ kind: Warning.Kind) {
    #expect(kind.name == Mirror(reflecting: kind).children.first?.label ?? "leadingBlanks")
    guard case .object(let values) = Warning(kind: kind, path: "p", line: 1).json else {
      Issue.record("no object")
      return
    }
    let payload = Mirror(reflecting: kind).children.first.map { Mirror(reflecting: $0.value) }
    let isEmpty = payload == nil || kind == .oddVersion(nil)
    let count = isEmpty ? 0 : payload?.displayStyle == .tuple ? payload?.children.count ?? 0 : 1
    #expect(values.count == 5 + count)
  }
}

/// The texts of a document's elements by name, with nothing understood of what they mean.
private final class ElementTexts: NSObject, XMLParserDelegate {
  private var texts: [String: [String]] = [:]
  private var text = ""

  init(_ document: Data) {
    super.init()
    let parser = XMLParser(data: document)
    parser.delegate = self
    #expect(parser.parse())
  }

  subscript(_ names: [String]) -> [String] { names.flatMap { texts[$0] ?? [] }.sorted() }

  func count(of name: String) -> Int { texts[name]?.count ?? 0 }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) { text = "" }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, foundCDATA data: Data) { text += String(decoding: data, as: UTF8.self) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    let local = name.split(separator: ":").last.map(String.init) ?? name
    texts[local, default: []].append(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

/// The texts below keys of a JSON document, wherever they are.
private struct JSONTexts {
  private var found: [String: [Any]] = [:]

  init(_ json: Any) { collect(json) }

  private mutating func collect(_ json: Any) {
    if let list = json as? [Any] { for item in list { collect(item) } }
    guard let object = json as? [String: Any] else { return }
    for (key, value) in object {
      found[key, default: []].append(value)
      collect(value)
    }
  }

  /// What stands below a key, in the order of its text.
  func values(of key: String) -> [Any] { (found[key] ?? []).sorted { "\($0)" < "\($1)" } }

  /// The length of the lists below a key.
  func count(of key: String) -> Int { (found[key] ?? []).reduce(0) { $0 + (($1 as? [Any])?.count ?? 0) } }

  /// The texts below keys: of a text itself, of an object its URL, reference, resource, name or code.
  subscript(_ keys: [String]) -> [String] {
    keys.flatMap { found[$0] ?? [] }.flatMap { $0 as? [Any] ?? [$0] }.compactMap { value in
      if let text = value as? String { return text }
      let object = value as? [String: Any] ?? [:]
      let names = ["url", "reference", "staticResource", "iFrame", "html", "value", "code"]
      return names.lazy.compactMap { object[$0] as? String }.first
    }
    .sorted()
  }
}
