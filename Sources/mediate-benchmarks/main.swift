import Foundation

// What the package promises about speed, measured. Each benchmark has a folder of its own and a line in this list.
let benchmarks: [any Benchmark] = [
  ReadingBenchmark(), PlayheadBenchmark(), PlaylistReadingBenchmark(), PlaylistReloadBenchmark(),
  ScheduleBenchmark(),
]

#if DEBUG
  StandardError.write("mediate-benchmarks: not optimized; run `swift run -c release mediate-benchmarks`\n")
  exit(2)
#else
  do {
    for benchmark in benchmarks {
      print(benchmark.title)
      for line in try benchmark.run() { print("  " + line) }
    }
  } catch {
    StandardError.write("mediate-benchmarks: \(error)\n")
    exit(1)
  }
#endif
