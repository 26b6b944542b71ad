import AdPlatform
import AdapterTool
import Foundation

/// Where a new package finds AdMediation.
enum NewAdapterDependency: Equatable {
  case path(String)
  case url(String)

  /// The version that a package takes from a URL, or a later one.
  static var version: String { AdapterTool.mediateVersion }

  /// - Parameters:
  ///   - text: a URL, or the path of a checkout.
  ///   - folder: where a relative path begins.
  init(_ text: String, from folder: URL) throws(CommandFailure) {
    if Self.isURL(text) {
      self = .url(text)
    } else if text.contains("://") {
      throw CommandFailure(
        message:
          "\(quoted(text)) is not the URL of a repository; write https:// or ssh://, the host and the path"
      )
    } else {
      try self.init(path: text, from: folder)
    }
  }

  private init(path text: String, from folder: URL) throws(CommandFailure) {
    let path = URL(filePath: text, relativeTo: folder).standardizedFileURL
      .path(percentEncoded: false).trimmingSlash
    guard FileManager.default.fileExists(atPath: path) else {
      let looksLikeHost = text.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?\/.+/) != nil
      throw CommandFailure(
        message: looksLikeHost
          ? "\(quoted(text)) is not a folder, and a URL begins with a scheme; write --admediation https://\(text.printable())"
          : "\(path.printable()): there is no such folder; --admediation takes the path of an AdMediation checkout, or a URL"
      )
    }
    guard Self.isCheckout(path) else {
      throw CommandFailure(
        message: "\(path.printable()): this folder has no Package.swift of AdMediation;"
          + " --admediation takes the path of an AdMediation checkout, or a URL"
      )
    }
    self = .path(path)
  }

  /// The checkout that contains a file, if one does.
  init?(around file: URL) {
    let folders = sequence(
      first: file,
      next: { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
    )
    guard
      let path = folders.map({ $0.path(percentEncoded: false).trimmingSlash }).first(where: Self.isCheckout)
    else { return nil }
    self = .path(path)
  }

  private static func isCheckout(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    return manifest?.contains(/\bPackage\(\s*name: "AdMediation"/) == true
  }

  /// Whether it is a URL that packages can have, or the short form of one for SSH.
  private static func isURL(_ text: String) -> Bool {
    text.wholeMatch(of: /(https?|ssh|git):\/\/[^\/\s]+\/\S+|file:\/\/\/\S+|[^\/\s:@]+@[^\/\s:]+:\S+/) != nil
      && text.unicodeScalars.allSatisfy { $0.isASCII && !"\"\\`$<>^{|}".unicodeScalars.contains($0) }
  }
}

extension NewAdapterDependency {
  /// The dependency in the manifest.
  var declaration: String {
    switch self {
    case .path(let path): ".package(name: \"AdMediation\", path: \(path.swiftLiteral))"
    case .url(let url): ".package(url: \(url.swiftLiteral), from: \"\(Self.version)\")"
    }
  }

  /// What the manifest calls the package: its name, or the last part of its URL.
  var identity: String {
    switch self {
    case .path: "AdMediation"
    case .url(let url):
      url.split { $0 == "/" || $0 == ":" }.last.map { String($0.replacing(/\.git$/, with: "")) }
        ?? "AdMediation"
    }
  }

  /// The options that let a container find it.
  var mount: String {
    switch self {
    case .path(let path): " -v \"\(path)\":\"\(path)\""
    case .url: ""
    }
  }

  /// What to do before another machine can build the package; nil for nothing.
  var advice: String? {
    switch self {
    case .path:
      """
      Package.swift takes AdMediation from a path on this machine, which no CI machine has. Before
      you push, put a URL there, or generate the package with --admediation URL.
      """
    case .url: nil
    }
  }
}

extension String {
  /// The text as a literal in a manifest.
  fileprivate var swiftLiteral: String {
    unicodeScalars.reduce(into: "\"") { $0 += $1.escaped(asASCII: false) } + "\""
  }

  var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
