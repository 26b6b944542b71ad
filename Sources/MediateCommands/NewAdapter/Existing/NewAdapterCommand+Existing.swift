import AdPlatform
import AdapterTool
import Foundation

extension NewAdapterCommand {
  /// Writes the package of an existing adapter, and compiles it.
  ///
  /// - Parameter from: the folder of the adapter's sources.
  /// - Returns: what to tell the user.
  func run(from: URL) async throws(CommandFailure) -> String {
    let sources = try ExistingSources(from)
    let existing: ExistingAdapter
    do {
      existing = try ExistingAdapter(sources.sources)
    } catch {
      throw CommandFailure(message: "\(sources.shownFolder): \(error.message)")
    }
    var package = NewAdapterPackage(
      name: options.name,
      style: existing.style,
      dependency: try dependency(),
      existing: existing
    )
    if let module = existing.stubs.map(\.name).first(where: package.modules.contains) {
      throw CommandFailure(
        message: "the adapter imports \(module), a name that the new package needs for a module of its own;"
          + " choose another name than \(options.name)"
      )
    }
    let folder = try write(package)
    var path = folder.standardizedFileURL.path(percentEncoded: false)
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let compiled = try await compile(&package, objectiveCNames: Set(sources.objectiveCNames.keys), in: path)
    return ExistingAdapterReport(
      package: package,
      sources: sources,
      folder: path,
      compiled: compiled
    ).text
  }

  /// Compiles the adapter, and writes which names the doubles have to have.
  ///
  /// - Returns: nil if the compiler is not installed.
  private func compile(
    _ package: inout NewAdapterPackage,
    objectiveCNames: Set<String>,
    in folder: String
  ) async throws(CommandFailure) -> CompilerDiagnostics? {
    guard let compiler = PackageCompiler(package: folder, target: "\(options.name)Adapter") else {
      return nil
    }
    FileHandle.standardError.write(Data("Compiling the adapter; the first time takes minutes.\n".utf8))
    var compiled = try await diagnostics(of: compiler)
    // A module behind a condition is known when the compiler has come to it.
    for _ in 0..<3 where package.existing?.addStubs(compiled.missingModules) == true {
      for (path, text) in package.files where path == "Package.swift" || path.hasSuffix("/MissingNames.swift")
      {
        try write(text, to: URL(filePath: folder + "/" + path))
      }
      compiled = try await diagnostics(of: compiler)
    }
    // Without a complete answer there is nothing to say about names.
    guard let existing = package.existing, compiled.missingModules.isEmpty, compiled.general.isEmpty else {
      return compiled
    }
    for stub in existing.stubs {
      let names = existing.missingNames(of: stub, in: compiled, outside: objectiveCNames).map(\.description)
      try write(
        AdapterTemplate.missingNames(in: stub.name, names),
        to: URL(filePath: folder + "/" + package.pathOfMissingNames(in: stub))
      )
    }
    return compiled
  }

  private func diagnostics(
    of compiler: PackageCompiler
  ) async throws(CommandFailure) -> CompilerDiagnostics {
    do {
      return try await compiler.diagnostics()
    } catch {
      throw CommandFailure(
        message: "the package is written, but swift could not be run to compile it;"
          + " run swift build in its folder"
      )
    }
  }
}

extension ExistingAdapter {
  /// The names that a double has to have.
  ///
  /// - Parameter objectiveCNames: names that the adapter itself declares, in files that are not copied.
  func missingNames(
    of stub: Stub,
    in compiled: CompilerDiagnostics,
    outside objectiveCNames: Set<String>
  ) -> [CompilerDiagnostics.MissingName] {
    compiled.missingNames.filter { !objectiveCNames.contains($0.name) && self.stub(of: $0) == stub }
  }

  /// The double that has to have a name: that of the module that the sources or the name itself tell, or one that is
  /// imported where the name is used. Names in files that import no double belong to the first one.
  ///
  /// - Returns: nil for a name of Apple's, Google's or this project's modules.
  func stub(of name: CompilerDiagnostics.MissingName) -> Stub? {
    if let module = name.module { return stubs.first { $0.name == module } }
    if let stub = stubs.first(where: { name.applesModules.contains($0.name) }) { return stub }
    guard !name.isOfPlatform else { return nil }
    let importing = stubs.filter { stub in name.places.contains { stub.importers.contains($0.path) } }
    return importing.first { !$0.isApples } ?? importing.first ?? stubs.first
  }
}
