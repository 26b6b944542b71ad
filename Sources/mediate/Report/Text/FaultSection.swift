import AdPlatform
import Simulation

/// The part of the report of `mediate simulate` that says what went wrong on purpose, and what that broke.
struct FaultSection {
  private let faults: StudyFaults
  private let seed: Int
  /// The command that runs a request of the study again, without the request.
  private let command: String

  init(_ part: StudyPart, _ faults: StudyFaults) {
    self.faults = faults
    seed = part.seed
    let isBundled = part.configuration.fingerprint == StudyConfiguration.bundled.fingerprint
    let all = ChainFault.allCases.map(\.rawValue).sorted()
    command =
      "mediate simulate" + (isBundled ? "" : " --config FILE")
      + " --faults \(Self.list(faults.names, of: all)) --seed \(part.seed)"
  }

  private init(_ part: FaultPart) {
    faults = part.faults
    seed = part.seed
    let list = Self.list(part.faults.names, of: part.machine.faultNames)
    command = "mediate simulate --machine \(part.machine.rawValue) --faults \(list) --seed \(part.seed)"
  }

  /// The report of a study of one machine.
  static func text(of part: FaultPart) -> StyledText {
    var text = StyledText()
    let count = part.faults.report.requests
    let whole = part.missing.isEmpty ? "" : " of \(part.totalRequests.groupedText)"
    text.add(
      ("\(count.groupedText) request\(count == 1 ? "" : "s")\(whole)", .heading),
      (", \(part.machine.rawValue), seed \(part.seed)", .faint)
    )
    FaultSection(part).add(to: &text)
    return text
  }

  /// The report of one request.
  static func text(of events: SimulateReport.RequestEvents) -> StyledText {
    var text = StyledText()
    text.add(("request \(events.request)", .heading), (", seed \(events.seed)", .faint))
    text.addHeading("Events")
    for event in events.events { text.add(("  " + event.printable(), .plain)) }
    if let broken = events.broken {
      text.addHeading("Broken invariant")
      add(broken, to: &text)
    }
    return text
  }

  func add(to text: inout StyledText) {
    let report = faults.report
    text.addHeading("Faults")
    var table = StudyTable(header: ["", ""])
    table.rows = faults.names.map { [$0, (report.faults[$0] ?? 0).groupedText] }
    table.rows.append(["events", report.events.groupedText])
    table.rows.append(["requests with a broken invariant", report.brokenRequests.groupedText])
    table.add(to: &text, withHeader: false)
    guard !report.findings.isEmpty else { return }
    text.addHeading(
      report.brokenRequests > report.findings.count
        ? "Broken invariants, the first \(report.findings.count)" : "Broken invariants"
    )
    for finding in report.findings {
      Self.add(finding.broken, to: &text)
      text.add(("    request \(finding.request), seed \(seed); the shortest list of events:", .faint))
      for event in finding.events { text.addHanging([("      ", .plain)], event.printable()) }
      text.add(("    again: \(command) --request \(finding.request)", .faint))
    }
  }

  private static func add(_ broken: BrokenInvariant, to text: inout StyledText) {
    text.addHanging([("  ✗ ", .bad)], broken.invariant.printable(), .bad)
    text.addHanging([("    ", .plain)], broken.details.printable())
  }

  private static func list(_ names: [String], of all: [String]) -> String {
    names == all ? "all" : names.joined(separator: ",")
  }
}
