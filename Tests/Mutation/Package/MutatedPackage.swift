import AdPlatform
import Foundation

/// A package with modules, all of whose mutants are built in, and their tests.
struct MutatedPackage {
  private let root: URL
  /// Where it is.
  let folder: URL
  private let modules: [String]
  private(set) var catalog: MutantCatalog
  private let say: (String) -> Void

  private var scratch: URL { folder.appending(path: ".build") }
  /// The program with all tests.
  var testProgram: String { scratch.appending(path: "debug/MutantsPackageTests.xctest").path }
  private var uncompiledFile: URL { folder.appending(path: "uncompiled") }

  /// - Parameters:
  ///   - root: the package that is copied.
  ///   - folder: where packages with mutants are kept. Each choice of modules has its own.
  init(_ catalog: MutantCatalog, modules: [String], root: URL, folder: URL, say: @escaping (String) -> Void) {
    self.root = root
    self.modules = modules
    self.catalog = catalog
    self.say = say
    self.folder = folder.appending(path: modules == catalog.modules ? "all" : modules.joined(separator: "+"))
  }

  /// Copies the package and builds it. Mutants that do not compile are left out of ``catalog``.
  mutating func build() throws(MutationError) {
    let fingerprint = catalog.fingerprint
    var uncompiled = knownUncompiled(fingerprint)
    let original = catalog
    catalog = MutantCatalog(original, without: uncompiled)
    try writePackage()
    while true {
      try writeMutants()
      say("Building the tests of \(modules.joined(separator: ", ")) with \(count(catalog)) mutants …")
      let result = try Subprocess.run(
        "swift",
        [
          "build", "--build-tests", "--package-path", folder.path, "--scratch-path",
          scratch.path, "-Xswiftc", "-gnone",
        ]
      )
      if result.end == .exited(0) { break }
      let blamed = blamedMutants(result.output)
      guard !blamed.isEmpty else { throw .doesNotBuild(output: result.output) }
      say("\(blamed.count) mutants do not compile and are left out.")
      uncompiled.formUnion(blamed)
      catalog = MutantCatalog(original, without: uncompiled)
    }
    let numbers = uncompiled.sorted().map(String.init)
    try write(Data(([fingerprint] + numbers).joined(separator: "\n").utf8), to: uncompiledFile)
  }

  private func count(_ catalog: MutantCatalog) -> Int {
    catalog.mutants.count { modules.contains($0.module) }
  }

  private func knownUncompiled(_ fingerprint: String) -> Set<Int> {
    let lines = ((try? String(contentsOf: uncompiledFile, encoding: .utf8)) ?? "").split(separator: "\n")
    return lines.first == fingerprint[...] ? Set(lines.dropFirst().compactMap { Int($0) }) : []
  }

  /// The mutants at the places of the errors.
  private func blamedMutants(_ output: String) -> Set<Int> {
    let sources = catalog.mutatedSources(of: modules)
    var blamed: Set<Int> = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]), let column = Int(parts[2])
      else { continue }
      guard let path = sources.keys.first(where: { parts[0].hasSuffix("/\($0)") }) else { continue }
      blamed.formUnion(sources[path]?.mutants(atLine: number, column: column) ?? [])
    }
    return blamed
  }

  // MARK: Files

  private func writePackage() throws(MutationError) {
    let dump = try PackageDump(of: root)
    let targets = dump.closure(of: modules.map { "\($0)Tests" })
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Mutants",
        platforms: [.macOS(.v15)],
        targets: [
      \(targets.map(\.manifest).joined())
        ]
      )

      """
    try write(Data(manifest.utf8), to: folder.appending(path: "Package.swift"))
    let mutated = Set(catalog.mutatedSources(of: modules).keys)
    for target in targets {
      try copy(target.folder, except: mutated)
      guard modules.contains(target.name) else { continue }
      try write(
        Data(MutantSwitch.source.utf8),
        to: folder.appending(path: "\(target.folder)/\(Self.switchFile)")
      )
    }
  }

  /// Makes a folder the same as that of the package. Files that are written again are compiled again.
  private func copy(_ path: String, except mutated: Set<String>) throws(MutationError) {
    let manager = FileManager.default
    let names =
      manager.enumerator(atPath: root.appending(path: path).path)?.compactMap { $0 as? String } ?? []
    for name in names where !mutated.contains("\(path)/\(name)") {
      let file = root.appending(path: "\(path)/\(name)")
      if let data = try? Data(contentsOf: file) {
        try write(data, to: folder.appending(path: "\(path)/\(name)"))
      }
    }
    let known = Set(names + [Self.switchFile])
    let copies =
      manager.enumerator(atPath: folder.appending(path: path).path)?.compactMap { $0 as? String } ?? []
    for name in copies where !known.contains(name) {
      try? manager.removeItem(at: folder.appending(path: "\(path)/\(name)"))
    }
  }

  private static let switchFile = "IsMutant.swift"

  private func writeMutants() throws(MutationError) {
    for (path, source) in catalog.mutatedSources(of: modules) {
      try write(Data(source.text), to: folder.appending(path: path))
    }
  }

  private func write(_ data: Data, to file: URL) throws(MutationError) {
    if (try? Data(contentsOf: file)) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    } catch {
      throw .notWritten(path: file.path, reason: "\(error)")
    }
  }
}
