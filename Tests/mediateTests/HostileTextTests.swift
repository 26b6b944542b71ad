import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Text from networks")
struct HostileTextTests {
  /// Steers a terminal, breaks lines, reverses the reading order.
  private static let hostile = "a\u{1B}[31mb\u{1B}]0;title\u{7}c\r\nd\u{9B}2Je\u{202E}f\u{2028}g"
  private static let escaped =
    #"a\u{1B}[31mb\u{1B}]0;title\u{7}c\u{D}\u{A}d\u{9B}2Je\u{202E}f\u{2028}g"#

  private let folder: TemporaryFolder
  private let inventory: URL

  init() throws {
    folder = try TemporaryFolder()
    let document: [String: Any] = [
      "creatives": [
        "hostile": [
          "headline": Self.hostile, "body": Self.hostile, "callToAction": Self.hostile,
          "advertiser": Self.hostile, "store": Self.hostile, "price": Self.hostile,
          "degreeOfAwesomeness": Self.hostile, "starRating": 7,
          "click": ["landingPage": "javascript:alert(1)"],
        ]
      ],
      "units": [["id": "sample-content", "summary": "Hostile.", "creative": "hostile"]],
    ]
    inventory = try folder.file("inventory.json", JSONSerialization.data(withJSONObject: document))
  }

  @Test("is escaped in the report for people")
  func text() async throws {
    let result = try await MediateBinary.run(
      "run",
      "sample/content",
      "--inventory",
      inventory.commandLinePath
    )
    #expect(result.status == 0)
    #expect(result.output.contains("headline                 \(Self.escaped)\n"))
    #expect(result.output.contains("extraAssets.awesomeness  \(Self.escaped)\n"))
    #expect(result.output.isHarmless)
  }

  @Test("is escaped in JSON, and means what the network said")
  func json() async throws {
    let result = try await MediateBinary.run(
      "run",
      "sample/content",
      "--inventory",
      inventory.commandLinePath,
      "--json"
    )
    #expect(result.output.isHarmless)
    let document = try RunDocument(result.output)
    #expect(document.ad?.headline == Self.hostile)
    #expect(document.ad?.extraAssets == ["awesomeness": Self.hostile])
  }

  @Test("out of bounds is dropped, and the report says so")
  func bounds() async throws {
    let result = try await MediateBinary.run(
      "run",
      "sample/content",
      "--inventory",
      inventory.commandLinePath,
      "--json"
    )
    let document = try RunDocument(result.output)
    #expect(document.ad?.starRating == nil)
    let dropped = try #require(document.suppressedEvents.first)
    #expect(dropped.details == ["asset": "starRating"])
    #expect(dropped.anomaly == "dropped: 7 is not a rating from 0 to 5")
    #expect(!document.effectiveEvents.contains("willPresentScreen"))
  }

  @Test("comes from the file of --inventory in real time, too")
  func realTime() async throws {
    let result = try await MediateBinary.run(
      "run",
      "sample/content",
      "--inventory",
      inventory.commandLinePath,
      "--real-time",
      "--json"
    )
    #expect(try RunDocument(result.output).ad?.headline == Self.hostile)
  }

  @Test("of a configuration is escaped as well")
  @MainActor
  func configuration() async throws {
    let document: [String: Any] = [
      "adUnits": [
        Self.hostile: [
          "summary": Self.hostile,
          "sources": [["className": Self.hostile, "label": Self.hostile, "parameter": Self.hostile]],
        ]
      ]
    ]
    let file = try folder.file("waterfall.json", JSONSerialization.data(withJSONObject: document))
    for arguments in [["run"], ["run", "--json"], ["units"], ["units", "--json"]] {
      let output = await AdapterTool.mediate.output(of: arguments + ["--config", file.commandLinePath])
      #expect(!output.standardOutput.isEmpty)
      #expect(output.standardOutput.isHarmless)
    }
  }
}

extension String {
  /// Whether nothing in it steers a terminal.
  fileprivate var isHarmless: Bool {
    unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
    }
  }
}
