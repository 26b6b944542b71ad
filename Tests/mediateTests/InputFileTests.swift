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
    "a wrong configuration is one line with file and key path",
    arguments: [
      ("{", "not JSON"),
      ("", "not JSON"),
      ("[]", "not of the right type; write an object"),
      ("{}", "adUnits: missing"),
      (#"{"adUnits": {}}"#, "adUnits: there is no ad unit"),
      (#"{"adUnit": {}}"#, "adUnit: unknown key; did you mean adUnits?"),
      (#"{"adUnits": {"home": {"sources": []}}}"#, "adUnits.home.sources: the waterfall is empty"),
      (
        #"{"adUnits": {"home": {"sources": {}}}}"#,
        "adUnits.home.sources: not of the right type; write a list"
      ),
      (configuration(#"{"className": 1}"#), "adUnits.home.sources[0].className: not of the right type"),
      (configuration(#"{"label": "x"}"#), "adUnits.home.sources[0].className: missing"),
      (
        configuration(source() + ", " + source(#", "timout": 1"#)),
        "adUnits.home.sources[1].timout: unknown key; did you mean timeout?"
      ),
      (
        configuration(source() + ", " + source(#", "timeout": -1"#)),
        "adUnits.home.sources[1].timeout: -1.0 is no timeout"
      ),
      (
        #"{"adUnits": {"home": {"sources": [\#(source())]}, "home": {"sources": [\#(source())]}}}"#,
        "adUnits.home: this key stands here twice"
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
      #expect(result.errors.hasPrefix("mediate: \(file.commandLinePath): \(message)"), "\(result.errors)")
    }
  }

  @Test(
    "a wrong inventory is one line with file and key path",
    arguments: [
      ("{", "the inventory is not JSON"),
      ("{}", "units: this key is missing"),
      (#"{"unit": []}"#, "unit: this key is unknown"),
      (#"{"units": 1}"#, "units: give a list"),
      (
        #"{"units": [{"id": "a", "summary": "", "answers": [], "latencyMilliseconds": -1}]}"#,
        "units[0].latencyMilliseconds: -1 is not from 0"
      ),
      (
        #"{"units": [{"id": "a", "summary": "", "answers": []}, {"id": "a", "summary": "", "answers": []}]}"#,
        "units[1].id: units[0] already has the ID"
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
      output.standardError.hasPrefix("mediate: \(file.commandLinePath): \(message)"),
      "\(output.standardError)"
    )
    #expect(output.standardError.split(separator: "\n").count == 1)
  }

  @Test("a file that cannot be read is one line that says why")
  @MainActor
  func unreadable() async throws {
    let large = try folder.file("large.json", Data(repeating: 0x20, count: 2 << 20))
    let binary = try folder.file("binary.json", Data([0x7B, 0xFF, 0xFE, 0x7D]))
    let table = [
      (folder.url.appending(path: "none.json").commandLinePath, "there is no such file; check the path"),
      (binary.appending(path: "below").commandLinePath, "there is no such file; check the path"),
      (folder.url.commandLinePath, "a directory; name a JSON file in it"),
      (large.commandLinePath, "more than the 1048576 bytes that are read; split it into several files"),
      (binary.commandLinePath, "not UTF-8 text; save it as UTF-8"),
      ("/dev/zero", "more than the 1048576 bytes that are read; split it into several files"),
    ]
    for (path, message) in table {
      for option in ["--config", "--inventory"] {
        let output = await AdapterTool.mediate.output(of: ["run", option, path])
        #expect(output.standardError == "mediate: \(path): \(message)\n")
        #expect(output.status == .cannotRun)
      }
    }
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

  @Test("a source whose class is no adapter fails with a message that says so")
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
    #expect(messages[0].hasPrefix("The class \"SampleSDK.SampleNativeAd\" is no adapter."))
    #expect(messages[1].contains("Did you mean \"SampleAdapter.SampleCustomEventNativeAd\"?"))
    #expect(messages[2].hasPrefix("There is no class \"x y\"."))
  }
}
