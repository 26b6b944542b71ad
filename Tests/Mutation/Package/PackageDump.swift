import AdPlatform
import Foundation

/// What `swift package dump-package` says of a package.
struct PackageDump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]
    var exclude: [String]
    var resources: [Resource]
    var settings: [Setting]

    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
  }

  struct Dependency: Decodable {
    var byName: [String?]?
    var target: [String?]?
    var name: String? { (byName ?? target)?.first ?? nil }
  }

  struct Resource: Decodable {
    var path: String
    /// Such as `embedInCode`.
    var rule: [String: Empty]
  }

  struct Setting: Decodable {
    /// A name such as `enableUpcomingFeature`, and its value.
    var kind: [String: Value]
  }

  struct Value: Decodable { var _0: String? }
  struct Empty: Decodable {}

  var targets: [Target]

  /// Asks the package manager. It does so in a folder of its own, beside builds that are under way.
  init(of root: URL) throws(MutationError) {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "mediate-mutate-\(getpid())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let result = try Subprocess.run(
      "swift",
      ["package", "dump-package", "--package-path", root.path, "--scratch-path", scratch.path]
    )
    let json = result.output.drop { $0 != "{" }
    guard result.end == .exited(0), let dump = try? JSONDecoder().decode(Self.self, from: Data(json.utf8))
    else {
      throw .notAPackage(folder: root.path, output: result.output)
    }
    self = dump
  }

  /// A target, and all that it depends on.
  func closure(of names: [String]) -> [Target] {
    var found: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else {
        continue
      }
      waiting += target.dependencies.compactMap(\.name)
    }
    return targets.filter { found.contains($0.name) }
  }
}

extension PackageDump.Target {
  /// The target in a manifest, without the setting that warnings are errors: a mutant may well have some.
  var manifest: String {
    let function =
      switch type {
      case "test": "testTarget"
      case "executable": "executableTarget"
      default: "target"
      }
    let dependencies = dependencies.compactMap(\.name).map { "\"\($0)\"" }.joined(separator: ", ")
    let excluded = exclude.map { "\"\($0)\"" }.joined(separator: ", ")
    let resources = resources.map { ".\($0.rule.keys.first ?? "process")(\"\($0.path)\")" }.joined(
      separator: ", "
    )
    let settings = settings.flatMap { setting in
      setting.kind.compactMap { name, value -> String? in
        switch (name, value._0) {
        case ("swiftLanguageMode", let mode?): ".swiftLanguageMode(.v\(mode))"
        case ("enableUpcomingFeature", let feature?): ".enableUpcomingFeature(\"\(feature)\")"
        default: nil
        }
      }
    }
    return """
        .\(function)(
          name: "\(name)", dependencies: [\(dependencies)], path: "\(folder)", exclude: [\(excluded)],
          resources: [\(resources)], swiftSettings: [\(settings.joined(separator: ", "))]
        ),

      """
  }
}
