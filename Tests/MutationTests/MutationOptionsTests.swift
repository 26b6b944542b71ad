import Testing

@testable import Mutation

@Suite struct MutationOptionsTests {
  @Test("options are read")
  func read() throws {
    let options = try MutationOptions([
      "--module", "HLS,VAST", "--rule", "guards", "--jobs", "3", "--sample", "20", "--seed", "7",
    ])
    #expect(options.modules == ["HLS", "VAST"])
    #expect(options.rules == [.guards])
    #expect(options.jobs == 3 && options.sample == 20 && options.seed == 7)
  }

  @Test(
    "an invalid option says what is valid",
    arguments: [
      (["--rule", "x"], "“x” is not a rule; use one of guards, comparisons, effects, cases"),
      (["--jobs", "0"], "--jobs needs a whole number from 1 to 256, not “0”"),
      (["--sample"], "--sample needs a value; see mediate-mutate --help"),
      (["HLS"], "“HLS” is not an option; see mediate-mutate --help"),
    ]
  )
  func invalid(_ arguments: [String], _ message: String) {
    #expect(throws: MutationOptions.Mistake(message: message)) { try MutationOptions(arguments) }
  }
}
