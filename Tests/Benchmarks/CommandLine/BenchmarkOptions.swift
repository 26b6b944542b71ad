import AdPlatform

/// What `mediate-benchmarks` is asked for.
struct BenchmarkOptions: Equatable, Sendable {
  /// The benchmarks to run: all whose names contain this. Nil for all of them.
  var filter: String?
  var json = false
  var markdown = false
  var help = false

  /// Reads the arguments after the program's name.
  init(_ arguments: [String], names: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]) : nil
      switch String(parts[0]) {
      case "--filter":
        guard filter == nil else { throw UsageError("--filter was given more than once", "give it once") }
        guard let name = value ?? rest.popFirst(), !name.isEmpty else {
          throw UsageError("--filter needs a value", "write --filter NAME, where NAME is \(Self.list(names))")
        }
        filter = name
      case "--json", "--markdown", "--help", "-h":
        guard value == nil else { throw UsageError("\(parts[0]) takes no value", "leave it out") }
        switch argument {
        case "--json": json = true
        case "--markdown": markdown = true
        default: help = true
        }
      default:
        let nearest = NearestNames.to(argument, among: ["--filter", "--json", "--markdown", "--help"])
        let kind = argument.hasPrefix("-") ? "option" : "argument"
        throw UsageError(
          "unknown \(kind) \"\(argument.printable())\"",
          nearest.first.map { "did you mean \($0)?" } ?? "write --filter NAME, --json, --markdown or --help"
        )
      }
    }
    if json, markdown { throw UsageError("--json and --markdown exclude each other", "leave out one") }
    if let filter, !names.contains(where: { $0.contains(filter) }) {
      let nearest = NearestNames.to(filter, among: names)
      let advice = nearest.isEmpty ? "the" : "did you mean \(nearest.joined(separator: " or "))? The"
      throw UsageError(
        "there is no benchmark \"\(filter.printable())\"",
        "\(advice) names are \(Self.list(names))"
      )
    }
  }

  /// Whether a benchmark of that name is asked for.
  func includes(_ name: String) -> Bool { filter.map(name.contains) ?? true }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

/// What is wrong with a command line and what to do about it.
struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  var problem: String
  var advice: String

  init(_ problem: String, _ advice: String) {
    self.problem = problem
    self.advice = advice
  }

  var description: String { "\(problem); \(advice)" }
}
