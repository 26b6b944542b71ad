import AdPlatform
import AdapterTool
import Foundation

extension Command {
  /// Writes the package of a new adapter.
  static let newAdapter = Command(
    "new-adapter",
    argument: Argument("NAME", isRequired: true, description: "one network's name"),
    flags: [.output, .adMediation, .help],
    summary: "Write a package for a new adapter, with a test for each rule.",
    details: { _ in
      [
        "NAME is the network's, as types begin with it: Acme. The package has a custom event, a double of the"
          + " network's SDK, a fixture for the rule book, tests that are green from the start, and a CI workflow.",
        "Nothing is overwritten: the folder must be new or empty.",
      ]
    },
    options: NewAdapterOptions.init,
    run: { options, _ throws(CommandFailure) in StyledText(plain: try NewAdapterCommand(options).run()) }
  )
}

/// Writes the package of a new adapter.
struct NewAdapterCommand {
  private let options: NewAdapterOptions
  private let currentFolder = URL(
    filePath: FileManager.default.currentDirectoryPath,
    directoryHint: .isDirectory
  )

  init(_ options: NewAdapterOptions) { self.options = options }

  /// Writes the files.
  ///
  /// - Returns: what to tell the user.
  func run() throws(CommandFailure) -> String {
    if let flaw = NewAdapterPackage.flaw(inName: options.name) {
      throw CommandFailure(message: "the name \(quoted(options.name)) \(flaw)")
    }
    let package = NewAdapterPackage(name: options.name, dependency: try dependency())
    let folder = URL(
      filePath: options.output ?? package.folderName,
      directoryHint: .isDirectory,
      relativeTo: currentFolder
    )
    try refuseToOverwrite(folder)
    for (path, text) in package.files.sorted(by: { $0.key < $1.key }) {
      try write(text, to: folder.appending(path: path))
    }
    let shown = folder.standardizedFileURL.path(percentEncoded: false).printable()
    return """
      Wrote \(package.files.count) files of an adapter for \(options.name) to \(shown)

        cd \(shown)
        swift test

      README.md there says what each file is for.
      \(package.dependency.advice.map { "\n\($0)\n" } ?? "")
      """
  }

  private func dependency() throws(CommandFailure) -> NewAdapterPackage.Dependency {
    if let given = options.adMediation { return .init(given, from: currentFolder) }
    if let checkout = Self.checkoutAroundTool() { return .path(checkout) }
    throw CommandFailure(
      message: "where is AdMediation? say it with --admediation PATH or --admediation URL"
    )
  }

  /// The checkout that the tool was built in, if it still lies there.
  private static func checkoutAroundTool() -> String? {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    return sequence(
      first: program,
      next: { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
    )
    .map { $0.path(percentEncoded: false) }
    .first { folder in
      let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
      return manifest?.contains("name: \"AdMediation\"") == true
    }
    .map { $0.hasSuffix("/") && $0.count > 1 ? String($0.dropLast()) : $0 }
  }

  private func refuseToOverwrite(_ folder: URL) throws(CommandFailure) {
    var path = folder.standardizedFileURL.path(percentEncoded: false)
    // With a slash behind it a file would not be found.
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw CommandFailure(message: "\(path.printable()): this is a file; name another folder with --output")
    }
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard contents.isEmpty else {
      throw CommandFailure(
        message: "\(path.printable()): there is something in this folder; name another one with --output"
      )
    }
  }

  private func write(_ text: String, to file: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      let path = file.path(percentEncoded: false).printable()
      throw CommandFailure(message: "\(path): cannot be written; check the path and its permissions")
    }
  }
}

/// What `mediate new-adapter` is asked for.
struct NewAdapterOptions: Equatable, Sendable {
  /// The network's name.
  var name: String
  /// The folder; nil for one named after the adapter.
  var output: String?
  /// Where AdMediation is; nil for the checkout that the tool was built in.
  var adMediation: String?
}

extension NewAdapterOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    guard let name = arguments.argument else {
      throw UsageError(
        problem: "no name is given",
        advice: "write \(arguments.usage), such as mediate new-adapter Acme"
      )
    }
    self.init(
      name: name,
      output: arguments.value(of: .output),
      adMediation: arguments.value(of: .adMediation)
    )
  }
}

extension Flag {
  fileprivate static let output = Flag(
    "--output",
    .path("DIR"),
    summary: "Write the package into this folder; NAMEAdapter unless said otherwise."
  )
  fileprivate static let adMediation = Flag(
    "--admediation",
    .path("PATH|URL"),
    summary: "Where the package finds AdMediation; the tool's own checkout unless said otherwise."
  )
}
