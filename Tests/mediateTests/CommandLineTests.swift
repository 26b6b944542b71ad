import AdapterConformance
import Testing

@testable import mediate

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "says what to do",
    arguments: [
      ([], .run(RunOptions())),
      (["run"], .run(RunOptions())),
      (["run", "home"], .run(RunOptions(adUnit: "home"))),
      (["run", "--json", "home"], .run(RunOptions(adUnit: "home", json: true))),
      (["run", "home", "--json"], .run(RunOptions(adUnit: "home", json: true))),
      (["--json"], .run(RunOptions(json: true))),
      (["run", "--config", "a.json"], .run(RunOptions(config: "a.json"))),
      (["run", "--config=a=b.json"], .run(RunOptions(config: "a=b.json"))),
      (["run", "--config", "-"], .run(RunOptions(config: "-"))),
      (["run", "--inventory", "b.json"], .run(RunOptions(inventory: "b.json"))),
      (["run", "--inventory=b.json"], .run(RunOptions(inventory: "b.json"))),
      (["run", "--disable-image-loading"], .run(RunOptions(disableImageLoading: true))),
      (["run", "--multiple-images"], .run(RunOptions(multipleImages: true))),
      (["run", "--orientation", "any"], .run(RunOptions(orientation: .any))),
      (["run", "--orientation", "portrait"], .run(RunOptions(orientation: .portrait))),
      (["run", "--orientation=landscape"], .run(RunOptions(orientation: .landscape))),
      (["run", "--real-time"], .run(RunOptions(realTime: true))),
      (["run", "--", "--json"], .run(RunOptions(adUnit: "--json"))),
      (["run", ""], .run(RunOptions(adUnit: ""))),
      (
        [
          "run", "--real-time", "--multiple-images", "home", "--orientation", "portrait", "--json",
          "--disable-image-loading", "--config", "a", "--inventory", "b",
        ],
        .run(
          RunOptions(
            adUnit: "home",
            config: "a",
            inventory: "b",
            disableImageLoading: true,
            multipleImages: true,
            orientation: .portrait,
            realTime: true,
            json: true
          )
        )
      ),
      (["units"], .units(UnitsOptions())),
      (["units", "--json", "--config", "a.json"], .units(UnitsOptions(config: "a.json", json: true))),
      (["completions", "bash"], .completions(.bash)),
      (["completions", "zsh"], .completions(.zsh)),
      (["help"], .help(nil)),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["help", "run"], .help(.run)),
      (["help", "units"], .help(.units)),
      (["run", "--help"], .help(.run)),
      (["run", "home", "-h", "--nonsense"], .help(.run)),
      (["units", "--help"], .help(.units)),
      (["check"], .check(CheckOptions())),
      (
        ["check", "A", "--rule", "X", "B", "--rule=Y"],
        .check(CheckOptions(classNames: ["A", "B"], ruleIDs: ["X", "Y"]))
      ),
      (
        ["check", "--level=recommended", "--json", "-", "--junit", "a.xml", "--github"],
        .check(
          CheckOptions(
            level: .recommended,
            json: .standardOutput,
            junit: OutputFile(path: "a.xml"),
            github: true
          )
        )
      ),
      (["rules", "--json"], .rules(RulesOptions(json: true))),
      (["inspect", "a.xml"], .inspect(InspectOptions(source: "a.xml"))),
      (["inspect", "a.xml", "--strict"], .inspect(InspectOptions(source: "a.xml", isStrict: true))),
      (["inspect", "--json", "-"], .inspect(InspectOptions(source: "-", json: true))),
      (["inspect", "https://a.example/?b=c"], .inspect(InspectOptions(source: "https://a.example/?b=c"))),
      (["inspect", "--help"], .help(.inspect)),
      (["--version"], .version),
    ] as [([String], Invocation)]
  )
  func parses(_ arguments: [String], _ expected: Invocation) {
    #expect(Invocation.parse(arguments) == .success(expected))
  }

  @Test(
    "says what is wrong with it, and what to do",
    arguments: [
      (["run", "--jsn"], "unknown option \"--jsn\"; did you mean --json?"),
      (["--jsn"], "unknown option \"--jsn\"; did you mean --json?"),
      (["run", "--realtime"], "unknown option \"--realtime\"; did you mean --real-time?"),
      (["run", "--orientatoin=any"], "unknown option \"--orientatoin\"; did you mean --orientation?"),
      (["run", "-j"], "unknown option \"-j\"; mediate help run lists the options"),
      (["units", "--real-time"], "unknown option \"--real-time\"; mediate help units lists the options"),
      (["run", "--json", "--json"], "--json stands here twice; give it once"),
      (["run", "--config", "a", "--config=b"], "--config stands here twice; give it once"),
      (["run", "--config"], "--config has no value; write --config FILE"),
      (["run", "--config="], "--config has no value; write --config FILE"),
      (["run", "--config", ""], "--config has no value; write --config FILE"),
      (["run", "--config", "--json"], "--config has no value; write --config FILE"),
      (["run", "--orientation"], "--orientation has no value; write --orientation any|portrait|landscape"),
      (["run", "--orientation", "potrait"], "--orientation cannot be \"potrait\"; did you mean portrait?"),
      (
        ["run", "--orientation=up"],
        "--orientation cannot be \"up\"; write one of any, portrait, landscape"
      ),
      (["run", "--json=yes"], "--json takes no value; leave out \"=yes\""),
      (["run", "a", "b"], "unexpected argument \"b\"; mediate run takes one ad unit"),
      (["play", "a.xml"], "unexpected argument \"a.xml\"; write --ad-tag before it"),
      (["stream", "a.m3u8"], "unexpected argument \"a.m3u8\"; write --content before it"),
      (["units", "a"], "unexpected argument \"a\"; mediate units takes options only"),
      (["help", "run", "units"], "unexpected argument \"units\"; mediate help takes one command"),
      (["--version", "run"], "unexpected argument \"run\"; --version stands alone"),
      (["--help", "run"], "unexpected argument \"run\"; --help stands alone"),
      (["rnu"], "unknown command \"rnu\"; did you mean run?"),
      (["unit"], "unknown command \"unit\"; did you mean units?"),
      (["frobnicate"], "unknown command \"frobnicate\"; mediate help lists the commands"),
      (
        ["sample/video"],
        "unknown command \"sample/video\"; to load an ad unit write mediate run sample/video"
      ),
      ([""], "unknown command \"\"; mediate help lists the commands"),
      (["help", "ruin"], "unknown command \"ruin\"; did you mean run?"),
      (["inspect"], "no document is named; write mediate inspect FILE|URL|-"),
      (["inspect", "a", "b"], "unexpected argument \"b\"; mediate inspect takes one file or URL"),
      (["inspect", "--config", "a"], "unknown option \"--config\"; mediate help inspect lists the options"),
      (["completions"], "no shell is named; write mediate completions bash|zsh"),
      (["completions", "fish"], "there is no completion for \"fish\"; write mediate completions bash|zsh"),
      (
        ["run", "--\u{1B}[31m"],
        "unknown option \"--\\u{1B}[31m\"; mediate help run lists the options"
      ),
    ] as [([String], String)]
  )
  func refuses(_ arguments: [String], _ message: String) {
    guard case .failure(let error) = Invocation.parse(arguments) else {
      Issue.record("accepted \(arguments)")
      return
    }
    #expect(error.description == message)
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
    let overview = await Tool(arguments: ["help"]).run()
    #expect(overview.status == .success)
    for command in Command.allCases {
      #expect(overview.standardOutput.contains("  \(command.usage)  "))
      let page = await Tool(arguments: ["help", command.rawValue]).run()
      #expect(page.status == .success)
      #expect(page.standardOutput.hasPrefix("Usage: mediate \(command.rawValue)"))
      for flag in command.flags { #expect(page.standardOutput.contains("  \(flag.usage)")) }
      #expect(page.standardOutput.split(separator: "\n").allSatisfy { $0.count <= TextLayout.width })
    }
  }

  @Test("--version prints one line")
  func version() async throws {
    let result = try await MediateBinary.run("--version")
    #expect(result.status == 0)
    #expect(result.output.wholeMatch(of: /mediate \d+\.\d+\.\d+\n/) != nil)
  }
}
