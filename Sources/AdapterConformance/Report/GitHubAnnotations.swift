import AdPlatform
public import Foundation

/// Broken rules as commands that GitHub Actions turns into annotations: `::error` for required rules, `::warning`
/// for recommended ones. A step prints them to its log. They point at the fixture, if that says where it is.
public enum GitHubAnnotations {
  /// One line for each broken rule, and for each that was blocked by one that has no line.
  ///
  /// - Parameters:
  ///   - report: what was found out.
  ///   - folder: the root of the repository, which GitHub takes files relative to. Defaults to the current folder.
  public static func lines(
    for report: ConformanceReport,
    relativeTo folder: String = FileManager.default.currentDirectoryPath
  ) -> [String] {
    let place = report.fixtureLocation.map { location in
      "file=\(property(location.path(relativeTo: folder))),line=\(location.line),"
    }
    return report.results.compactMap { result in
      switch result.outcome {
      case .passed, .notChecked: nil
      case .broken(let failure):
        line(result.rule, result.rule.level, report.adapter, failure.description, place ?? "")
      case .blocked(let blocked):
        report.explains(blocked)
          ? nil : line(result.rule, blocked.level, report.adapter, blocked.description, place ?? "")
      }
    }
  }

  private static func line(
    _ rule: ConformanceRule,
    _ level: ConformanceRule.Level,
    _ adapter: String,
    _ text: String,
    _ place: String
  ) -> String {
    let command = level == .required ? "error" : "warning"
    return "::\(command) \(place)title=\(property("\(rule.id) \(adapter)"))::\(data(text))"
  }

  /// The message of a command.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1, in: "%\r\n") }.withoutOldCommands
  }

  /// The value of a property, which ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1, in: "%\r\n:,") }.withoutOldCommands
  }

  private static func escaped(_ scalar: Unicode.Scalar, in special: String) -> String {
    if special.unicodeScalars.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + String(repeating: "0", count: 2 - digits.count) + digits
    }
    // A log is shown by a terminal, or by something like one, that obeys these.
    switch scalar.properties.generalCategory {
    case .control where scalar != "\t", .lineSeparator, .paragraphSeparator: return scalar.named
    default: return String(scalar)
    }
  }
}

extension String {
  /// The text without `##[`, which runners obey anywhere in a line.
  fileprivate var withoutOldCommands: String { withoutRunnerCommands("\\u{5B}") }
}
