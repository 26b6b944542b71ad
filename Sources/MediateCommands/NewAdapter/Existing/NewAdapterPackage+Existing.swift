extension NewAdapterPackage {
  /// The templates of a package around an existing adapter: its own sources are in the place of the template's.
  static let existingTemplates: [Template] = [
    Template("Package.swift", AdapterTemplate.existingManifest),
    Template("README.md", AdapterTemplate.existingReadme),
    Template(".gitignore", AdapterTemplate.gitignore),
    Template(".github/workflows/ci.yml", AdapterTemplate.workflow),
    Template("Sources/AcmeAdapterFixtures/AcmeFixture.swift", AdapterTemplate.existingFixture),
    Template("Sources/acme/main.swift", AdapterTemplate.tool),
    Template("Tests/AcmeAdapterTests/ConformanceTests.swift", AdapterTemplate.conformanceTests),
  ]

  /// The adapter's own files, and an empty double for each module that it imports.
  var existingFiles: [String: String] {
    guard let existing else { return [:] }
    var files = Dictionary(
      existing.files.map { ("Sources/\(name)Adapter/\($0)", $1) },
      uniquingKeysWith: { first, _ in first }
    )
    for stub in existing.stubs {
      files[pathOfMissingNames(in: stub)] = AdapterTemplate.missingNames(in: stub.name, nil)
    }
    return files
  }

  /// The file that lists what a double has to declare.
  func pathOfMissingNames(in stub: ExistingAdapter.Stub) -> String {
    "Sources/\(stub.name)/MissingNames.swift"
  }

  /// The modules that a double cannot be called, for the package has them.
  var modules: Set<String> {
    let tool = name.prefix(1).lowercased() + name.dropFirst()
    return ["\(name)Adapter", "\(name)AdapterFixtures", "\(name)AdapterTests", tool]
  }

  /// What is filled in where a template asks for something of the existing adapter; nil if it is something else.
  func text(for placeholder: Substring, of existing: ExistingAdapter) -> String? {
    switch placeholder {
    case "@CLASS@": existing.className
    case "@IMPORT@": existing.isPublic ? "import" : "@testable import"
    case "@DROPIN@": existing.products[0]
    case "@PRODUCTS@":
      existing.products.dropFirst()
        .map { ", .product(name: \"\($0)\", package: \"\(dependency.identity)\")" }
        .joined()
    case "@DOUBLES@": existing.stubs.map { "\"\($0.name)\"" }.joined(separator: ", ")
    case "@DOUBLEROWS@":
      existing.stubs.map {
        $0.isApples
          ? "| `Sources/\($0.name)` | Apple's module, empty | declare what the adapter uses of it |\n"
          : "| `Sources/\($0.name)` | a double of the network's SDK, empty | declare what the adapter uses of it |\n"
      }
      .joined()
    default: nil
    }
  }
}
