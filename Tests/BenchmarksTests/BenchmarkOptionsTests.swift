import Testing

@testable import Benchmarks

@Suite("Arguments of mediate-benchmarks")
struct BenchmarkOptionsTests {
  private let names = ["native-cycle", "failing-source", "memory", "playlists", "playlist-reload"]

  private func options(_ arguments: String...) throws(UsageError) -> BenchmarkOptions {
    try BenchmarkOptions(arguments, names: names)
  }

  @Test("without arguments all benchmarks run")
  func all() throws {
    let options = try options()
    #expect(names.allSatisfy(options.includes))
    #expect(!options.json && !options.help)
  }

  @Test(
    "a filter takes the benchmarks whose names contain it",
    arguments: [["--filter", "play"], ["--filter=play"]]
  )
  func filter(_ arguments: [String]) throws {
    let options = try BenchmarkOptions(arguments, names: names)
    #expect(names.filter(options.includes) == ["playlists", "playlist-reload"])
  }

  @Test("--json and --help are taken beside a filter")
  func flags() throws {
    let options = try options("--json", "--filter", "memory", "--help")
    #expect(options.json && options.help)
    #expect(options.filter == "memory")
  }

  @Test(
    "an error says what to do",
    arguments: [
      (
        ["--filter", "registry"],
        "there is no benchmark \"registry\"; the names are native-cycle, failing-source, memory, playlists, playlist-reload"
      ),
      (["--filter", "memry"], "did you mean memory?"),
      (["--filter"], "--filter needs a value; write --filter NAME"),
      (["--filter="], "--filter needs a value"),
      (["--filter", "memory", "--filter=play"], "--filter was given more than once; give it once"),
      (["--json", "--markdown"], "--json and --markdown exclude each other; leave out one"),
      (["--json=yes"], "--json takes no value; leave it out"),
      (["--jsn"], "unknown option \"--jsn\"; did you mean --json?"),
      (["memory"], "unknown argument \"memory\"; write --filter NAME, --json, --markdown or --help"),
    ]
  )
  func errors(_ arguments: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try BenchmarkOptions(arguments, names: names) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "no error")")
  }

  @MainActor
  @Test("benchmarks have names for a filter, each its own, and the help lists them")
  func benchmarks() {
    let names = BenchmarkTool.benchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(!name.isEmpty && name.allSatisfy { $0 == "-" || $0.isLowercase })
      #expect(BenchmarkTool.help.contains("  \(name) "))
    }
  }
}
