/// The pages of `help`.
@MainActor
struct HelpText {
  let tool: AdapterTool

  /// The page of a command, or the first page.
  func page(for command: Command?) -> String {
    let lines = command.map(page(of:)) ?? overview
    return lines.joined(separator: "\n") + "\n"
  }

  private var overview: [String] {
    let bare = [tool.name, tool.commands[0].name, tool.adUnitName].compactMap(\.self)
    return [
      tool.summary, "",
      "Usage: \(tool.name) [COMMAND] [OPTIONS]", "",
      "Commands:",
    ] + table(tool.commands.map { ($0.usage, $0.summary) }) + [
      "", "\(tool.name) alone is \(bare.joined(separator: " ")).", "",
      "Options:",
    ] + table([Flag.help, .version].map { ($0.usage, $0.summary) }) + [
      "", "\(tool.name) help COMMAND explains a command and its options.",
    ]
  }

  private func page(of command: Command) -> [String] {
    let options = command.flags.filter { $0 != .help }.map { "[\($0.usage)]" + ($0.isRepeatable ? "…" : "") }
    let usage = ([command.usage] + options).joined(separator: " ")
    let paragraphs = [command.summary] + command.details(tool)
    return hanging("Usage: \(tool.name) ", usage)
      + paragraphs.flatMap { [""] + wrap($0, width: TextLayout.width) }
      + ["", "Options:"]
      + table(command.flags.map { ($0.usage, $0.summary) })
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map(\.0.columns).max() ?? 0) + 2
    return rows.flatMap { hanging("  " + $0.0.padded(to: width), $0.1) }
  }

  private func hanging(_ start: String, _ text: String) -> [String] {
    let lines = wrap(text, width: TextLayout.width - start.columns)
    let indent = String(repeating: " ", count: start.columns)
    return lines.enumerated().map { ($0 == 0 ? start : indent) + $1 }
  }
}
