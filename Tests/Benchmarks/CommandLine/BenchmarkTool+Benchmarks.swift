extension BenchmarkTool {
  /// All benchmarks, in the order of the report. Each has a folder of its own and a line in this list.
  static let benchmarks: [any Benchmark] = [
    NativeCycleBenchmark(), FailingSourceBenchmark(), MemoryBenchmark(), RegistryBenchmark(),
    ConformanceBenchmark(), SimulationBenchmark(), ReadingBenchmark(), PlaylistReadingBenchmark(),
    PlaylistReloadBenchmark(), PlayheadBenchmark(), ScheduleBenchmark(), ToolBenchmark(),
  ]
}
