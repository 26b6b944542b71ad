/// What `mediate-faults` is asked for.
package struct FaultsOptions: Equatable, Sendable {
  /// What is broken; all, unless some are named.
  package var machines = FaultedMachine.allCases
  /// How many requests each has.
  package var requests = 10_000
  /// What is drawn.
  package var seed = 1
  /// What goes wrong, by name; nil for everything.
  package var faults: [String]?
  /// The only request that is run, for its events.
  package var request: Int?
  /// How many processes run it; nil for one on each processor.
  package var jobs: Int?
  /// Whether the usage is printed, and nothing is run.
  package var isHelp = false

  /// What is wrong with a command line, and what to do about it.
  package struct Mistake: Error, Equatable, Sendable {
    /// One line.
    package var message: String

    /// With this message.
    package init(message: String) { self.message = message }
  }

  /// The defaults.
  package init() {}

  /// Reads a command line.
  ///
  /// - Parameter arguments: without the name of the program.
  package init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    var named: [FaultedMachine] = []
    while let word = rest.popFirst() {
      switch word {
      case "--requests": requests = try Self.number(1...1_000_000_000, of: word, &rest)
      case "--seed": seed = try Self.number(0...Int.max, of: word, &rest)
      case "--jobs": jobs = try Self.number(1...256, of: word, &rest)
      case "--request": request = try Self.number(0...999_999_999, of: word, &rest)
      case "--faults":
        guard let list = rest.popFirst() else {
          throw Mistake(message: "--faults has no value; write --faults LIST")
        }
        faults = list.split(separator: ",").map(String.init)
      case "--help", "-h": isHelp = true
      default:
        guard let machine = FaultedMachine(rawValue: word) else {
          throw Mistake(message: "there is no machine or option “\(word)”; mediate-faults --help lists them")
        }
        named.append(machine)
      }
    }
    if !named.isEmpty { machines = named }
    if faults != nil || request != nil, machines.count != 1 {
      throw Mistake(message: "--faults and --request are for one machine; name it, such as schedule")
    }
    if let unknown = faults?.first(where: { !machines[0].faultNames.contains($0) }) {
      throw Mistake(
        message:
          "\(machines[0].rawValue) has no fault “\(unknown)”; it has \(machines[0].faultNames.joined(separator: ", "))"
      )
    }
  }

  private static func number(
    _ range: ClosedRange<Int>,
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> Int {
    guard let word = rest.popFirst(), let number = Int(word), range.contains(number) else {
      throw Mistake(message: "\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// What `--help` prints.
  package static var usage: String {
    """
    Usage: mediate-faults [MACHINE…] [--requests N] [--seed S] [--faults LIST] [--request INDEX] [--jobs N]

    Breaks the mediation host and the machines for video on virtual time: what should not happen happens, alone and
    several at once. After every event it looks whether what has to hold does. What does not is printed with the shortest
    list of events that shows it. --jobs says how many processes run it, one for each processor unless it is given; the
    result is the same. The exit status is 0, 1 when something did not hold, and 2 for a wrong command line or when a
    process dies.

    Machines, all unless some are named, and their faults:

    """
      + FaultedMachine.allCases.map { "  \($0.rawValue): \($0.faultNames.joined(separator: ", "))\n" }
      .joined()
  }
}
