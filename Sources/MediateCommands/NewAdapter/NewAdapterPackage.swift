import Foundation

/// The files of a package for a new adapter: a value, until somebody writes it.
struct NewAdapterPackage {
  /// Where the package finds AdMediation.
  enum Dependency: Equatable {
    case path(String)
    case url(String)

    /// - Parameter text: a URL, or a path, which is taken from `folder` on if it is relative.
    init(_ text: String, from folder: URL) {
      if text.contains("://") || text.hasPrefix("git@") {
        self = .url(text)
      } else {
        let url = URL(filePath: text, relativeTo: folder).standardizedFileURL
        self = .path(url.path(percentEncoded: false).trimmingSlash)
      }
    }

    fileprivate var declaration: String {
      switch self {
      case .path(let path): ".package(name: \"AdMediation\", path: \(path.swiftLiteral))"
      case .url(let url): ".package(url: \(url.swiftLiteral), branch: \"main\")"
      }
    }

    /// What there is to do before another machine can build the package; nil for nothing.
    var advice: String? {
      switch self {
      case .path:
        """
        Package.swift takes AdMediation from a path on this machine, which no CI machine has. Before
        you push, put a URL there, or have the package written with --admediation URL.
        """
      case .url: nil
      }
    }

    /// What the manifest calls the package: its name, or the last part of its URL.
    fileprivate var identity: String {
      switch self {
      case .path: "AdMediation"
      case .url(let url):
        url.split(separator: "/").last.map { String($0.replacing(/\.git$/, with: "")) } ?? "AdMediation"
      }
    }
  }

  /// The network's name, which begins the names of types: `Acme`.
  let name: String
  let dependency: Dependency

  /// What is wrong with a name, or nil.
  static func flaw(inName name: String) -> String? {
    let isIdentifier = name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,59}/) != nil
    guard isIdentifier else {
      return "is no name for types; use letters and digits, a letter first, such as Acme"
    }
    guard name.first?.isUppercase == true else {
      return
        "begins small; types begin with a capital letter: \(name.prefix(1).uppercased())\(name.dropFirst())"
    }
    guard !name.hasSuffix("Adapter") else {
      return "ends in Adapter, which is added to it; leave it out"
    }
    guard !takenNames.contains(name) else {
      return "makes types that exist already, such as \(name)Ad or \(name)Request; take a longer one"
    }
    return nil
  }

  /// Names to which Ad, Image, Loader, Request, Error, SDK or Adapter is added somewhere else already.
  private static let takenNames: Set<String> = [
    "Ad", "Custom", "HTTP", "Mediated", "MediatedUnifiedNative", "Native", "NativeAd", "NS", "Sample",
    "SampleNative", "UI", "URL",
  ]

  /// The contents of each file by its path in the package.
  var files: [String: String] {
    var files: [String: String] = [:]
    for template in Self.templates {
      files[fill(template.path)] = fill(template.text)
    }
    return files
  }

  /// The folder that the package goes into unless another one is named.
  var folderName: String { "\(name)Adapter" }

  private func fill(_ template: String) -> String {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    // In one pass: what is put in is not looked at again.
    return template.replacing(/Acme|acme|@ADMEDIATION@|@IDENTITY@/) { match in
      switch match.output {
      case "Acme": name
      case "acme": small
      case "@ADMEDIATION@": dependency.declaration
      default: dependency.identity
      }
    }
  }

  /// The templates are an adapter for a network called Acme.
  private static let templates: [(path: String, text: String)] = [
    ("Package.swift", AdapterTemplate.manifest),
    ("README.md", AdapterTemplate.readme),
    (".gitignore", AdapterTemplate.gitignore),
    (".github/workflows/ci.yml", AdapterTemplate.workflow),
    ("Sources/AcmeSDK/AcmeLoader.swift", AdapterTemplate.loader),
    ("Sources/AcmeSDK/AcmeAd.swift", AdapterTemplate.ad),
    ("Sources/AcmeAdapter/AcmeCustomEvent.swift", AdapterTemplate.customEvent),
    ("Sources/AcmeAdapter/AcmeMediatedAd.swift", AdapterTemplate.mediatedAd),
    ("Tests/AcmeAdapterTests/AcmeFixture.swift", AdapterTemplate.fixture),
    ("Tests/AcmeAdapterTests/ConformanceTests.swift", AdapterTemplate.conformanceTests),
  ]
}

extension String {
  /// The text as a literal in a manifest.
  fileprivate var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }

  fileprivate var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
