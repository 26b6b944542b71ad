/// The pages of `mediate help`.
enum HelpText {
  /// The page of a command, or the first page.
  static func page(for command: Command?) -> String {
    let lines = command.map(page(of:)) ?? overview
    return lines.joined(separator: "\n") + "\n"
  }

  /// What `mediate --version` prints.
  static let version = "mediate \(number)\n"

  private static let number = "0.1.0"

  private static var overview: [String] {
    [
      "mediate runs ad mediation without a phone.", "",
      "Usage: mediate [COMMAND] [OPTIONS]", "",
      "Commands:",
    ] + table(Command.allCases.map { ($0.usage, $0.summary) }) + [
      "", "mediate alone is mediate run \(AdUnitChoice.defaultName).", "",
      "Options:",
    ] + table([Flag.help, .version].map { ($0.usage, $0.summary) }) + [
      "", "mediate help COMMAND explains a command and its options.",
    ]
  }

  private static func page(of command: Command) -> [String] {
    let options = command.flags.filter { $0 != .help }.map { "[\($0.usage)]" + ($0.isRepeatable ? "…" : "") }
    let usage = ([command.usage] + options).joined(separator: " ")
    let paragraphs = [command.summary] + command.details
    return hanging("Usage: mediate ", usage)
      + paragraphs.flatMap { [""] + wrap($0, width: TextLayout.width) }
      + ["", "Options:"]
      + table(command.flags.map { ($0.usage, $0.summary) })
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map(\.0.columns).max() ?? 0) + 2
    return rows.flatMap { hanging("  " + $0.0.padded(to: width), $0.1) }
  }

  private static func hanging(_ start: String, _ text: String) -> [String] {
    let lines = wrap(text, width: TextLayout.width - start.columns)
    let indent = String(repeating: " ", count: start.columns)
    return lines.enumerated().map { ($0 == 0 ? start : indent) + $1 }
  }
}
