package import AdPlatform

/// Runs fault studies, and writes what came of them.
@MainActor
package struct FaultsCommand {
  private let options: FaultsOptions
  private let program: ChildProcess.Program?

  /// A command of these options.
  ///
  /// - Parameter program: what runs parts of a study in processes of their own; nil to run all in this one.
  package init(_ options: FaultsOptions, program: ChildProcess.Program? = nil) {
    self.options = options
    self.program = program
  }

  /// What is printed, and whether all that has to hold did.
  package func run() throws(FaultsOptions.Mistake) -> (text: String, holds: Bool) {
    guard !options.isHelp else { return (FaultsOptions.usage, true) }
    var text = ""
    var holds = true
    for machine in options.machines {
      let names = options.faults ?? machine.faultNames
      if let request = options.request {
        let (events, broken) = machine.events(ofRequest: request, seed: options.seed, faults: names)
        text += "\(machine.rawValue), request \(request), seed \(options.seed)\n" + Self.lines(events)
        if let broken { text += Self.text(of: broken) }
        holds = holds && broken == nil
      } else {
        let task = FaultsTask(
          machine: machine,
          requests: 0..<options.requests,
          seed: options.seed,
          faults: names
        )
        let report = try task.report(program: program, jobs: options.jobs)
        text += self.text(of: report, machine, names)
        holds = holds && report.brokenRequests == 0
      }
    }
    return (text, holds)
  }

  /// The report of one machine.
  package func text(of report: FaultReport, _ machine: FaultedMachine, _ names: [String]) -> String {
    let rows =
      names.map { ($0, report.faults[$0] ?? 0) }
      + [("events", report.events), ("requests with a broken invariant", report.brokenRequests)]
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let countWidth = rows.map { "\($0.1)".count }.max() ?? 0
    var text = "\(machine.rawValue), \(report.requests) requests, seed \(options.seed)\n"
    for (name, count) in rows {
      let gap = nameWidth - name.count + countWidth - "\(count)".count + 2
      text += "  \(name)" + String(repeating: " ", count: gap) + "\(count)\n"
    }
    for finding in report.findings {
      text += Self.text(of: finding.broken)
      text += "    request \(finding.request); the shortest list of events:\n" + Self.lines(finding.events)
      let faults = names == machine.faultNames ? "" : " --faults \(names.joined(separator: ","))"
      text +=
        "    again: mediate-faults \(machine.rawValue)\(faults) --seed \(options.seed) --request \(finding.request)\n"
    }
    return text
  }

  private static func text(of broken: BrokenInvariant) -> String {
    "  ✗ \(broken.invariant)\n    \(broken.details)\n"
  }

  private static func lines(_ events: [String]) -> String { events.map { "      \($0)\n" }.joined() }
}
