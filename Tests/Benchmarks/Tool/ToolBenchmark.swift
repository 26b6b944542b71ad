import AdapterTool
import Foundation
import MediateCommands

/// What commands of the tool cost with long documents.
struct ToolBenchmark: Benchmark {
  let name = "tool"
  let title = """
    Commands of `mediate` on long documents, with `--json`: `run` with sources that fail, but for the last one, and \
    `stream` for ten minutes with interstitials that the content's playlist schedules; the time of all processors
    """

  private let rounds = 3

  func run(with meter: Meter) async throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "mediate-benchmarks-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    _ = try file("ad.m3u8", LongDocuments.asset)
    var lines: [Measurement] = []
    for count in [1_000, 10_000] {
      let path = try file("\(count).json", LongDocuments.waterfall(of: count))
      let time = try await processorTime(of: "run", "--config", path, "--json")
      let source = time.map { $0 / Double(count) }
      lines.append(Measurement(name: "run, \(count) sources, each", unit: .nanoseconds, spread: source))
    }
    for count in [2_000, 20_000] {
      let path = try file("\(count).m3u8", LongDocuments.playlist(of: count))
      let time = try await processorTime(of: "stream", "--content", path, "--break", "none", "--json")
      lines.append(Measurement(name: "stream, \(count) date ranges", unit: .nanoseconds, spread: time))
    }
    return lines
  }

  /// Commands wait for other threads, and for much longer on a busy machine.
  private func processorTime(of words: String...) async throws -> Spread {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = Self.processorTime
      let output = await AdapterTool.mediate.output(of: words)
      times.append(Self.processorTime - start)
      guard output.status == .success else { throw WrongResult(description: output.standardError) }
    }
    return Spread(times)
  }

  /// The nanoseconds that the process has had so far, on all threads.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
