import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Files of the user")
struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func source(_ extra: String = "") -> String {
    #"{"className": "SampleAdapter.SampleCustomEventNativeAd", "parameter": "sample-content"\#(extra)}"#
  }

  private static func configuration(_ sources: String) -> String {
    #"{"adUnits": {"home": {"sources": [\#(sources)]}}}"#
  }

  @Test(
    "a mistake in a configuration is one line with file, line, column and key path",
    arguments: [
      ("{", "1:2: not JSON: the text ends, but the { of line 1, column 1 is not closed; write }"),
      ("", "1:1: not JSON: the text is empty"),
      ("{\n  'adUnits': {}}", "2:3: not JSON: ' is not a quotation mark of JSON"),
      ("[]", "1:1: not of the right type; write an object"),
      ("{}", "1:1: adUnits: missing"),
      (#"{"adUnits": {}}"#, "1:13: adUnits: there is no ad unit"),
      (#"{"adUnit": {}}"#, "1:2: adUnit: unknown key; did you mean adUnits?"),
      (
        #"{"adUnits": {"home": {"sources": []}}}"#, "1:34: adUnits.home.sources: the waterfall is empty"
      ),
      (
        #"{"adUnits": {"home": {"sources": {}}}}"#,
        "1:34: adUnits.home.sources: not of the right type; write a list"
      ),
      (
        configuration(#"{"className": 1}"#),
        "1:49: adUnits.home.sources[0].className: not of the right type"
      ),
      (configuration(#"{"label": "x"}"#), "1:35: adUnits.home.sources[0].className: missing"),
      (
        configuration(source() + ",\n" + source(#", "timout": 1"#)),
        "2:89: adUnits.home.sources[1].timout: unknown key; did you mean timeout?"
      ),
      (
        configuration(source() + ",\r\n" + source(#", "timeout": -1"#)),
        "2:100: adUnits.home.sources[1].timeout: -1.0 is not a valid timeout"
      ),
      (
        "{\"adUnits\": {\"home\": {\"sources\": [\(source())]},\n  \"home\": {\"sources\": [\(source())]}}}",
        "2:3: adUnits.home: this key was given more than once"
      ),
    ]
  )
  func wrongConfiguration(_ text: String, _ message: String) async throws {
    let file = try folder.file("waterfall.json", text)
    for command in [["run", "home"], ["units"], ["run", "home", "--json"]] {
      let result = try await MediateBinary.run(
        arguments: command + ["--config", file.commandLinePath]
      )
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("mediate: \(file.commandLinePath):\(message)"), "\(result.errors)")
    }
  }

  @Test(
    "a mistake in an inventory is one line with file, line, column and key path",
    arguments: [
      ("{", "1:2: the inventory is not JSON"),
      ("{}", "1:1: units: this key is missing"),
      (#"{"unit": []}"#, "1:2: unit: this key is unknown; did you mean units?"),
      (#"{"units": 1}"#, "1:11: units: give a list"),
      (
        #"{"units": [{"id": "a", "summary": "", "answers": [], "latencyMilliseconds": -1}]}"#,
        "1:77: units[0].latencyMilliseconds: -1 is not from 0"
      ),
      (
        #"{"units": [{"id": "a", "summary": "", "answers": []}, {"id": "a", "summary": "", "answers": []}]}"#,
        "1:62: units[1].id: units[0] already has the ID"
      ),
    ]
  )
  @MainActor
  func wrongInventory(_ text: String, _ message: String) async throws {
    let file = try folder.file("inventory.json", text)
    let output = await AdapterTool.mediate.output(of: ["run", "--inventory", file.commandLinePath])
    #expect(output.status == .cannotRun)
    #expect(output.standardOutput.isEmpty)
    #expect(
      output.standardError.hasPrefix("mediate: \(file.commandLinePath):\(message)"),
      "\(output.standardError)"
    )
    #expect(output.standardError.split(separator: "\n").count == 1)
  }

  @Test("several mistakes are a line each, in the order of the file; beyond 20 they are counted")
  @MainActor
  func severalMistakes() async throws {
    let files = [
      (
        "--config", "run", Self.configuration("1,\n{\"className\": \"\", \"timeout\": 0}"),
        [
          "1:35: adUnits.home.sources[0]: ", "2:15: adUnits.home.sources[1].className: ",
          "2:30: adUnits.home.sources[1].timeout: ",
        ]
      ),
      (
        "--inventory", "run",
        "{\"units\": [{\"id\": 1, \"answers\": [],\n\"summary\": \"\", \"size\": {\"width\": 0}}],\n\"creatives\": {\"c\": []}}",
        ["1:19: units[0].id: ", "2:24: units[0].size.height: ", "3:20: creatives.c: "]
      ),
      (
        "--config", "simulate",
        "{\"sources\": [{\"label\": \"A\",\n\"fillRate\": 2, \"errors\": [{\"rate\": -1}]}]}",
        [
          "1:14: sources[0].latencyMilliseconds: ", "2:13: sources[0].fillRate: ",
          "2:36: sources[0].errors[0].rate: ",
        ]
      ),
    ]
    for (option, command, text, messages) in files {
      let path = try folder.file("a.json", text).commandLinePath
      let output = await AdapterTool.mediate.output(of: [command, option, path])
      let lines = output.standardError.split(separator: "\n")
      #expect(lines.count == messages.count)
      for (line, message) in zip(lines, messages) {
        #expect(line.hasPrefix("mediate: \(path):\(message)"), "\(line)")
      }
      #expect(output.status == .cannotRun)
    }
    let many = Self.configuration(Array(repeating: "1", count: 33).joined(separator: ", "))
    let path = try folder.file("a.json", many).commandLinePath
    let lines = await AdapterTool.mediate.output(of: ["units", "--config", path]).standardError
      .split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "mediate: \(path): and 13 more; correct these first")
  }

  @Test("a file that cannot be read is one line that says why")
  @MainActor
  func unreadable() async throws {
    let large = try folder.file("large.json", Data(repeating: 0x20, count: 2 << 20))
    let binary = try folder.file("binary.json", Data([0x7B, 0xFF, 0xFE, 0x7D]))
    let table = [
      (folder.url.appending(path: "none.json").commandLinePath, ": the file does not exist; check the path"),
      (binary.appending(path: "below").commandLinePath, ": the file does not exist; check the path"),
      (folder.url.commandLinePath, " is a directory; name a JSON file in it"),
      (large.commandLinePath, ": more than the 1048576 bytes that are read; split it into several files"),
      (binary.commandLinePath, ": not UTF-8 text; save it as UTF-8"),
      ("/dev/zero", ": more than the 1048576 bytes that are read; split it into several files"),
    ]
    for (path, message) in table {
      for option in ["--config", "--inventory"] {
        let output = await AdapterTool.mediate.output(of: ["run", option, path])
        #expect(output.standardError == "mediate: \(path)\(message)\n")
        #expect(output.status == .cannotRun)
      }
    }
  }

  @Test("a file without a name is told so")
  @MainActor
  func nameless() async {
    #expect(
      await AdapterTool.mediate.output(of: ["inspect", ""])
        == .failure("the name of a file is empty; write its path, or - for standard input")
    )
  }

  @Test("a configuration of the user's is run, and may begin with a byte order mark")
  func ownConfiguration() async throws {
    let file = try folder.file("waterfall.json", "\u{FEFF}" + Self.configuration(Self.source()))
    let result = try await MediateBinary.run("run", "--config", file.commandLinePath, "--json")
    let document = try RunDocument(result.output)
    #expect(document.adUnit == "home")
    #expect(document.outcome == "filled")
    // A label is the class name unless the file says otherwise.
    #expect(document.attempts.map(\.label) == ["SampleAdapter.SampleCustomEventNativeAd"])
  }

  @Test("a configuration may come through a pipe")
  func pipe() async throws {
    let file = try folder.file("waterfall.json", Self.configuration(Self.source()))
    let path = file.commandLinePath
    let result = try await MediateBinary.shell("cat '\(path)' | \"$mediate\" units --config /dev/stdin")
    #expect(result.output == "home  1 source.\n")
  }

  @Test("a file of another kind is recognised, for every pair of kinds")
  @MainActor
  func wrongKind() async throws {
    let kinds = [
      (
        "a configuration of ad units", "run --config", ["run", "--config"], Self.configuration(Self.source())
      ),
      (
        "an inventory of the sample network", "run --inventory", ["run", "--inventory"],
        #"{"units": [], "creatives": {}}"#
      ),
      ("a study of a waterfall", "simulate --config", ["simulate", "--config"], #"{"sources": []}"#),
      (
        "the result of a study", "simulate --merge", ["simulate", "--merge"],
        await AdapterTool.mediate.output(of: ["simulate", "--requests", "1", "--json"]).standardOutput
      ),
      (
        "a file written by check --json", "check --since", ["check", "--since"],
        await AdapterTool.mediate.output(of: ["check", "--rule", "LOAD-1", "--json", "-"]).standardOutput
      ),
    ]
    for (wanted, _, command, _) in kinds {
      for (found, usage, _, text) in kinds where found != wanted {
        let path = try folder.file("a.json", text).commandLinePath
        let output = await AdapterTool.mediate.output(of: command + [path])
        let message =
          "mediate: \(path): this is \(found), but \(command[0]) needs \(wanted)"
        #expect(output.standardError.hasPrefix(message), "\(output.standardError)")
        #expect(output.standardError.hasSuffix("; pass this file with mediate \(usage) instead\n"))
        #expect(output.status == .cannotRun)
      }
      for (text, found) in [
        ("<?xml?><VAST/>", "an XML document"), ("\u{FEFF}\n#EXTM3U\n", "an HLS playlist"),
      ] {
        let path = try folder.file("a.json", text).commandLinePath
        let output = await AdapterTool.mediate.output(of: command + [path])
        let message =
          "mediate: \(path): this is \(found), but \(command[0]) needs \(wanted)"
        #expect(output.standardError.hasPrefix(message), "\(output.standardError)")
        #expect(output.standardError.hasSuffix("; print this file with mediate inspect\n"))
      }
    }
  }

  @Test("a file with the right key is read as what is wanted, whatever else it has")
  @MainActor
  func rightKind() async throws {
    let path = try folder.file("a.json", #"{"adUnits": {}, "sources": []}"#).commandLinePath
    let output = await AdapterTool.mediate.output(of: ["run", "--config", path])
    #expect(output.standardError.contains(":1:17: sources: unknown key"), "\(output.standardError)")
  }

  @Test("a named pipe without a writer is refused when its time is over")
  func silentPipe() throws {
    let path = folder.url.appending(path: "pipe").commandLinePath
    try #require(mkfifo(path, 0o600) == 0)
    var file = InputFile(path: path)
    file.patience = 0
    let message = "\(path): nothing to read for 0 seconds; write to it, or name a regular file"
    #expect(throws: CommandFailure(message: message)) { try file.read(limit: 10) }
  }

  @Test("a named pipe is read once it has a writer")
  func namedPipe() async throws {
    let path = folder.url.appending(path: "pipe").commandLinePath
    let file = try folder.file("waterfall.json", Self.configuration(Self.source())).commandLinePath
    let result = try await MediateBinary.shell(
      "mkfifo '\(path)'; cat '\(file)' > '\(path)' & \"$mediate\" units --config '\(path)'"
    )
    #expect(result.output == "home  1 source.\n")
  }

  @Test("- is standard input")
  func standardInput() async throws {
    let file = try folder.file("waterfall.json", Self.configuration(Self.source())).commandLinePath
    let study = try folder.file(
      "study.json",
      #"{"sources": [{"label": "A", "fillRate": 1, "latencyMilliseconds": {"fixed": 1}}]}"#
    ).commandLinePath
    let table = [
      ("units --config -", file, "home  1 source.\n", ""),
      ("run home --config=- --json | grep -c '\"outcome\": \"filled\"'", file, "2\n", ""),
      ("simulate --config - --requests 2 | head -n 1", study, "2 requests, seed 1\n", ""),
      ("run --config -", study, "", "mediate: standard input: this is a study of a waterfall, but run needs"),
      ("run --inventory -", "/dev/null", "", "mediate: standard input:1:1: the inventory is not JSON"),
    ]
    for (command, input, output, errors) in table {
      let result = try await MediateBinary.shell("cat '\(input)' | \"$mediate\" \(command)")
      #expect(result.output == output, "\(command)")
      #expect(result.errors.hasPrefix(errors), "\(command): \(result.errors)")
    }
  }

  @Test("without an ad unit's name, a configuration of several is refused with their names")
  @MainActor
  func severalUnits() async throws {
    let sources = "{\"sources\": [\(Self.source())]}"
    let file = try folder.file("waterfall.json", "{\"adUnits\": {\"b\": \(sources), \"a\": \(sources)}}")
    let output = await AdapterTool.mediate.output(of: ["run", "--config", file.commandLinePath])
    #expect(output.standardError == "mediate: no ad unit is named; write mediate run with one of a, b\n")
    #expect(output.status == .cannotRun)
  }

  @Test(
    "an unknown ad unit is refused with the nearest ones",
    arguments: [
      ("sample/vidoe", "there is no ad unit \"sample/vidoe\"; did you mean sample/video"),
      ("zzz", "there is no ad unit \"zzz\"; mediate units lists those that exist"),
      ("", "there is no ad unit \"\"; mediate units lists those that exist"),
      ("\u{1B}[2J", "there is no ad unit \"\\u{1B}[2J\"; mediate units lists those that exist"),
    ]
  )
  @MainActor
  func unknownUnit(_ name: String, _ message: String) async {
    let output = await AdapterTool.mediate.output(of: ["run", name])
    #expect(output.status == .cannotRun)
    #expect(output.standardError.hasPrefix("mediate: \(message)"))
  }

  @Test("a source whose class is not an adapter fails with a message that says so")
  @MainActor
  func noAdapter() async throws {
    let sources =
      #"{"className": "SampleSDK.SampleNativeAd"}, {"className": "SampleCustomEventNativeAd"}, {"className": "x y"}"#
    let file = try folder.file("waterfall.json", Self.configuration(sources))
    let output = await AdapterTool.mediate.output(of: [
      "run", "home", "--config", file.commandLinePath, "--json",
    ])
    #expect(output.status == .answeredNo)
    let messages = try RunDocument(output.standardOutput).attempts.map { $0.error?.message ?? "" }
    #expect(messages[0].hasPrefix("The class \"SampleSDK.SampleNativeAd\" is not an adapter."))
    #expect(messages[1].contains("Did you mean \"SampleAdapter.SampleCustomEventNativeAd\"?"))
    #expect(messages[2].hasPrefix("There is no class \"x y\"."))
  }
}
