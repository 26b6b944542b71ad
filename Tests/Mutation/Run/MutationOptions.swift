import AdPlatform
import Foundation

/// The command line of `mediate-mutate`.
package struct MutationOptions: Equatable, Sendable {
  /// The modules whose mutants run; empty for all.
  package var modules: [String] = []
  /// The rules that make the mutants; empty for all.
  package var rules: [MutationRule] = []
  /// How many tests run at once.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// How many mutants are drawn; nil for all.
  package var sample: Int?
  /// The seed of the draw.
  package var seed = 1
  /// The only mutant that runs.
  package var mutant: Int?
  /// Whether the mutants are printed, and no test runs.
  package var isList = false
  package var isHelp = false
  /// Where the packages with mutants are built.
  package var folder = ".build-mutate"

  /// An invalid command line.
  package struct Mistake: Error, Equatable, Sendable {
    /// What is wrong, and what to do about it.
    package var message: String
  }

  /// Reads a command line.
  ///
  /// - Parameter arguments: without the name of the program.
  package init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--module": modules += try Self.list(word, &rest)
      case "--rule":
        for name in try Self.list(word, &rest) {
          guard let rule = MutationRule(rawValue: name) else {
            let names = MutationRule.allCases.map(\.rawValue).joined(separator: ", ")
            throw Mistake(message: "“\(name)” is not a rule; use one of \(names)")
          }
          rules.append(rule)
        }
      case "--jobs": jobs = try Self.number(1...256, word, &rest)
      case "--sample": sample = try Self.number(1...100_000, word, &rest)
      case "--seed": seed = try Self.number(0...Int.max, word, &rest)
      case "--mutant": mutant = try Self.number(1...100_000, word, &rest)
      case "--folder": folder = try Self.value(word, &rest)
      case "--list": isList = true
      case "--help", "-h": isHelp = true
      default: throw Mistake(message: "“\(word)” is not an option; see mediate-mutate --help")
      }
    }
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let word = rest.popFirst() else {
      throw Mistake(message: "\(option) needs a value; see mediate-mutate --help")
    }
    return word
  }

  private static func list(_ option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> [String] {
    try value(option, &rest).split(separator: ",").map(String.init)
  }

  private static func number(
    _ range: ClosedRange<Int>,
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> Int {
    let word = try value(option, &rest)
    guard let number = Int(word), range.contains(number) else {
      throw Mistake(
        message:
          "\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound), not “\(word)”"
      )
    }
    return number
  }

  /// What `--help` prints.
  package static let usage = """
    Usage: mediate-mutate [--module LIST] [--rule LIST] [--jobs N] [--sample N [--seed S]] [--mutant N] [--list]

    Changes the state machines and the parsers' limits, one small change at a time, and runs the tests of the module
    that was changed. A mutant is killed if a test fails, crashes or hangs; it survives if all tests pass. All mutants are
    built once, each behind a switch, into a copy of the package in .build-mutate.

      --module LIST  Modules whose mutants run, separated by commas. Defaults to all.
      --rule LIST    Rules that make the mutants, separated by commas. Defaults to all.
      --jobs N       Number of test processes at once. Defaults to the number of processors.
      --sample N     Runs N mutants, drawn by a seed.
      --seed S       The seed of the sample. Defaults to 1.
      --mutant N     Runs one mutant, and prints the output of its tests.
      --list         Prints the mutants with their numbers, and runs nothing.
      --folder PATH  Where the copy is built. Defaults to .build-mutate.

    Rules:
      guards         A condition, or a part of one, holds always or never.
      comparisons    A comparison is turned round; in a parser, its limit moves by one.
      effects        An effect, an assignment or a call is left out.
      cases          Another case of an enum or the other Boolean stands there, or a case of a switch is left out.

    The exit status is 0 if at least 95 % are killed, 1 if fewer are, and 2 if the mutants cannot be run.

    """
}
