import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Files of reports")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.commandLinePath).sorted() }
  }

  @Test("take the place of the old ones, with their permissions, and leave nothing beside them")
  func replaces() throws {
    let file = try folder.file("a.json", "a longer text than the new one")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.commandLinePath)
    try OutputFile(path: file.commandLinePath).write("new")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.commandLinePath)
    #expect(attributes[.posixPermissions] as? NSNumber == 0o640)
    #expect(try names == ["a.json"])
  }

  @Test("may have the longest name there is")
  func longName() throws {
    let file = folder.url.appending(path: String(repeating: "x", count: 255))
    try OutputFile(path: file.commandLinePath).write("new")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }

  @Test("behind a symbolic link are replaced, and the link stays")
  func link() throws {
    let file = try folder.file("a.json", "old")
    let link = folder.url.appending(path: "link.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try OutputFile(path: link.commandLinePath).write("new")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.commandLinePath)
    #expect(target == file.commandLinePath)
  }

  @Test("that cannot be written to the end are as they were")
  func failure() async throws {
    let file = try folder.file("a.json", "old")
    // No file may be longer than 2 KiB, which a report is.
    let result = try await MediateBinary.shell(
      "trap '' XFSZ; ulimit -f 2; \"$mediate\" check --json '\(file.commandLinePath)' > /dev/null"
    )
    #expect(result.status == 2)
    #expect(result.errors == "mediate: \(file.commandLinePath): File too large; name another file\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try names == ["a.json"])
  }

  @Test("that are no regular files are written as they are")
  func special() async throws {
    #expect(throws: CommandFailure(message: "/dev/full: No space left on device; name another file")) {
      try OutputFile(path: "/dev/full").write("new")
    }
    let output = folder.url.appending(path: "output").commandLinePath
    let result = try await MediateBinary.shell(
      "mkfifo '\(folder.url.commandLinePath)/pipe'; cd '\(folder.url.commandLinePath)'; cat pipe > copy & "
        + "\"$mediate\" simulate --requests 1 --csv pipe > /dev/null && wait && "
        + "\"$mediate\" simulate --requests 1 --csv /dev/stdout | cat > '\(output)' && cat copy output | grep -c ^study"
    )
    #expect(result.output == "2\n")
    #expect(try names == ["copy", "output", "pipe"])
  }

  @Test("that cannot be written are refused before the work")
  func early() async throws {
    // So many requests take hours.
    let result = try await MediateBinary.run(
      "simulate",
      "--requests",
      "1000000000",
      "--csv",
      "/no/such/folder/a.csv"
    )
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "mediate: /no/such/folder/a.csv: the directory does not exist; create it, or name another file\n"
    )
  }

  @Test("that can be written are not touched by the question whether they can")
  func question() throws {
    let file = try folder.file("a.json", "old")
    try OutputFile(path: file.commandLinePath).check()
    try OutputFile(path: folder.url.appending(path: "b.json").commandLinePath).check()
    try OutputFile(path: "/dev/full").check()
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    #expect(try names == ["a.json"])
    #expect(throws: CommandFailure.self) { try OutputFile(path: "/no/such/folder/a").check() }
    #expect(throws: CommandFailure.self) { try OutputFile(path: "/tmp").check() }
  }

  @Test("that cannot be written after all do not take the report with them")
  func lost() async throws {
    let page = folder.url.appending(path: "a.html")
    let result = try await MediateBinary.run(
      "simulate",
      "--requests",
      "10",
      "--csv",
      "/dev/full",
      "--html",
      page.commandLinePath
    )
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("10 requests, seed 1\n"))
    #expect(result.errors == "mediate: /dev/full: No space left on device; name another file\n")
    #expect(try names == ["a.html"])
  }

  @MainActor
  @Test("in the place of what a command reads are refused, however they are spelled")
  func input() async throws {
    let text = "<VAST version='4.2'/>"
    let file = try folder.file("v.xml", text)
    let path = file.commandLinePath
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link.xml"),
      withDestinationURL: file
    )
    let folder = folder.url.commandLinePath
    for output in [
      path, folder + "/../" + URL(filePath: folder).lastPathComponent + "/v.xml", folder + "/link.xml",
    ] {
      for words in [["inspect", path], ["play", "--ad-tag", path]] {
        let result = await AdapterTool.mediate.output(of: words + ["--html", output])
        #expect(
          result.status == .cannotRun
            && result.standardError.contains("--html names the file that the command reads")
        )
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
      }
    }
  }

  @MainActor
  @Test("at standard output are one, whatever its name", arguments: ["/dev/stdout", "/dev/fd/1"])
  func standardOutput(name: String) async {
    let result = await AdapterTool.mediate.output(of: [
      "check", "--rule", "LOAD-1", "--json", "-", "--junit", name,
    ])
    #expect(result.standardError.contains("--json and --junit both print to standard output"))
  }

  @Test("in a folder that is not there are refused")
  func noFolder() {
    #expect(throws: CommandFailure.self) { try OutputFile(path: "/no/such/folder/a").write("") }
    #expect(throws: CommandFailure(message: "/tmp is a directory; name a file in it")) {
      try OutputFile(path: "/tmp").write("")
    }
  }
}
