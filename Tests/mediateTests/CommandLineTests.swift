import AdapterConformance
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "says what to do",
    arguments: [
      ([], ParsedCommandLine("run", RunOptions())),
      (["run"], ParsedCommandLine("run", RunOptions())),
      (["run", "home"], ParsedCommandLine("run", RunOptions(adUnit: "home"))),
      (["run", "--json", "home"], ParsedCommandLine("run", RunOptions(adUnit: "home"), json: "")),
      (["run", "home", "--json"], ParsedCommandLine("run", RunOptions(adUnit: "home"), json: "")),
      (["--json"], ParsedCommandLine("run", RunOptions(), json: "")),
      (["run", "--config", "a.json"], ParsedCommandLine("run", RunOptions(config: "a.json"))),
      (["run", "--config=a=b.json"], ParsedCommandLine("run", RunOptions(config: "a=b.json"))),
      (["run", "--config", "-"], ParsedCommandLine("run", RunOptions(config: "-"))),
      (["run", "--inventory", "b.json"], ParsedCommandLine("run", RunOptions(inventory: "b.json"))),
      (["run", "--inventory=b.json"], ParsedCommandLine("run", RunOptions(inventory: "b.json"))),
      (["run", "--disable-image-loading"], ParsedCommandLine("run", RunOptions(disableImageLoading: true))),
      (["run", "--multiple-images"], ParsedCommandLine("run", RunOptions(multipleImages: true))),
      (["run", "--orientation", "any"], ParsedCommandLine("run", RunOptions(orientation: .any))),
      (["run", "--orientation", "portrait"], ParsedCommandLine("run", RunOptions(orientation: .portrait))),
      (["run", "--orientation=landscape"], ParsedCommandLine("run", RunOptions(orientation: .landscape))),
      (["run", "--real-time"], ParsedCommandLine("run", RunOptions(realTime: true))),
      (["run", "--", "--json"], ParsedCommandLine("run", RunOptions(adUnit: "--json"))),
      (["run", ""], ParsedCommandLine("run", RunOptions(adUnit: ""))),
      (
        [
          "run", "--real-time", "--multiple-images", "home", "--orientation", "portrait", "--json",
          "--disable-image-loading", "--config", "a", "--inventory", "b",
        ],
        ParsedCommandLine(
          "run",
          RunOptions(
            adUnit: "home",
            config: "a",
            inventory: "b",
            disableImageLoading: true,
            multipleImages: true,
            orientation: .portrait,
            realTime: true
          ),
          json: ""
        )
      ),
      (["units"], ParsedCommandLine("units", String?.none)),
      (["units", "--json", "--config", "a.json"], ParsedCommandLine("units", Optional("a.json"), json: "")),
      (["completions", "bash"], ParsedCommandLine("completions", Shell.bash)),
      (["completions", "zsh"], ParsedCommandLine("completions", Shell.zsh)),
      (["help"], ParsedCommandLine("help", HelpOptions())),
      (["--help"], ParsedCommandLine("help", HelpOptions())),
      (["-h"], ParsedCommandLine("help", HelpOptions())),
      (["help", "run"], ParsedCommandLine("help", HelpOptions(command: "run"))),
      (["help", "units"], ParsedCommandLine("help", HelpOptions(command: "units"))),
      (["run", "--help"], ParsedCommandLine("help", HelpOptions(command: "run"))),
      (["run", "home", "-h", "--nonsense"], ParsedCommandLine("help", HelpOptions(command: "run"))),
      (["units", "--help"], ParsedCommandLine("help", HelpOptions(command: "units"))),
      (["check"], ParsedCommandLine("check", CheckOptions())),
      (
        ["check", "A", "--rule", "X", "B", "--rule=Y"],
        ParsedCommandLine("check", CheckOptions(classNames: ["A", "B"], ruleIDs: ["X", "Y"]))
      ),
      (
        ["check", "--level=recommended", "--json", "-", "--junit", "a.xml", "--github"],
        ParsedCommandLine(
          "check",
          CheckOptions(level: .recommended, isAnnotated: true),
          json: "-",
          file: "a.xml"
        )
      ),
      (["check", "--since", "a.json"], ParsedCommandLine("check", CheckOptions(since: "a.json"))),
      (["rules", "--json"], ParsedCommandLine("rules", [String](), json: "")),
      (["inspect", "a.xml"], ParsedCommandLine("inspect", InspectOptions(source: "a.xml"))),
      (
        ["inspect", "a.xml", "--strict"],
        ParsedCommandLine("inspect", InspectOptions(source: "a.xml", isStrict: true))
      ),
      (["inspect", "--json", "-"], ParsedCommandLine("inspect", InspectOptions(source: "-"), json: "")),
      (
        ["inspect", "https://a.example/?b=c"],
        ParsedCommandLine("inspect", InspectOptions(source: "https://a.example/?b=c"))
      ),
      (["inspect", "--help"], ParsedCommandLine("help", HelpOptions(command: "inspect"))),
      (["--version"], ParsedCommandLine("--version", Flag.version)),
    ] as [([String], ParsedCommandLine)]
  )
  func parses(_ arguments: [String], _ expected: ParsedCommandLine) throws {
    #expect(try ParsedCommandLine(arguments) == expected)
  }

  @Test(
    "says what is wrong with it, and what to do",
    arguments: [
      (["run", "--jsn"], "unknown option \"--jsn\"; did you mean --json?"),
      (["--jsn"], "unknown option \"--jsn\"; did you mean --json?"),
      (["--verson"], "unknown option \"--verson\"; did you mean --version?"),
      (["--hlep"], "unknown option \"--hlep\"; did you mean --help?"),
      (["--nonsense"], "unknown option \"--nonsense\"; mediate help run lists the options"),
      (["run", "--verson"], "unknown option \"--verson\"; mediate help run lists the options"),
      (["run", "--realtime"], "unknown option \"--realtime\"; did you mean --real-time?"),
      (["run", "--orientatoin=any"], "unknown option \"--orientatoin\"; did you mean --orientation?"),
      (["run", "-j"], "unknown option \"-j\"; mediate help run lists the options"),
      (["units", "--real-time"], "unknown option \"--real-time\"; mediate help units lists the options"),
      (["run", "--json", "--json"], "--json was given more than once; give it once"),
      (["run", "--config", "a", "--config=b"], "--config was given more than once; give it once"),
      (["run", "--config"], "--config has no value; write --config FILE"),
      (["run", "--config="], "--config has no value; write --config FILE"),
      (["run", "--config", ""], "--config has no value; write --config FILE"),
      (["run", "--config", "--json"], "--config has no value; write --config FILE"),
      (["run", "--orientation"], "--orientation has no value; write --orientation any|portrait|landscape"),
      (
        ["run", "--orientation", "potrait"],
        "\"potrait\" is not a valid value for --orientation; did you mean portrait?"
      ),
      (
        ["run", "--orientation=up"],
        "\"up\" is not a valid value for --orientation; write one of any, portrait, landscape"
      ),
      (
        ["run", "--config", "-", "--inventory", "-"],
        "--config and --inventory both name standard input (-); it can be read once; "
          + "write one of the documents to a file"
      ),
      (
        ["simulate", "--config", "-", "--compare=-"],
        "--config and --compare both name standard input (-); it can be read once; "
          + "write one of the documents to a file"
      ),
      (
        ["simulate", "--merge", "a", "-", "-"],
        "--merge names standard input (-) more than once; it can be read once; "
          + "write one of the documents to a file"
      ),
      (["schema"], "the format is missing; write mediate schema config|inventory|study"),
      (["schema", "stdy"], "there is no schema of \"stdy\"; did you mean study?"),
      (["run", "--json=yes"], "--json takes no value; leave out \"=yes\""),
      (["run", "a", "b"], "unexpected argument \"b\"; mediate run takes one ad unit"),
      (["play", "a.xml"], "unexpected argument \"a.xml\"; write --ad-tag before it"),
      (["stream", "a.m3u8"], "unexpected argument \"a.m3u8\"; write --content before it"),
      (["units", "a"], "unexpected argument \"a\"; mediate units takes options only"),
      (["help", "run", "units"], "unexpected argument \"units\"; mediate help takes one command"),
      (["--version", "run"], "unexpected argument \"run\"; --version takes no argument"),
      (["--help", "run"], "unexpected argument \"run\"; --help takes no argument"),
      (["rnu"], "unknown command \"rnu\"; did you mean run?"),
      (["unit"], "unknown command \"unit\"; did you mean units?"),
      (["frobnicate"], "unknown command \"frobnicate\"; mediate help lists the commands"),
      (
        ["sample/video"],
        "unknown command \"sample/video\"; to load an ad unit write mediate run sample/video"
      ),
      ([""], "unknown command \"\"; mediate help lists the commands"),
      (["help", "ruin"], "unknown command \"ruin\"; did you mean run?"),
      (["inspect"], "FILE is missing; write mediate inspect FILE|URL|-"),
      (["inspect", "a", "b"], "unexpected argument \"b\"; mediate inspect takes one file or URL"),
      (["inspect", "--config", "a"], "unknown option \"--config\"; mediate help inspect lists the options"),
      (["completions"], "the shell is missing; write mediate completions bash|zsh"),
      (["completions", "fish"], "there is no completion for \"fish\"; write mediate completions bash|zsh"),
      (
        ["run", "--\u{1B}[31m"],
        "unknown option \"--\\u{1B}[31m\"; mediate help run lists the options"
      ),
    ] as [([String], String)]
  )
  func refuses(_ arguments: [String], _ message: String) throws {
    #expect(try refusal(of: arguments) == message)
  }

  @Test("a mistake is one line on standard error, and status 2")
  func mistakeInTheTool() async throws {
    let result = try await MediateBinary.run("run", "--jsn")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "mediate: unknown option \"--jsn\"; did you mean --json?\n")
  }

  @Test("a mistake is one line on standard error with --json, too")
  func mistakeWithJSON() async throws {
    let result = try await MediateBinary.run("run", "sample/nativ", "--json")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    let message = "mediate: there is no ad unit \"sample/nativ\"; did you mean sample/native"
    #expect(result.errors.hasPrefix(message))
  }

  @Test("help shows every command and every option")
  @MainActor
  func help() async {
    let overview = await AdapterTool.mediate.output(of: ["help"])
    #expect(overview.status == .success)
    for command in AdapterTool.mediate.commands {
      #expect(overview.standardOutput.contains("  \(command.usage)  "))
      let page = await AdapterTool.mediate.output(of: ["help", command.name])
      #expect(page.status == .success)
      #expect(page.standardOutput.hasPrefix("Usage: mediate \(command.name)"))
      for flag in command.flags { #expect(page.standardOutput.contains("  \(flag.usage)")) }
      #expect(page.standardOutput.split(separator: "\n").allSatisfy { $0.count <= Terminal.plain.columns })
    }
  }

  @Test("--version prints one line")
  func version() async throws {
    let result = try await MediateBinary.run("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /mediate \d+\.\d+\.\d+\n/) != nil)
  }
}
