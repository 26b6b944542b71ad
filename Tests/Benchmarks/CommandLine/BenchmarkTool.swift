import Foundation

/// Runs benchmarks and prints what they measured.
@MainActor
package enum BenchmarkTool {
  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: those after the program's name.
  ///   - meter: what the machine counts.
  /// - Returns: the exit status: 0, or 1 if an aim is missed or what was measured does not work, or 2 for a wrong
  ///   command line.
  package static func run(_ arguments: [String], meter: Meter) async -> Int32 {
    do {
      let options = try BenchmarkOptions(arguments, names: benchmarks.map(\.name))
      guard !options.help else {
        write(help, to: .standardOutput)
        return 0
      }
      guard !isDebugBuild else {
        complain("not optimized; run swift run -c release mediate-benchmarks")
        return 2
      }
      var report = BenchmarkReport(machine: BenchmarkReport.Machine(meter), results: [])
      for benchmark in benchmarks where options.includes(benchmark.name) {
        let measurements = try await benchmark.run(with: meter)
        let result = BenchmarkResult(
          name: benchmark.name,
          title: benchmark.title,
          measurements: measurements
        )
        report.results.append(result)
        if !options.json, !options.markdown { write(result.table + "\n\n", to: .standardOutput) }
      }
      let end = options.markdown ? report.page : report.machine.text + "\n"
      write(options.json ? try report.json : end, to: .standardOutput)
      for missed in report.missedAims { complain(missed) }
      return report.missedAims.isEmpty ? 0 : 1
    } catch let error as UsageError {
      complain(error.description)
      return 2
    } catch {
      complain("\(error)")
      return 1
    }
  }

  static var help: String {
    let names = benchmarks.map { benchmark in
      "  " + benchmark.name.padding(toLength: 20, withPad: " ", startingAt: 0) + benchmark.title
    }
    return """
      Measures time and memory, and compares both with the package's aims.

      Usage: swift run -c release mediate-benchmarks [--filter NAME] [--json|--markdown]

        --filter NAME   Run only the benchmarks whose names contain NAME.
        --json          Print one JSON document.
        --markdown      Print the page of the documentation.
        --help          Print this text.

      Benchmarks:
      \(names.joined(separator: "\n"))

      Each figure is the median of many rounds, beside its quartiles. What is compared takes turns in one process.
      The exit status is 1 if a figure misses its aim, and 2 for a wrong command line.

      """
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func complain(_ problem: String) {
    write("mediate-benchmarks: \(problem)\n", to: .standardError)
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has closed the pipe has seen enough.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
