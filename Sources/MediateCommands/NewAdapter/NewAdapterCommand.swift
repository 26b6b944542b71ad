import AdPlatform
import AdapterTool
import Foundation

extension Command {
  /// Generates the package of a new adapter.
  static let newAdapter = Command(
    "new-adapter",
    argument: Argument("NAME", isRequired: true, description: "one network's name"),
    flags: [
      .formats, .bidding, .customEvent, .loader, .without, .settings, .signals, .sdk, .prefix, .shared, .from,
      .output, .adMediation,
      .help,
    ],
    summary: "Generate a package for a new adapter, with a test for each rule.",
    details: { _ in
      [
        "NAME is the network's name, such as Acme; names of types begin with it. The package contains a"
          + " MediationAdapter that imports GoogleMobileAds and UIKit, as it does on a phone, a double of the network's"
          + " SDK, a fixture for the rule book, tests, a tool, and a CI workflow. All tests pass from the start.",
        "--formats lists the adapter's formats: "
          + "native, banner, interstitial, rewarded, rewarded-interstitial, app-open.",
        "--without lists what the network's SDK does not have. Adapter and double have no code for it, and the fixture"
          + " lists it in limits, so that its rules are not checked. NetworkLimits in the documentation explains each name."
          + " \(ScaffoldAbility.listing)",
        "--without pictures is for an SDK whose native ads have the URLs of images only: the adapter downloads the"
          + " pictures before it answers the load, unless the publisher disabled image loading.",
        "--loader lists the formats whose ads come from a loader object: with --loader native, the adapter asks an"
          + " AcmeNativeAdLoader, whose delegate receives an AcmeNativeAd. Ads of other formats load themselves.",
        "--settings names the server parameters of the mediation account. With --settings zone_id, zone_id is the"
          + " placement of the ad. With --settings app_key,zone_id, app_key is also the key that the SDK is set up with;"
          + " names between the two are other settings for set-up. With --settings zone_id:int, the SDK takes the placement as a number. The adapter has errors of its own for"
          + " settings that are missing or invalid.",
        "--signals says whether the SDK has one token for all ads of the app, or collects signals for each placement."
          + " Without it, it is the app if --settings names its key.",
        "--sdk and --prefix give the double the names of the real SDK: with --sdk AcmeAdsKit --prefix ACM, the module is"
          + " AcmeAdsKit and its types are ACMAds, ACMNativeAd and so on. Types of the adapter begin with NAME.",
        "--shared is for an SDK that is set up by a shared object: with --shared ACMManager, the adapter calls"
          + " ACMManager.shared.start(). Without it, start() is a static member of AcmeAds.",
        "--from generates the package for an existing adapter. It copies the Swift files of a folder, removes"
          + " Objective-C attributes, moves conformances to the classes that load, and detects formats and style. Then"
          + " it compiles the copy against an empty double, and lists the names that the double needs. Without"
          + " swift on the PATH, nothing is compiled.",
        "The folder must be new or empty; nothing is overwritten.",
      ]
    },
    options: NewAdapterOptions.init,
    run: { options, _ async throws(CommandFailure) in
      StyledText(plain: try await NewAdapterCommand(options).run())
    }
  )
}

/// Generates the package of a new adapter.
struct NewAdapterCommand {
  let options: NewAdapterOptions
  private let currentFolder = URL(
    filePath: FileManager.default.currentDirectoryPath,
    directoryHint: .isDirectory
  )

  init(_ options: NewAdapterOptions) { self.options = options }

  /// Writes the files.
  ///
  /// - Returns: what to tell the user.
  func run() async throws(CommandFailure) -> String {
    if let flaw = NewAdapterPackage.flaw(inName: options.name) {
      throw CommandFailure(message: flaw)
    }
    if let from = options.from {
      return try await run(from: URL(filePath: from, directoryHint: .isDirectory, relativeTo: currentFolder))
    }
    if let sdk = options.sdk, let flaw = NewAdapterPackage.flaw(inSDK: sdk, of: options.name) {
      throw CommandFailure(message: "--sdk \(quoted(sdk)) \(flaw)")
    }
    if let prefix = options.prefix,
      let flaw = NewAdapterPackage.flaw(inPrefix: prefix, of: options.name)
    {
      throw CommandFailure(message: "--prefix \(quoted(prefix)) \(flaw)")
    }
    if let type = options.sharedClass,
      let flaw = NewAdapterPackage.flaw(
        inSharedClass: type,
        prefix: options.prefix ?? options.name,
        of: options.name
      )
    {
      throw CommandFailure(message: "--shared \(quoted(type)) \(flaw)")
    }
    let package = NewAdapterPackage(
      name: options.name,
      style: options.style,
      dependency: try dependency(),
      sdk: options.sdk,
      prefix: options.prefix,
      without: options.without,
      downloadsImages: options.downloadsImages,
      loaders: options.loaders,
      sharedClass: options.sharedClass,
      settings: options.settings,
      signals: options.signals
    )
    let folder = try write(package)
    let shown = folder.standardizedFileURL.path(percentEncoded: false).printable()
    return """
      Wrote \(package.files.count) files of an adapter for \(options.name) to \(shown)

        cd \(shown)
        swift test

      README.md in that folder says what each file is for.
      \(package.dependency.advice.map { "\n\($0)\n" } ?? "")
      """
  }

  /// Writes the files of a package to its folder, which it returns.
  func write(_ package: NewAdapterPackage) throws(CommandFailure) -> URL {
    let folder = URL(
      filePath: options.output ?? package.folderName,
      directoryHint: .isDirectory,
      relativeTo: currentFolder
    )
    try refuseToOverwrite(folder)
    // Written beside its place and moved there: the package is there whole or not at all.
    let target = folder.standardizedFileURL.path(percentEncoded: false).trimmingSlash
    let unfinished = URL(filePath: target).deletingLastPathComponent()
      .appending(path: ".\(UUID().uuidString).tmp", directoryHint: .isDirectory)
    do throws(CommandFailure) {
      for (path, text) in package.files.sorted(by: { $0.key < $1.key }) {
        try write(text, to: unfinished.appending(path: path), shownAs: folder.appending(path: path))
      }
      guard rename(unfinished.path(percentEncoded: false).trimmingSlash, target) == 0 else {
        throw failure(errno, at: folder)
      }
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw error
    }
    return folder
  }

  func dependency() throws(CommandFailure) -> NewAdapterDependency {
    if let given = options.adMediation { return try NewAdapterDependency(given, from: currentFolder) }
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    if let checkout = program.flatMap(NewAdapterDependency.init(around:)) { return checkout }
    throw CommandFailure(
      message: "the tool is not in a checkout of AdMediation; write --admediation PATH or --admediation URL"
    )
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

  /// Writes a file of a package.
  ///
  /// - Parameter place: the file that messages name; nil for the file itself.
  func write(_ text: String, to file: URL, shownAs place: URL? = nil) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      throw failure(cause.map { Int32(($0 as NSError).code) } ?? 0, at: place ?? file)
    }
  }

  private func failure(_ code: Int32, at place: URL) -> CommandFailure {
    let path = place.path(percentEncoded: false).printable(limit: 300)
    let reason = code == 0 ? "" : " (\(String(cString: strerror(code))))"
    let advice =
      [ENOSPC, EFBIG, EDQUOT].contains(code)
      ? "free some space, or name a folder on another disk with --output"
      : "check the path and its permissions, or name another folder with --output"
    return CommandFailure(message: "\(path): cannot be written\(reason); \(advice)")
  }
}
