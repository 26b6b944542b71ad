import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The command line of mediate stream")
struct StreamOptionsTests {
  @Test(
    "says what to play",
    arguments: [
      ([], StreamOptions()),
      (["--duration", "1:00:00", "--json"], StreamOptions(duration: .seconds(3600))),
      (
        ["--break", "60:10"],
        StreamOptions(breaks: .init(every: .seconds(60), length: .seconds(10)))
      ),
      (
        ["--break=1:00-0:07.5"],
        StreamOptions(breaks: .init(every: .seconds(60), length: .milliseconds(7500)))
      ),
      (["--break", "none"], StreamOptions(breaks: nil)),
      (["--join", "2:10"], StreamOptions(join: .seconds(130))),
      (
        ["--seek", "60:20", "--seek", "1:30-0:30"],
        StreamOptions(seeks: [
          TimeSpan(from: .seconds(60), to: .seconds(20)), TimeSpan(from: .seconds(90), to: .seconds(30)),
        ])
      ),
      (["--content", "a.m3u8"], StreamOptions(content: "a.m3u8")),
      (["--stream", "pod-late"], StreamOptions(stream: "pod-late")),
    ] as [([String], StreamOptions)]
  )
  func options(_ arguments: [String], _ options: StreamOptions) throws {
    let json = arguments.contains("--json") ? "" : nil
    let parsed = ParsedCommandLine("stream", options, json: json)
    #expect(try ParsedCommandLine(["stream"] + arguments) == parsed)
  }

  @Test(
    "says what is wrong, and what to write",
    arguments: [
      (["--duration", "0"], "--duration is 0; write a longer one, such as 10:00"),
      (
        ["--duration", "ten"],
        #""ten" is not a valid value for --duration; write seconds, M:SS or H:MM:SS, at most 24 hours"#
      ),
      (
        ["--break", "2"],
        #""2" is not a valid value for --break; write two times such as 120:30 in seconds, or 2:00-0:30, or none"#
      ),
      (["--break", "9:1"], "--break: the interval is 0:09; use at least 0:10"),
      (
        ["--break", "60.5:10"],
        "--break: the interval is 1:00.5; use whole seconds, so that all viewers have the same breaks"
      ),
      (["--break", "60:0"], "--break has a length of 0; write a longer one, such as 120:30, or none"),
      (
        ["--break", "30:120"],
        "--break: a 2:00 break cannot repeat every 0:30; write EVERY:LENGTH, with a length shorter than the interval"
      ),
      (["--seek", "5:5"], "--seek goes from 0:05 to 0:05; write two different times"),
      (
        ["--seek", "5"],
        #""5" is not a valid value for --seek; write two times such as 60:120 in seconds, or 1:00-2:00"#
      ),
      (
        ["--stream", "pod-lat"],
        #"the sample ad server has no stream "pod-lat"; did you mean pod-late?"#
      ),
      (
        ["--stream", "nobody knows it"],
        #"the sample ad server has no stream "nobody knows it"; mediate help stream lists the available keys"#
      ),
      (["live.m3u8"], #"unexpected argument "live.m3u8"; write --content before it"#),
      (["--brake", "60:10"], #"unknown option "--brake"; did you mean --break?"#),
    ] as [([String], String)]
  )
  func mistakes(_ arguments: [String], _ message: String) throws {
    #expect(try refusal(of: ["stream"] + arguments) == message)
  }
}
