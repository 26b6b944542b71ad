/// The pages of `help`.
@MainActor
struct HelpText {
  let tool: AdapterTool

  /// The page of a command, or the first page.
  func page(for command: Command?) -> StyledText {
    command.map(page(of:)) ?? overview
  }

  private var overview: StyledText {
    let bare = [tool.name, tool.commands[0].name, tool.adUnitName].compactMap(\.self)
    var page = StyledText()
    page.addHanging([], tool.summary)
    page.add()
    page.addHanging([("Usage: ", .plain)], "\(tool.name) [COMMAND] [OPTIONS]")
    page.add()
    page.add(("Commands:", .plain))
    page.addRows(tool.commands.map { ($0.usage, $0.summary) })
    page.add()
    page.addHanging([], "Without a command, \(tool.name) runs \(bare.joined(separator: " ")).")
    page.add()
    page.add(("Options:", .plain))
    page.addRows([Flag.help, .version].map { ($0.usage, $0.summary) })
    page.add()
    page.addHanging([], "\(tool.name) help COMMAND explains a command and its options.")
    return page
  }

  private func page(of command: Command) -> StyledText {
    let options = command.flags.filter { $0 != .help }.map { "[\($0.usage)]" + ($0.isRepeatable ? "…" : "") }
    var page = StyledText()
    page.addHanging(
      [("Usage: \(tool.name) ", .plain)],
      ([command.usage] + options).joined(separator: " ")
    )
    for paragraph in [command.summary] + command.details(tool) {
      page.add()
      page.addHanging([], paragraph)
    }
    page.add()
    page.add(("Options:", .plain))
    page.addRows(command.flags.map { ($0.usage, $0.summary) })
    return page
  }
}

extension StyledText {
  /// Adds names, and what each of them does in a column behind them.
  fileprivate mutating func addRows(_ rows: [(String, String)]) {
    let width = (rows.map(\.0.columns).max() ?? 0) + 2
    for (name, summary) in rows { addHanging([("  " + name.padded(to: width), .plain)], summary) }
  }
}
