import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The standard streams")
struct StandardStreamTests {
  @Test("a reader that goes away early is no failure")
  func closedEarly() async throws {
    let result = try await MediateBinary.shell(
      #""$mediate" run sample/twice | head -n 1; echo "${PIPESTATUS[0]}""#
    )
    #expect(result.output == "sample/twice in virtual time\n0\n")
    #expect(result.errors.isEmpty)
  }

  @Test("a closed output is no crash")
  func closedAtOnce() async throws {
    let result = try await MediateBinary.shell(#""$mediate" units >&-; echo $?"#)
    #expect(result.output == "2\n")
    #expect(result.errorLines.count == 1)
  }

  #if os(Linux)
    @Test("a full disk is one line, and status 2")
    func fullDisk() async throws {
      let result = try await MediateBinary.shell(#""$mediate" units > /dev/full; echo $?"#)
      #expect(result.output == "2\n")
      #expect(result.errors == "mediate: the report cannot be written: No space left on device\n")
    }
  #endif

  @Test("what is no terminal gets no colour, whatever the environment says")
  func noColour() async throws {
    let result = try await MediateBinary.run("units", environment: ["TERM": "xterm-256color"])
    #expect(!result.output.contains("\u{1B}"))
  }
}
