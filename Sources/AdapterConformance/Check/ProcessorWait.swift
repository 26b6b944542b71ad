import Foundation

/// How long the threads of this process have waited for a processor, all together.
struct ProcessorWait {
  let seconds: Double

  /// Up to now. On Linux only; zero elsewhere.
  ///
  /// Source: Linux kernel, Documentation/scheduler/sched-stats, "/proc/<pid>/schedstat".
  static var now: ProcessorWait {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let nanoseconds = threads.reduce(0.0) { sum, thread in
      // Time on a processor, time in the queue for one, and how often it had its turn.
      let text = try? String(contentsOfFile: "/proc/self/task/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0)
    }
    return ProcessorWait(seconds: nanoseconds / 1e9)
  }
}
