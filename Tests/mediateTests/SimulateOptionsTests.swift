import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The command line of mediate simulate")
struct SimulateOptionsTests {
  @Test(
    "says what to study",
    arguments: [
      ([], SimulateOptions()),
      (["--config", "a.json", "--json"], SimulateOptions(config: "a.json")),
      (
        ["--requests", "1000000", "--seed=42", "--concurrency", "1"],
        SimulateOptions(requests: 1_000_000, seed: 42, concurrency: 1)
      ),
      (["--seed", "0"], SimulateOptions(seed: 0)),
      (["--seed", "9223372036854775807"], SimulateOptions(seed: .max)),
      (["--requests", "1000000000"], SimulateOptions(requests: 1_000_000_000)),
      (["--compare", "b.json"], SimulateOptions(compare: "b.json")),
      (["--shard", "2/3"], SimulateOptions(shard: .init(index: 2, count: 3))),
      (["--shard=1/1"], SimulateOptions(shard: .init(index: 1, count: 1))),
      (["--merge", "a.json", "b.json", "c.json"], SimulateOptions(merge: ["a.json", "b.json", "c.json"])),
      (["--merge", "a", "--merge", "b", "--json"], SimulateOptions(merge: ["a", "b"])),
    ] as [([String], SimulateOptions)]
  )
  func options(_ arguments: [String], _ options: SimulateOptions) throws {
    let json = arguments.contains("--json") ? "" : nil
    let parsed = ParsedCommandLine("simulate", options, json: json)
    #expect(try ParsedCommandLine(["simulate"] + arguments) == parsed)
  }

  @Test(
    "says where the table goes, and the document",
    arguments: [("-", nil), ("a.csv", ""), ("a.csv", nil)]
  )
  func documents(_ file: String, _ json: String?) throws {
    let words = ["simulate", "--csv", file] + (json == nil ? [] : ["--json"])
    let parsed = ParsedCommandLine("simulate", SimulateOptions(), json: json, file: file)
    #expect(try ParsedCommandLine(words) == parsed)
  }

  @Test(
    "says what is wrong with it, and what to do",
    arguments: [
      (["--requests"], "--requests has no value; write --requests N"),
      (
        ["--requests", "0"],
        "\"0\" is not a valid value for --requests; write a whole number from 1 to 1000000000"
      ),
      (
        ["--requests", "1e6"],
        "\"1e6\" is not a valid value for --requests; write a whole number from 1 to 1000000000"
      ),
      (
        ["--requests", "1000000001"],
        "\"1000000001\" is not a valid value for --requests; write a whole number from 1 to 1000000000"
      ),
      (
        ["--requests", "+5"],
        "\"+5\" is not a valid value for --requests; write a whole number from 1 to 1000000000"
      ),
      (
        ["--requests", "٣"],
        "\"٣\" is not a valid value for --requests; write a whole number from 1 to 1000000000"
      ),
      (
        ["--seed", "-1"],
        "\"-1\" is not a valid value for --seed; write a whole number from 0 to 9223372036854775807"
      ),
      (
        ["--seed", "9223372036854775808"],
        "\"9223372036854775808\" is not a valid value for --seed; write a whole number from 0 to 9223372036854775807"
      ),
      (
        ["--concurrency", "1001"],
        "\"1001\" is not a valid value for --concurrency; write a whole number from 1 to 1000"
      ),
      (
        ["--shard", "3"],
        "\"3\" is not a valid value for --shard; write the part and how many there are, such as 1/3, 2/3 and 3/3"
      ),
      (
        ["--shard", "0/3"],
        "\"0/3\" is not a valid value for --shard; write the part and how many there are, such as 1/3, 2/3 and 3/3"
      ),
      (
        ["--shard", "4/3"],
        "\"4/3\" is not a valid value for --shard; write the part and how many there are, such as 1/3, 2/3 and 3/3"
      ),
      (
        ["--shard", "1/0"],
        "\"1/0\" is not a valid value for --shard; write the part and how many there are, such as 1/3, 2/3 and 3/3"
      ),
      (
        ["--shard", "1/2/3"],
        "\"1/2/3\" is not a valid value for --shard; write the part and how many there are, such as 1/3, 2/3 and 3/3"
      ),
      (
        ["--shard", "1/2", "--compare", "b.json"],
        "--shard has no place beside --compare; run and merge the parts of each configuration by itself"
      ),
      (
        ["--merge", "a.json", "--seed", "2"],
        "--seed has no place beside --merge; leave it out: the parts say which study they are of"
      ),
      (
        ["--merge", "a.json", "--config", "b.json"],
        "--config has no place beside --merge; leave it out: the parts say which study they are of"
      ),
      (
        ["a.json"],
        "unexpected argument \"a.json\"; write --config before a study, or --merge before parts of one"
      ),
      (
        ["--json", "--csv", "-"],
        "--json and --csv both print to standard output; name a file for one of them"
      ),
      (["--seed", "1", "--seed", "2"], "--seed was given more than once; give it once"),
      (["--reqests", "5"], "unknown option \"--reqests\"; did you mean --requests?"),
    ]
  )
  func refuses(_ arguments: [String], _ message: String) throws {
    #expect(try refusal(of: ["simulate"] + arguments) == message)
  }
}
