import AdPlatform
import Foundation

/// Some requests of a fault study, for one process to run.
package struct FaultsTask: Codable {
  var machine: FaultedMachine
  var requests: Range<Int>
  var seed: Int
  var faults: [String]

  /// The only word of the command line of a process that runs tasks.
  package static let worker = "worker:faults"

  /// 1,000 requests take a fraction of a second: fewer are run sooner than a process starts.
  private static let fewRequests = 1_000

  /// Runs them here.
  @MainActor
  private var report: FaultReport { machine.run(requests: requests, seed: seed, faults: faults) }

  /// Runs them, in several processes if that is faster.
  ///
  /// - Parameters:
  ///   - program: what such a process is; nil for none.
  ///   - jobs: how many there are; nil for one on each processor.
  /// - Throws: a message when one of them dies.
  @MainActor
  func report(program: ChildProcess.Program?, jobs: Int?) throws(FaultsOptions.Mistake) -> FaultReport {
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard let program, jobs > 1, requests.count >= Self.fewRequests else { return report }
    // Requests differ much in length: small parts keep all processes busy to the end.
    let count = min(16 * jobs, requests.count / (Self.fewRequests / 4))
    let parts = (0..<count).map { index in
      var part = self
      let (first, last) = (index * requests.count / count, (index + 1) * requests.count / count)
      part.requests = requests.lowerBound + first..<requests.lowerBound + last
      return part
    }
    var sum = FaultReport()
    var mistake: FaultsOptions.Mistake?
    do throws(WorkerPool.Failure) {
      try WorkerPool(program: program, jobs: jobs).run(
        parts.map { JSONLine($0).data },
        receive: { _, line in
          if let report = JSONLine(line).value(FaultReport.self) { sum.merge(report) }
        },
        died: { index, death in
          let requests = parts[index].requests
          mistake = .init(
            message: "\(machine.rawValue): the process with requests \(requests.lowerBound) to"
              + " \(requests.upperBound - 1) ended with \(death.end.words); --jobs 1 runs all in one process"
          )
          return nil
        }
      )
    } catch {
      guard case .notStarted = error else { throw .init(message: "a process ended before it began") }
      return report
    }
    if let mistake { throw mistake }
    return sum
  }

  /// Runs the tasks that another process gives this one.
  ///
  /// - Returns: whether there is such a process.
  @MainActor
  package static func serve() -> Bool {
    guard let channel = WorkerChannel.open() else { return false }
    channel.serve { line in
      guard let task = JSONLine(line).value(FaultsTask.self) else { return }
      channel.send(JSONLine(task.report).data)
    }
    return true
  }
}
