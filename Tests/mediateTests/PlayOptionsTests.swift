import AdPlatform
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The command line of mediate play")
struct PlayOptionsTests {
  @Test(
    "reads times",
    arguments: [
      ("0", .zero), ("90", .seconds(90)), ("7.5", .milliseconds(7500)), ("0.125", .milliseconds(125)),
      ("0.05", .milliseconds(50)), ("1:05", .seconds(65)), ("90:00", .seconds(5400)),
      ("0:00.5", .milliseconds(500)),
      ("1:02:03", .seconds(3723)), ("01:02:03.004", .milliseconds(3_723_004)), ("24:00:00", .seconds(86400)),
      ("86400", .seconds(86400)),
    ] as [(String, Duration)]
  )
  func times(_ text: String, _ time: Duration) {
    #expect(TimeArgument.time(text[...]) == time)
  }

  @Test(
    "refuses what is not a time",
    arguments: [
      "", " ", "a", "-1", "+1", "1e3", "1,5", ".5", "5.", "1.2345", "1:5", "1:60", "1:005", ":30", "1:",
      "1:2:03",
      "1:60:00", "1:002:03", "1:02:03:04", "1.5:00", "24:00:00.001", "86401", "999999", "٣", "1：00", "NaN",
      "inf",
    ]
  )
  func noTimes(_ text: String) {
    #expect(TimeArgument.time(text[...]) == nil)
  }

  @Test(
    "reads two times",
    arguments: [
      ("60:120", 60, 120), ("1:30", 1, 30), ("60-120", 60, 120), ("1:00-2:00", 60, 120), ("90-2:00", 90, 120),
      ("1:00:00-0:30", 3600, 30), ("120:60", 120, 60),
    ]
  )
  func spans(_ text: String, _ from: Int, _ to: Int) {
    #expect(TimeSpan(text) == TimeSpan(from: .seconds(from), to: .seconds(to)))
  }

  @Test(
    "refuses two times that could be others",
    arguments: ["1:00:2:00", "1:00:00:30", "60:1:00", "60", "60:", ":60", "60-", "-60", "1-2-3", "a-b", ""]
  )
  func noSpans(_ text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test(
    "says what to play",
    arguments: [
      ([], PlayOptions()),
      (["--ad-tag", "a.xml", "--json"], PlayOptions(adTag: "a.xml")),
      (["--ad-tag=https://a.example/?b=c"], PlayOptions(adTag: "https://a.example/?b=c")),
      (["--content-duration", "1:00:00"], PlayOptions(contentDuration: .seconds(3600))),
      (["--start-at", "9:59.5"], PlayOptions(startAt: .milliseconds(599_500))),
      (
        ["--start-at", "15:00", "--content-duration", "20:00"],
        PlayOptions(contentDuration: .seconds(1200), startAt: .seconds(900))
      ),
      (
        ["--seek", "60:400", "--seek=8:00-0:30"],
        PlayOptions(seeks: [
          TimeSpan(from: .seconds(60), to: .seconds(400)), TimeSpan(from: .seconds(480), to: .seconds(30)),
        ])
      ),
      (
        ["--pip", "2:00-3:00", "--pip", "0:1", "--background", "60:61", "--pip", "1:2"],
        PlayOptions(
          pictureInPicture: [
            TimeSpan(from: .seconds(0), to: .seconds(1)), TimeSpan(from: .seconds(1), to: .seconds(2)),
            TimeSpan(from: .seconds(120), to: .seconds(180)),
          ],
          background: [TimeSpan(from: .seconds(60), to: .seconds(61))]
        )
      ),
      // The content may end where a seek leads; ads go on after it.
      (
        ["--seek", "0:600", "--pip", "10:5000"],
        PlayOptions(
          seeks: [TimeSpan(from: .zero, to: .seconds(600))],
          pictureInPicture: [TimeSpan(from: .seconds(10), to: .seconds(5000))]
        )
      ),
    ] as [([String], PlayOptions)]
  )
  func parses(_ arguments: [String], _ expected: PlayOptions) throws {
    let json = arguments.contains("--json") ? "" : nil
    let parsed = ParsedCommandLine("play", expected, json: json)
    #expect(try ParsedCommandLine(["play"] + arguments) == parsed)
  }

  @Test(
    "says what is wrong with it, and what to do",
    arguments: [
      (["--seek"], "--seek has no value; write --seek FROM:TO"),
      (["--content-duration"], "--content-duration has no value; write --content-duration TIME"),
      (
        ["--content-duration", "10m"],
        "\"10m\" is not a valid value for --content-duration; write seconds, M:SS or H:MM:SS, at most 24 hours"
      ),
      (
        ["--content-duration", "25:00:00"],
        "\"25:00:00\" is not a valid value for --content-duration; write seconds, M:SS or H:MM:SS, at most 24 hours"
      ),
      (["--content-duration", "0"], "--content-duration is 0; write a longer one, such as 10:00"),
      (
        ["--start-at", "-5"],
        "\"-5\" is not a valid value for --start-at; write seconds, M:SS or H:MM:SS, at most 24 hours"
      ),
      (
        ["--start-at", "10:00"],
        "--start-at names 10:00, and the content ends at 10:00; write an earlier time, or a longer --content-duration"
      ),
      (
        ["--seek", "1:00:2:00"],
        "\"1:00:2:00\" is not a valid value for --seek; write two times such as 60:120 in seconds, or 1:00-2:00"
      ),
      (
        ["--pip", "60"],
        "\"60\" is not a valid value for --pip; write two times such as 60:120 in seconds, or 1:00-2:00"
      ),
      (
        ["--seek", "60:601"],
        "--seek names 10:01, and the content ends at 10:00; write an earlier time, or a longer --content-duration"
      ),
      (["--seek", "60-1:00"], "--seek goes from 1:00 to 1:00; write two different times"),
      (["--pip", "5:5"], "--pip goes from 0:05 to 0:05; write two different times"),
      (
        ["--background", "120:60"],
        "--background ends at 1:00, before it begins at 2:00; write the earlier time first"
      ),
      (
        ["--pip", "30:90", "--pip", "10:31"],
        "--pip begins at 0:30, before the one from 0:10 is over; write one that covers both"
      ),
      (["--start-at", "1", "--start-at", "2"], "--start-at was given more than once; give it once"),
      (["a.xml"], "unexpected argument \"a.xml\"; write --ad-tag before it"),
      (["--ad-tg", "a"], "unknown option \"--ad-tg\"; did you mean --ad-tag?"),
    ]
  )
  func refuses(_ arguments: [String], _ message: String) throws {
    #expect(try refusal(of: ["play"] + arguments) == message)
  }

  @Test(
    "shows times as a player's clock does",
    arguments: [
      (0, "0:00"), (5000, "0:05"), (65_500, "1:05.5"), (3_600_000, "1:00:00"), (3_723_004, "1:02:03.004"),
      (36_000_000, "10:00:00"), (59_999, "0:59.999"),
    ]
  )
  func clock(_ milliseconds: Int, _ text: String) {
    #expect(Duration.milliseconds(milliseconds).clock == text)
    #expect(TimeArgument.time(text[...]) == .milliseconds(milliseconds))
  }
}
