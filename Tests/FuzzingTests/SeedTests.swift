import Foundation
import Testing

@Suite("The seeds of the fuzzer")
struct SeedTests {
  @Test("keep every promise of their parser", arguments: FuzzedParser.allCases)
  func seeds(parser: FuzzedParser) throws {
    let seeds = try Seeds.all(of: parser)
    #expect(!seeds.isEmpty)
    for seed in seeds {
      #expect(throws: Never.self, "\(seed.name)") { try parser.check(seed.bytes) }
    }
  }

  @Test("keep every promise when they are cut off", arguments: FuzzedParser.allCases)
  func beginnings(parser: FuzzedParser) throws {
    for seed in try Seeds.all(of: parser) {
      for part in 0..<16 {
        let beginning = Data(seed.bytes.prefix(seed.bytes.count * part / 16))
        #expect(throws: Never.self, "\(seed.name), \(beginning.count) bytes") { try parser.check(beginning) }
      }
    }
  }

  @Test(
    "keep every promise when they are changed, in the same way every time",
    arguments: FuzzedParser.allCases
  )
  func changes(parser: FuzzedParser) throws {
    let files = try Seeds.all(of: parser).map { [UInt8]($0.bytes) }
    var mutator = Mutator(
      seed: 1,
      seeds: files + parser.samples.map { Array($0.utf8) },
      words: try Seeds.words(of: parser)
    )
    for number in 0..<Self.changeCount {
      let input = mutator.next()
      #expect(throws: Never.self, "\(number): \(input.base64EncodedString())") { try parser.check(input) }
    }
  }

  /// Some seconds of changes in all; `.ci/fuzz` goes on from here.
  private static let changeCount = 500

  @Test("belong to a parser that the script knows")
  func names() throws {
    let script = try String(contentsOf: Seeds.package.appending(path: ".ci/fuzz"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /\nall=\(([^)]*)\)/)).1
    #expect(
      list.split(whereSeparator: \.isWhitespace).map(String.init) == FuzzedParser.allCases.map(\.rawValue)
    )
    let names = try FileManager.default.contentsOfDirectory(atPath: Seeds.folder.path(percentEncoded: false))
    #expect(Set(names.map { $0.replacing(".dict", with: "") }) == Set(FuzzedParser.allCases.map(\.rawValue)))
    #expect(names.count == 2 * FuzzedParser.allCases.count)
  }
}

/// The files that the fuzzer begins with.
enum Seeds {
  struct Seed {
    var name: String
    var bytes: Data
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Seeds")
  static let package = folder.appending(path: "../../..").standardizedFileURL

  /// The dictionary of the fuzzer.
  static func words(of parser: FuzzedParser) throws -> String {
    try String(contentsOf: folder.appending(path: "\(parser.rawValue).dict"), encoding: .utf8)
  }

  static func all(of parser: FuzzedParser) throws -> [Seed] {
    let folder = folder.appending(path: parser.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
      .map {
        Seed(name: $0, bytes: try Data(contentsOf: folder.appending(path: $0)))
      }
  }
}
