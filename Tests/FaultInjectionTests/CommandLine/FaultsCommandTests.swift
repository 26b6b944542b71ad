import FaultInjection
import Testing

@MainActor
@Suite("mediate-faults")
struct FaultsCommandTests {
  private func run(_ arguments: String...) throws -> (text: String, holds: Bool) {
    try FaultsCommand(FaultsOptions(arguments)).run()
  }

  @Test("prints each fault, and that nothing is broken", arguments: FaultedMachine.allCases)
  func text(machine: FaultedMachine) throws {
    let (text, holds) = try run(machine.rawValue, "--requests", "20")
    #expect(holds && text.hasPrefix("\(machine.rawValue), 20 requests, seed 1\n"))
    for fault in machine.faultNames { #expect(text.contains("  \(fault) ")) }
    let last = text.split(separator: "\n").last?.split(separator: " ")
    #expect(last?.joined(separator: " ") == "requests with a broken invariant 0")
    let (again, other) = (
      try run(machine.rawValue, "--requests", "20").text,
      try run(machine.rawValue, "--requests", "20", "--seed", "2").text
    )
    #expect(again == text && other != text)
  }

  @Test("breaks all machines unless some are named")
  func machines() throws {
    let all = try run("--requests", "2").text
    for machine in FaultedMachine.allCases {
      #expect(all.contains("\(machine.rawValue), 2 requests, seed 1\n"))
    }
    let some = try run("schedule", "host", "--requests", "2").text
    #expect(!some.contains("ads-manager, 2 requests") && some.contains("host, 2 requests"))
  }

  @Test("injects the faults that are named")
  func names() throws {
    let lines = try run("host", "--faults", "late,answers-twice", "--requests", "10").text.split(
      separator: "\n"
    )
    #expect(
      lines.dropFirst().compactMap { $0.split(separator: " ").first } == [
        "late", "answers-twice", "events", "requests",
      ]
    )
  }

  @Test("prints the events of one request", arguments: FaultedMachine.allCases)
  func request(machine: FaultedMachine) throws {
    let (text, holds) = try run(machine.rawValue, "--request", "3", "--seed", "4")
    #expect(holds && text.hasPrefix("\(machine.rawValue), request 3, seed 4\n      "))
  }

  @Test("prints what does not hold, and the shortest list of events that shows it")
  func broken() throws {
    var report = FaultReport()
    report.requests = 2
    report.events = 30
    report.faults = ["late": 1]
    report.brokenRequests = 1
    report.insert(
      FaultFinding(
        request: 1,
        broken: BrokenInvariant("one outcome a request", "1 requests have ended 2 times"),
        events: ["at the start, inside: the app loads", "at the start + 10 ms: the app cancels"]
      )
    )
    let command = FaultsCommand(try FaultsOptions(["host", "--requests", "2", "--seed", "4"]))
    #expect(
      command.text(of: report, .host, ["late"]) == """
        host, 2 requests, seed 4
          late                               1
          events                            30
          requests with a broken invariant   1
          ✗ one outcome a request
            1 requests have ended 2 times
            request 1; the shortest list of events:
              at the start, inside: the app loads
              at the start + 10 ms: the app cancels
            again: mediate-faults host --faults late --seed 4 --request 1

        """
    )
  }

  @Test(
    "says what is wrong with a command line, and what to do",
    arguments: [
      (["car"], "there is no machine or option “car”; mediate-faults --help lists them"),
      (["--requests"], "--requests needs a whole number from 1 to 1000000000"),
      (["--requests", "0"], "--requests needs a whole number from 1 to 1000000000"),
      (["--seed", "-1"], "--seed needs a whole number from 0 to 9223372036854775807"),
      (["--faults", "late"], "--faults and --request are for one machine; name it, such as schedule"),
      (["--request", "5"], "--faults and --request are for one machine; name it, such as schedule"),
      (["host", "--faults"], "--faults has no value; write --faults LIST"),
      (
        ["schedule", "--faults", "lat"],
        "schedule has no fault “lat”; it has \(FaultedMachine.schedule.faultNames.joined(separator: ", "))"
      ),
    ]
  )
  func refuses(_ arguments: [String], _ message: String) {
    #expect(throws: FaultsOptions.Mistake(message: message)) { try FaultsOptions(arguments) }
  }

  @Test("explains itself")
  func help() throws {
    let (text, holds) = try run("--help")
    #expect(holds && text.hasPrefix("Usage: mediate-faults"))
    for machine in FaultedMachine.allCases { #expect(text.contains("\n  \(machine.rawValue): ")) }
  }
}
