import AdPlatform
package import Foundation

/// Makes mutants, runs tests, and reports.
package struct MutationCommand {
  private let options: MutationOptions
  private let root: URL
  private let catalog: MutantCatalog
  private let say: (String) -> Void

  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - say: called with a line about the progress.
  package init(_ options: MutationOptions, root: URL, say: @escaping (String) -> Void) throws(MutationError) {
    self.options = options
    self.root = root
    self.say = say
    catalog = try MutantCatalog(package: root)
  }

  /// Why the options cannot be met by the package; nil if they can.
  package var mistake: String? {
    if let unknown = options.modules.first(where: { !catalog.modules.contains($0) }) {
      return "“\(unknown)” has no mutants; use one of \(catalog.modules.joined(separator: ", "))"
    }
    if let mutant = options.mutant, !catalog.mutants.indices.contains(mutant - 1) {
      return "there is no mutant \(mutant); their numbers go from 1 to \(catalog.mutants.count)"
    }
    return nil
  }

  /// Runs what was asked for.
  ///
  /// - Returns: what is printed, and whether enough mutants are killed.
  package func run() throws(MutationError) -> (text: String, isGood: Bool) {
    if options.isList {
      return (
        chosen(catalog.mutants).map { "\($0.number) \($0.module) \($0.rule.rawValue) \($0.description)\n" }
          .joined(), true
      )
    }
    let modules: [String] =
      if let number = options.mutant {
        [catalog.mutants[number - 1].module]
      } else if options.modules.isEmpty {
        catalog.modules
      } else {
        catalog.modules.filter(options.modules.contains)
      }
    var package = MutatedPackage(
      catalog,
      modules: modules,
      root: root,
      folder: URL(filePath: options.folder, directoryHint: .isDirectory, relativeTo: root).absoluteURL,
      say: say
    )
    try package.build()
    let mutants = chosen(package.catalog.mutants)
    let runs = TestRuns(program: package.testProgram, jobs: options.jobs)
    let (reached, limits) = try runUnchanged(
      modules.filter { name in mutants.contains { $0.module == name } },
      runs,
      package
    )
    return try run(mutants, reached, limits, runs)
  }

  private func chosen(_ mutants: [Mutant]) -> [Mutant] {
    if let number = options.mutant { return mutants.filter { $0.number == number } }
    let mutants = mutants.filter {
      (options.modules.isEmpty || options.modules.contains($0.module))
        && (options.rules.isEmpty || options.rules.contains($0.rule))
    }
    guard let sample = options.sample else { return mutants }
    var generator = SampleGenerator(state: UInt64(options.seed))
    return mutants.shuffled(using: &generator).prefix(sample).sorted { $0.number < $1.number }
  }

  // MARK: Tests

  /// Runs the tests without a mutant.
  ///
  /// - Returns: the mutants whose code runs, and how long the tests of a module may take: ten times as long as here, with
  ///   as many beside them, and at least a minute.
  private func runUnchanged(
    _ modules: [String],
    _ runs: TestRuns,
    _ package: MutatedPackage
  ) throws(MutationError) -> (reached: Set<Int>, limits: [String: Duration]) {
    let file = package.folder.appending(path: "reached")
    try? FileManager.default.removeItem(at: file)
    let tasks = modules.map {
      TestRuns.Task(module: $0, environment: [MutantSwitch.reachedVariable: file.path])
    }
    var limits: [String: Duration] = [:]
    var failure: MutationError?
    try runs.run(tasks) { index, result in
      let module = modules[index]
      limits[module] = max(result.time * 10, .seconds(60))
      if result.outcome != .survived { failure = .testsFail(module: module, output: result.output) }
      if result.output.contains("with 0 tests") { failure = .noTests(module: module) }
      say("The tests of \(module) take \(Self.seconds(result.time)) s without a mutant.")
    }
    if let failure { throw failure }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (Set(text.split(separator: "\n").compactMap { Int($0) }), limits)
  }

  private func run(
    _ mutants: [Mutant],
    _ reached: Set<Int>,
    _ limits: [String: Duration],
    _ runs: TestRuns
  ) throws(MutationError) -> (text: String, isGood: Bool) {
    let tested = mutants.filter { reached.contains($0.number) }
    var results = mutants.filter { !reached.contains($0.number) }.map {
      (mutant: $0, outcome: MutantOutcome.notReached)
    }
    var output = ""
    let start = ContinuousClock.now
    var waiting = tested
    // Whatever survives the quick tests of a module meets the slow ones.
    for isSecond in [false, true] {
      if isSecond { waiting = waiting.filter { TestPart.hasSlowTests($0.module) } }
      let tasks = waiting.map {
        TestRuns.Task(
          module: $0.module,
          part: isSecond ? .slow : TestPart.hasSlowTests($0.module) ? .quick : .all,
          environment: [MutantSwitch.numberVariable: "\($0.number)"],
          limit: limits[$0.module]
        )
      }
      var survivors: [Mutant] = []
      try runs.run(tasks) { index, result in
        let mutant = waiting[index]
        if options.mutant != nil { output += result.output + "\n" }
        if result.outcome == .survived, !isSecond, TestPart.hasSlowTests(mutant.module) {
          survivors.append(mutant)
          return
        }
        results.append((mutant, result.outcome))
        switch result.outcome {
        case .survived: say("survived: \(mutant.number) \(mutant.description)")
        case .hung: say("hung: \(mutant.number) \(mutant.description)")
        default: break
        }
        if results.count % 50 == 0 {
          say("\(results.count) of \(mutants.count) after \(Self.seconds(ContinuousClock.now - start)) s")
        }
      }
      waiting = survivors
    }
    say(
      "\(tested.count) mutants took \(Self.seconds(ContinuousClock.now - start)) s with \(options.jobs) at once."
    )
    let report = MutationReport(results)
    return (output + report.text, report.isGood)
  }

  private static func seconds(_ duration: Duration) -> String {
    String(format: "%.1f", duration / .seconds(1))
  }
}

/// SplitMix64.
private struct SampleGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
