package import Foundation

/// All mutants of a package.
package struct MutantCatalog {
  /// In order; the first has the number 1.
  package let mutants: [Mutant]
  /// The sources of each module that has mutants.
  private let files: [String: [SourceFile]]

  /// A copy of another catalog without some mutants, whose numbers stay free.
  init(_ catalog: MutantCatalog, without numbers: Set<Int>) {
    mutants = catalog.mutants.filter { !numbers.contains($0.number) }
    files = catalog.files
  }

  /// The mutants of all modules with a test target, but for those that are for tests themselves.
  package init(package root: URL) throws(MutationError) {
    var modules: [(name: String, files: [SourceFile])] = []
    let dump = try PackageDump(of: root)
    for target in dump.targets
    where !target.folder.hasPrefix("Tests/")
      && dump.targets.contains(where: { $0.name == "\(target.name)Tests" })
    {
      modules.append((target.name, Self.sources(in: target.folder, root)))
    }
    self.init(modules: modules)
  }

  /// The mutants of these modules.
  init(modules: [(name: String, files: [SourceFile])]) {
    let all = modules.flatMap(\.files)
    var enums = EnumCases()
    for file in all { enums.add(file) }
    var mutants: [Mutant] = []
    for module in modules {
      let scope = MutationScope(files: module.files)
      for file in module.files {
        mutants += MutantFinder.mutants(of: SourceScan(file), module.name, scope.extent(of: file), enums)
      }
    }
    for index in mutants.indices { mutants[index].number = index + 1 }
    self.mutants = mutants
    files = Dictionary(uniqueKeysWithValues: modules)
  }

  private static func sources(in folder: String, _ root: URL) -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
      $0 as? String
    }
    return (names ?? []).sorted().compactMap { name in
      guard name.hasSuffix(".swift") else { return nil }
      let path = "\(folder)/\(name)"
      return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map {
        SourceFile(path: path, text: $0)
      }
    }
  }

  /// The modules that have mutants, in order.
  package var modules: [String] {
    var seen: Set<String> = []
    return mutants.map(\.module).filter { seen.insert($0).inserted }
  }

  /// The files of modules, with all mutants in them; most have none.
  func mutatedSources(of modules: [String]) -> [String: MutatedSource] {
    let groups = Dictionary(grouping: mutants, by: \.path)
    return modules.flatMap { files[$0] ?? [] }.reduce(into: [:]) {
      $0[$1.path] = MutatedSource($1.bytes, groups[$1.path] ?? [])
    }
  }

  /// A text that is another one when mutants are others.
  var fingerprint: String {
    let hash = mutants.reduce(UInt64(14_695_981_039_346_656_037)) { hash, mutant in
      (mutant.description + mutant.schema.before).utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
    return "\(mutants.count) \(hash)"
  }
}
