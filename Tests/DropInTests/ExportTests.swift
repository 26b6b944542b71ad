import Foundation
import Testing

/// A module of the drop-in exports what the original exports, as far as there is a counterpart, and nothing of ours.
///
/// `Names` has the names by module. The compiler checks that each export exists and has the kind that it states; the
/// mirror targets use every name, and `CollidingAdapter` uses names of ours for types of its network.
@Suite struct ExportTests {
  static let modules = ["AVFoundation", "AVKit", "GoogleInteractiveMediaAds", "GoogleMobileAds", "UIKit"]
  static let sources = ["AdMediation", "HeadlessAVFoundation", "HeadlessUIKit", "InteractiveMediaAds"]

  @Test("a module exports the names that are listed for it", arguments: modules)
  func names(module: String) throws {
    let exported = try Repository.exports(of: module).compactMap(\.kindAndName)
    let listed = try Repository.text("Tests/DropInTests/Names/\(module).txt").split(separator: "\n")
    let missing = Set(listed.map(String.init)).subtracting(exported)
    let additional = Set(exported).subtracting(listed.map(String.init))
    #expect(missing.isEmpty, "Listed and not exported: \(missing.sorted())")
    #expect(additional.isEmpty, "Exported and not listed: \(additional.sorted())")
    #expect(Set(exported).count == exported.count, "A name is exported twice.")
  }

  @Test(
    "a module re-exports the modules that the original re-exports",
    arguments: [
      "AVFoundation": ["Foundation"],
      "AVKit": ["AVFoundation", "UIKit"],
      "GoogleInteractiveMediaAds": ["AVFoundation", "AVKit", "UIKit"],
      "GoogleMobileAds": ["UIKit"],
      "UIKit": ["Foundation", "FoundationNetworking"],
      "_Testing_UIKit": ["UIKit"],
    ]
  )
  func reexports(module: String, reexported: [String]) throws {
    #expect(try Repository.exports(of: module).compactMap(\.wholeModule) == reexported)
  }

  @Test("the mirror targets use every name", arguments: modules)
  func used(module: String) throws {
    let used = try Repository.words("Tests/Fixtures/DropInMirrorSwiftFive/EveryName.swift")
    #expect(try Repository.exportedNames(of: [module]).subtracting(used).isEmpty)
  }

  @Test("the unit test kit has the names that the original has, and its tests use them")
  func unitTestKit() throws {
    let names = try Repository.publicNames(in: "Sources/DropIn/AdapterUnitTestKit")
    let listed = try Repository.text("Tests/DropInTests/Names/AdapterUnitTestKit.txt").split(separator: "\n")
    #expect(names == Set(listed.map(String.init)))
    let used = try Repository.words(in: "Tests/AdapterUnitTestKitTests")
    #expect(names.subtracting(used).isEmpty)
    let main = try Repository.text("Sources/DropIn/AdapterUnitTestKit/AdapterUnitTestKit.swift")
    let reexports = main.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(reexports == ["@_exported import GoogleMobileAds", "@_exported import XCTest"])
  }

  @Test("a public name of ours is exported, or an adapter's network can have it", arguments: sources)
  func decided(source: String) throws {
    let exported = try Repository.exportedNames(of: Self.modules, from: source)
    let network = try Repository.publicNames(in: "Tests/Fixtures/CollidingNetwork")
    let undecided = try Repository.publicNames(in: "Sources/\(source)").subtracting(exported).subtracting(
      network
    )
    #expect(
      undecided.isEmpty,
      """
      Export \(undecided.sorted()) from the drop-in if the original has these names. Otherwise add them to \
      CollidingNetwork.
      """
    )
    #expect(exported.isDisjoint(with: network))
    #expect(try network.isSubset(of: Repository.words("Tests/Fixtures/CollidingAdapter/EveryName.swift")))
  }
}

/// The sources of this checkout, read as text.
private enum Repository {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  enum Export {
    case module(String)
    case declaration(kind: String, module: String, name: String)

    var wholeModule: String? {
      if case .module(let module) = self { module } else { nil }
    }

    var kindAndName: String? {
      if case .declaration(let kind, _, let name) = self { "\(kind) \(name)" } else { nil }
    }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func words(_ path: String) throws -> Set<String> {
    Set(try text(path).split { !isPartOfName($0) }.map(String.init))
  }

  static func words(in folder: String) throws -> Set<String> {
    try swiftFiles(in: folder).reduce(into: []) { words, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      words.formUnion(text.split { !isPartOfName($0) }.map(String.init))
    }
  }

  /// What a module of the drop-in exports. Its sources hold nothing else.
  static func exports(of module: String) throws -> [Export] {
    try swiftFiles(in: "Sources/DropIn/\(module)").flatMap { file in
      try lines(of: file).map { line in
        let words = line.split(separator: " ").map(String.init)
        try #require(words.starts(with: ["@_exported", "import"]), "Not a re-export: \(line)")
        if words.count == 3 { return .module(words[2]) }
        let path = words[3].split(separator: ".").map(String.init)
        try #require(words.count == 4 && path.count == 2, "Not a re-export: \(line)")
        return .declaration(kind: words[2], module: path[0], name: path[1])
      }
    }
  }

  /// The names that modules of the drop-in export from one module of ours, or from all.
  static func exportedNames(of modules: [String], from source: String? = nil) throws -> Set<String> {
    let names: [String] = try modules.flatMap(exports).compactMap { export in
      guard case .declaration(_, let module, let name) = export else { return nil }
      return source == nil || source == module ? name : nil
    }
    return Set(names)
  }

  /// The names of the public declarations outside of any type.
  static func publicNames(in folder: String) throws -> Set<String> {
    var names: Set<String> = []
    for file in try swiftFiles(in: folder) {
      var depth = 0
      for line in try lines(of: file) {
        if depth == 0, let name = publicName(declaredIn: line) { names.insert(name) }
        guard line.contains("{") || line.contains("}") else { continue }
        let code = line.contains("\"") ? line.replacing(/"[^"]*"/, with: "") : line
        depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      }
      try #require(depth == 0, "Braces in strings confuse this count: \(file.lastPathComponent)")
    }
    return names
  }

  private static func publicName(declaredIn line: String) -> String? {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard let access = words.first, access == "public" || access == "open" else { return nil }
    let declaration = words.dropFirst().drop { $0 == "final" || $0.hasPrefix("nonisolated") }
    guard let kind = declaration.first, kind != "extension", kind != "import" else { return nil }
    return declaration.dropFirst().first.map { String($0.prefix(while: isPartOfName)) }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private static func swiftFiles(in folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
