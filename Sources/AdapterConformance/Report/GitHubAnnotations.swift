/// Broken rules as commands that GitHub Actions turns into annotations: `::error` for required rules, `::warning`
/// for recommended ones. A step prints them to its log.
public enum GitHubAnnotations {
  /// One line for each broken rule.
  public static func lines(for report: ConformanceReport) -> [String] {
    report.failures.map { failure in
      let command = failure.rule.level == .required ? "error" : "warning"
      let title = property("\(failure.rule.id) \(report.adapter)")
      return "::\(command) title=\(title)::\(data(failure.description))"
    }
  }

  /// The message of a command.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1, in: "%\r\n") }
  }

  /// The value of a property, which ends at a comma or a colon.
  private static func property(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1, in: "%\r\n:,") }
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
