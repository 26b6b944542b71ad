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

  static func all(of parser: FuzzedParser) throws -> [Seed] {
    let folder = folder.appending(path: parser.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
      .map {
        Seed(name: $0, bytes: try Data(contentsOf: folder.appending(path: $0)))
      }
  }
}
