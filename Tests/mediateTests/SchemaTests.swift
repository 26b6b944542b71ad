import AdMediation
import Foundation
import SampleConformance
import Testing
import WaterfallStudy

@testable import AdapterTool
@testable import MediateCommands
@testable import SampleSDK

@Suite("The schemas of files")
struct SchemaTests {
  /// A format with a document that has every key, and what reads it.
  struct Format: Sendable, CustomTestStringConvertible {
    var name: String
    var example: String
    var bundled: String
    var accepts: @Sendable (Data) -> Bool
    var testDescription: String { name }

    func schema() async throws -> String {
      let output = await AdapterTool.mediate.output(of: ["schema", name])
      #expect(output.status == .success)
      return output.standardOutput
    }
  }

  static let formats = [
    Format(
      name: "config",
      example: """
        {"$schema": "x", "adUnits": {"a": {"summary": "s", "format": "rewarded", "reward": {"type": "t", "amount": 1},
          "sources": [{"className": "A.B", "label": "l", "parameter": "p", "settings": {"s": "t"}, "kind": "bidding",
            "cpm": 2, "timeout": 3}]}}}
        """,
      bundled: MediationConfiguration.sampleJSON,
      accepts: { (try? MediationConfiguration(json: $0)) != nil }
    ),
    Format(
      name: "inventory",
      example: """
        {"$schema": "x", "units": [{"id": "u", "summary": "s", "format": "banner", "size": {"width": 1, "height": 1},
          "latencyMilliseconds": 2, "answers": ["fill"], "creative": "c", "bidCreative": "c"}],
         "creatives": {"c": {"headline": "t", "body": "t", "callToAction": "t", "advertiser": "t", "store": "t",
           "price": "t", "starRating": 1, "degreeOfAwesomeness": "t", "icon": {"file": "book-icon.png", "scale": 2},
           "landscapeImages": [{"file": "book-icon.png"}], "portraitImages": [{"file": "book-icon.png", "scale": 1}],
           "givesURLsOnly": true, "video": {"durationMilliseconds": 2, "aspectRatio": 2},
           "click": {"landingPage": "https://a.example"}, "reward": {"type": "t", "amount": 2, "afterMilliseconds": 2},
           "failsToPresent": true, "lifetimeMilliseconds": 2}}}
        """,
      bundled: SampleInventory.bundledJSON,
      accepts: { (try? SampleInventory(json: $0)) != nil }
    ),
    Format(
      name: "study",
      example: """
        {"$schema": "x", "summary": "s", "sources": [
          {"label": "a", "timeout": 2, "cpm": 2, "fillRate": 0.25, "clickRate": 0.5, "latencyMilliseconds": {"fixed": 1},
           "errors": [{"rate": 0.125, "code": 2, "message": "t"}, {"rate": 0.125, "silent": true}]},
          {"label": "b", "fillRate": 0, "latencyMilliseconds": {"uniform": [1, 2]}},
          {"label": "c", "fillRate": 0, "latencyMilliseconds": {"logNormal": {"median": 1, "p90": 2}}},
          {"label": "d", "fillRate": 0, "latencyMilliseconds": {"quantiles": [[0, 1], [100, 2]]}}]}
        """,
      bundled: String(
        decoding: (try? JSONEncoder().encode(StudyConfiguration.sample)) ?? Data(),
        as: UTF8.self
      ),
      accepts: { (try? StudyConfiguration(json: $0)) != nil }
    ),
  ]

  @Test("accept the examples and what is bundled", arguments: formats)
  func examples(_ format: Format) async throws {
    let validator = SchemaValidator(schema: try TestJSON(try await format.schema()))
    #expect(validator.schema["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
    for text in [format.example, format.bundled] {
      #expect(try validator.accepts(TestJSON(text)))
      #expect(format.accepts(Data(text.utf8)))
    }
  }

  @Test("accept what is read and refuse what is not, whatever one changes", arguments: formats)
  func changes(_ format: Format) async throws {
    let validator = SchemaValidator(schema: try TestJSON(try await format.schema()))
    let example = try TestJSON(format.example)
    var count = 0
    for path in Self.paths(in: example) {
      for change in Self.changes {
        // What refers to something else in the document is not a schema's business.
        if Self.isReference(path, change) { continue }
        let document = Self.changed(example, at: path[...], change)
        let isValid = try validator.accepts(document)
        #expect(isValid == format.accepts(Data(document.text.utf8)), "\(path) \(change): \(document.text)")
        count += 1
      }
    }
    #expect(count > 250)
  }

  // MARK: Changes

  enum Step: Hashable, CustomStringConvertible {
    case key(String)
    case index(Int)

    var description: String {
      switch self {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
  }

  enum Change {
    case replace(TestJSON)
    case remove
    /// A key that nothing has.
    case addKey
  }

  static let changes: [Change] = [
    .remove, .addKey, .replace(.null), .replace(.bool(false)), .replace(.number(-1)), .replace(.number(0)),
    .replace(.number(0.75)), .replace(.number(1.5)), .replace(.number(1e9)), .replace(.string("")),
    .replace(.string("zzz")), .replace(.array([])), .replace(.array([.number(1)])), .replace(.object([:])),
  ]

  /// Bounds between two members, names of creatives, and sums: what one value allows another.
  static func isReference(_ path: [Step], _ change: Change) -> Bool {
    guard case .key(let last) = path.last else {
      // Elements of latencies are in order, and begin and end with certain percents.
      return path.contains(.key("quantiles")) || path.contains(.key("uniform"))
    }
    if case .addKey = change { return false }
    return ["creative", "bidCreative", "creatives", "c", "quantiles", "p90", "median"].contains(last)
      || ["uniform", "rate", "fillRate"].contains(last) && "\(change)".contains("number")
  }

  static func paths(in value: TestJSON) -> [[Step]] {
    let inner =
      value.members.sorted { $0.key < $1.key }.map { (Step.key($0.key), $0.value) }
      + value.elements.enumerated().map { (Step.index($0.offset), $0.element) }
    return [[]] + inner.flatMap { step, value in paths(in: value).map { [step] + $0 } }
  }

  static func changed(_ value: TestJSON, at path: ArraySlice<Step>, _ change: Change) -> TestJSON {
    guard let step = path.first else {
      switch change {
      case .replace(let new): return new
      case .remove: return value
      case .addKey:
        if case .object(let members) = value, !members.isEmpty {
          // Where keys are the user's own names, a member of this kind is right.
          return .object(members.merging(["zzzzzz": .array([])]) { $1 })
        }
        return value
      }
    }
    let isLast = path.count == 1
    var remove = false
    if case .remove = change { remove = isLast }
    switch (value, step) {
    case (.object(var members), .key(let key)):
      let inner = members[key] ?? .null
      members[key] = remove ? nil : changed(inner, at: path.dropFirst(), change)
      return .object(members)
    case (.array(var elements), .index(let index)):
      if remove {
        elements.remove(at: index)
      } else {
        elements[index] = changed(elements[index], at: path.dropFirst(), change)
      }
      return .array(elements)
    default: return value
    }
  }
}
