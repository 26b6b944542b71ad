import AdPlatform
import AdapterTool
import Foundation

/// The files in the folder of an existing adapter.
struct ExistingSources {
  /// The Swift files, in the order of their paths.
  private(set) var sources: [SwiftSource] = []
  /// The files that are not copied, with the reason.
  private(set) var notCopied: [(path: String, reason: String)] = []
  /// The files that are neither code nor parts of an app, such as a license; they are counted, not listed.
  private(set) var otherFiles = 0
  /// The types and constants that Objective-C files declare, with the file.
  private(set) var objectiveCNames: [String: String] = [:]

  /// The limits of what is read.
  struct Limits {
    var bytesInFile = 1_000_000
    var bytes = 10_000_000
    var entries = 5000
  }

  private let limits: Limits
  /// The folder's name for messages.
  let shownFolder: String
  private var root = ""
  private var bytes = 0
  private var entries = 0

  init(_ folder: URL, limits: Limits = Limits()) throws(CommandFailure) {
    self.limits = limits
    var path = folder.standardizedFileURL.path(percentEncoded: false)
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    shownFolder = path.printable(limit: 300)
    root = folder.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
    if root.count > 1, root.hasSuffix("/") { root.removeLast() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw failure("there is no such folder; --from takes the folder with the adapter's Swift sources")
    }
    guard isFolder.boolValue else {
      throw failure("this is a file; --from takes the folder that it is in")
    }
    try read("")
    guard !sources.isEmpty else {
      throw failure(
        notCopied.isEmpty
          ? "there is no Swift file in this folder; name the folder with the adapter's sources"
          : "none of the \(notCopied.count) source files here is an adapter's in Swift;"
            + " an adapter in Objective-C has to be written again in Swift"
      )
    }
  }

  private func failure(_ problem: String) -> CommandFailure {
    CommandFailure(message: "\(shownFolder): \(problem)")
  }

  /// Reads a folder, by its path from the root.
  private mutating func read(_ folder: String) throws(CommandFailure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder) else {
      throw failure("the folder \(quoted(folder)) cannot be read; check its permissions")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      entries += 1
      guard entries <= limits.entries else {
        throw failure(
          "more than \(limits.entries) files; name the folder that has the adapter's sources only"
        )
      }
      let path = folder.isEmpty ? name : folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: root + "/" + path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory?: try read(path)
      case .typeSymbolicLink?: try readLink(path)
      case .typeRegular?: try readFile(path)
      default: notCopied.append((path, "not a file"))
      }
    }
  }

  private mutating func readLink(_ path: String) throws(CommandFailure) {
    let target = URL(filePath: root + "/" + path).resolvingSymlinksInPath().standardizedFileURL
      .path(percentEncoded: false)
    guard target.hasPrefix(root + "/") else {
      throw failure(
        "\(quoted(path)) is a symbolic link out of the folder; replace it by the file, or remove it"
      )
    }
    notCopied.append((path, "a symbolic link; the file that it leads to is read where it is"))
  }

  private mutating func readFile(_ path: String) throws(CommandFailure) {
    let fileExtension = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    switch fileExtension.lowercased() {
    case "swift":
      if path.split(separator: "/").last == "Package.swift" {
        notCopied.append((path, "a manifest; the new package has its own"))
      } else {
        try readSwift(path)
      }
    case "h", "m", "mm", "pch":
      notCopied.append((path, "Objective-C; write what the adapter needs of it in Swift"))
      let text = (try? InputFile(path: root + "/" + path).bytes(limit: limits.bytesInFile)) ?? Data()
      for name in Self.names(inObjectiveC: String(decoding: text, as: UTF8.self)) {
        objectiveCNames[name] = objectiveCNames[name] ?? path
      }
    case "c", "cc", "cpp", "modulemap", "xib", "storyboard":
      notCopied.append((path, "not Swift; the package compiles Swift only"))
    default: otherFiles += 1
    }
  }

  private mutating func readSwift(_ path: String) throws(CommandFailure) {
    let file = InputFile(path: root + "/" + path, format: "Swift")
    let data = try file.read(limit: limits.bytesInFile)
    bytes += data.count
    guard bytes <= limits.bytes else {
      throw failure(
        "more than \(limits.bytes) bytes of Swift; name the folder that has the adapter's sources only"
      )
    }
    let source = SwiftSource(path: path, text: String(decoding: data, as: UTF8.self))
    if source.imports.contains(where: { ["XCTest", "Testing"].contains($0.module) }) {
      notCopied.append((path, "a test; put it into Tests when the package compiles"))
    } else {
      sources.append(source)
    }
  }

  /// What Objective-C declares that Swift may name.
  static func names(inObjectiveC text: String) -> Set<String> {
    let types = text.matches(of: /@(?:interface|protocol)\s+(\w+)/).map { String($0.output.1) }
    let enumerations = text.matches(of: /NS_[A-Z_]+\s*\([^,()]+,\s*(\w+)\s*\)/).map { String($0.output.1) }
    let constants = text.matches(of: /\bconst\s+(\w+)\s*[;=]/).map { String($0.output.1) }
    return Set(types + enumerations + constants)
  }
}
