import AdMediation
import AdPlatform

/// What `mediate new-adapter --from` says.
struct ExistingAdapterReport {
  let package: NewAdapterPackage
  let sources: ExistingSources
  /// The folder of the package, without a slash at its end.
  let folder: String
  /// Nil if the package was not compiled.
  let compiled: CompilerDiagnostics?

  var text: String {
    guard let existing = package.existing else { return "" }
    let changed = existing.changes.filter { $0.edit != nil }.map(\.description)
    let unchanged = existing.changes.filter { $0.edit == nil }.map(\.description)
    var sections = [
      summary(of: existing),
      list("Changed, with the lines of the original:", changed),
      list("To change by hand, with the lines of the original:", unchanged),
      list("Not copied:", sources.notCopied.map { "\($0.path): \($0.reason)" } + otherFiles),
    ]
    sections += findings(of: existing)
    sections.append(
      """
        cd \(folder.printable(limit: 300))
        swift build --target \(package.name)Adapter

      README.md in that folder says what to do next.
      """
    )
    if let advice = package.dependency.advice { sections.append(advice) }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func summary(of existing: ExistingAdapter) -> String {
    let kind =
      switch package.style {
      case .customEvent: "a custom event for native ads"
      case .mediationAdapter(let formats, let isBidder):
        "\(isBidder ? "an RTBAdapter" : "a MediationAdapter") for "
          + AdFormat.inScaffolds.filter(formats.contains).map(\.name).joined(separator: ", ")
      }
    var lines = [
      "Wrote a package for \(package.name) to \(folder.printable(limit: 300))",
      "The adapter is the class \(existing.className), \(kind), in \(existing.files.count) Swift"
        + (existing.files.count == 1 ? " file." : " files."),
    ]
    if !existing.otherClasses.isEmpty {
      lines.append(
        "Also adapters, which the fixture does not use: \(existing.otherClasses.joined(separator: ", "))."
      )
    }
    return lines.joined(separator: "\n")
  }

  private var otherFiles: [String] {
    switch sources.otherFiles {
    case 0: []
    case 1: ["1 file that is not source code"]
    default: ["\(sources.otherFiles) files that are not source code"]
    }
  }

  private func findings(of existing: ExistingAdapter) -> [String] {
    guard let compiled else {
      return [
        "Nothing was compiled: swift is not on the PATH. Run the commands below where it is; the names that the"
          + "\ncompiler cannot find are those that the doubles have to have."
      ]
    }
    if compiled.isEmpty { return ["The adapter compiles."] }
    let objectiveC = Set(sources.objectiveCNames.keys)
    let doubles = existing.stubs.map { stub in
      list(
        stub.isApples
          ? "Sources/\(stub.name), which stands in for Apple's module, has to declare:"
          : "Sources/\(stub.name), the double of the network's SDK, has to declare:",
        existing.missingNames(of: stub, in: compiled, outside: objectiveC).map(\.description)
      )
    }
    let unowned = compiled.missingNames.filter {
      !objectiveC.contains($0.name) && existing.stub(of: $0) == nil
    }
    let platform = unowned.filter { $0.isOfPlatform || $0.module != nil }
    let own = compiled.missingNames.compactMap { name in
      sources.objectiveCNames[name.name].map { "\(name.description); declared in \($0)" }
    }
    return doubles + [
      list(
        "Names of Apple's or Google's that the compiler cannot find. Export UIKit or Foundation from the double,"
          + " as the SDK's headers do; what DropIn lacks belongs in the double, too:",
        platform.map(\.description)
      ),
      list(
        "Names of the adapter's Objective-C files. Write them in Swift, in Sources/\(package.name)Adapter:",
        own
      ),
      list(
        "Names that the sources do not declare and no module has:",
        unowned.filter { !platform.contains($0) }.map(\.description)
      ),
      list("Modules that are still missing:", compiled.missingModules),
      list(
        "Further errors of the compiler. Some of them go away with the missing names:",
        compiled.others.map { "\($0.place.path):\($0.place.line): \($0.message)" }
      ),
      compiled.usesObjectiveCRuntime
        ? "Linux has no selectors and no key-value coding. Call the members directly, or declare a structure Selector"
          + "\nand these methods in an extension of NSObject, in the double." : "",
      list("Errors that belong to no file of the adapter:", compiled.general),
    ]
  }

  private func list(_ heading: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return ([heading] + lines.map { "  \($0.printable(limit: 400))" }).joined(separator: "\n")
  }
}
