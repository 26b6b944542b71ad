import Testing
import VAST

@Suite("Values in documents")
struct ValueTests {
  @Test(
    "a duration is hours, minutes and seconds",
    arguments: [
      ("00:00:00", Duration.zero), ("00:00:30", .seconds(30)), ("01:02:03", .seconds(3723)),
      ("00:00:01.5", .milliseconds(1500)), ("00:00:01.005", .milliseconds(1005)), ("0:0:7", .seconds(7)),
      (" 00:00:30\n", .seconds(30)), ("100:00:00", .seconds(360_000)),
    ]
  )
  func duration(text: String, expected: Duration) throws {
    let (linear, _) = try Fixture.linear("<Duration>\(text)</Duration>")
    #expect(linear?.duration == expected)
  }

  @Test(
    "a wrong duration is left out and named",
    arguments: [
      "00:00:-1", "-00:00:01", "30", "00:30", "00:60:00", "00:00:60", "00:00:10.", "00:00:1O", "00:00:+5",
      "1e3",
      "00:00:00:10", "00:00:١٠", "99999999999999999999:00:00", "::", "00:00:10.0000000001",
    ]
  )
  func wrongDuration(text: String) throws {
    let (linear, warnings) = try Fixture.linear("<Duration>\(text)</Duration>")
    #expect(linear != nil && linear?.duration == nil)
    #expect(warnings == [.droppedValue(name: "Duration", text: text)])
  }

  @Test("a time with other digits is read and noted", arguments: ["0:00:10", "00:00:10.5"])
  func oddTime(text: String) throws {
    let (_, warnings) = try Fixture.linear("<Duration>\(text)</Duration>")
    #expect(warnings == [.oddTime(text)])
  }

  @Test(
    "a skip offset is a time or a percentage",
    arguments: [
      ("00:00:05", TimeOffset.time(.seconds(5))), ("0%", .percent(0)), ("12.5%", .percent(12.5)),
      ("100%", .percent(100)),
      ("101%", nil), ("-1%", nil), ("5", nil), ("%", nil), ("5 %", nil), ("nan%", nil), ("1e1%", nil),
    ]
  )
  func skipOffset(text: String, expected: TimeOffset?) throws {
    let (linear, warnings) = try Fixture.linear("", attributes: "skipoffset='\(text)'")
    #expect(linear?.skipOffset == expected)
    #expect(warnings == (expected == nil ? [.droppedValue(name: "skipoffset", text: text)] : []))
  }

  @Test(
    "progress without a certain offset is not tracked",
    arguments: ["", "offset='soon'", "offset='00:00:-1'"]
  )
  func progress(attribute: String) throws {
    let (linear, warnings) = try Fixture.linear(
      "<TrackingEvents><Tracking event='progress' \(attribute)>https://a.example/p</Tracking></TrackingEvents>"
    )
    #expect(linear?.trackingEvents == [])
    #expect(warnings.contains(.droppedElement(name: "Tracking", missing: "offset")))
  }

  @Test("events are known in any case, and unknown ones are kept")
  func events() throws {
    let (linear, warnings) = try Fixture.linear(
      """
      <TrackingEvents><Tracking event="FirstQuartile">https://a.example/1</Tracking>
      <Tracking event="sneeze">https://a.example/2</Tracking><Tracking>https://a.example/3</Tracking></TrackingEvents>
      """
    )
    #expect(linear?.trackingEvents.map(\.event) == [.firstQuartile, TrackingEvent(rawValue: "sneeze")])
    #expect(
      warnings == [
        .valueCase(found: "FirstQuartile", expected: "firstQuartile"),
        .unknownValue(name: "event", text: "sneeze"),
        .droppedElement(name: "Tracking", missing: "event"),
      ]
    )
  }

  @Test(
    "a URL is http or https with a host",
    arguments: [
      ("https://a.example/x", "https://a.example/x"), ("HTTP://A.example", "HTTP://A.example"),
      (" \n https://a.example/[CB]?x=%%Y%% \t", "https://a.example/[CB]?x=%%Y%%"),
      ("//a.example/x", "https://a.example/x"), ("https://a.example/a b\nc", "https://a.example/a%20bc"),
      ("https://a.example/a b", "https://a.example/a%20b"),
      ("https://a.example/a\tb", "https://a.example/ab"),
      ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("file://a.example/x", nil),
      ("data:text/html,x", nil),
      ("ftp://a.example", nil),
      ("a.example/x", nil), ("http://", nil), ("http:///x", nil), ("http://:80/", nil),
      ("http://u@:80/", nil),
      ("http://?x", nil), ("https:a.example", nil), ("[CLICK]", nil), ("java\nscript:alert(1)", nil),
      ("http://a.example\\@b.example", nil), ("https://a\u{7F}.example", nil),
    ]
  )
  func url(text: String, expected: String?) {
    #expect(URLTemplate(text)?.text == expected)
  }

  @Test("a URL with macros is a URL once they are encoded")
  func macro() {
    #expect(URLTemplate("https://a.example/?c=[CB]")?.url != nil)
  }

  @Test("what is not a URL is left out with a warning, what was mended noted")
  func urlWarnings() throws {
    let (linear, warnings) = try Fixture.linear(
      """
      <VideoClicks><ClickThrough>javascript:alert(1)</ClickThrough><ClickThrough>//a.example</ClickThrough>
      <ClickTracking> </ClickTracking></VideoClicks>
      """
    )
    #expect(linear?.videoClicks.clickThrough?.url.text == "https://a.example")
    #expect(
      warnings == [.droppedURL("javascript:alert(1)"), .mendedURL("//a.example"), .missing("the URL")]
    )
  }

  @Test(
    "a sequence is a number from 1",
    arguments: [
      ("1", 1), ("10000", 10_000), ("0", nil), ("-1", nil), ("1.5", nil), ("one", nil), ("+1", nil),
    ]
  )
  func sequence(text: String, expected: Int?) throws {
    let document = try Fixture.vast(
      """
      <VAST version="3.0"><Ad sequence="\(text)"><Wrapper><AdSystem>s</AdSystem>
      <VASTAdTagURI>https://a.example</VASTAdTagURI><Impression>https://a.example</Impression></Wrapper></Ad></VAST>
      """
    )
    #expect(document.ads.map(\.sequence) == [expected])
    #expect(
      document.warnings.map(\.kind)
        == (expected == nil ? [.droppedValue(name: "sequence", text: text)] : [])
    )
  }

  @Test(
    "a break's time has five forms",
    arguments: [
      ("start", BreakOffset.start), ("end", .end), ("00:01:00", .time(.seconds(60))), ("START", .start),
      ("00:01:00.125", .time(.milliseconds(60_125))), ("40%", .percent(40)), ("#1", .position(1)),
      ("#12", .position(12)),
    ]
  )
  func breakOffset(text: String, expected: BreakOffset) throws {
    let (adBreak, _) = try Fixture.adBreak("timeOffset='\(text)' breakType='linear'")
    #expect(adBreak?.timeOffset == expected)
  }

  @Test(
    "a break without a certain time is left out",
    arguments: ["", "60", "#0", "#", "#-1", "120%", "00:00:-1", "middle"]
  )
  func wrongBreakOffset(text: String) throws {
    let (adBreak, warnings) = try Fixture.adBreak("timeOffset='\(text)' breakType='linear'")
    #expect(adBreak == nil)
    #expect(warnings.last == .droppedElement(name: "AdBreak", missing: "timeOffset"))
  }

  @Test("break types in any case and with blanks; unknown ones are left out")
  func breakTypes() throws {
    let (adBreak, warnings) = try Fixture.adBreak(
      "timeOffset='end' breakType='Linear, nonlinear,round' repeatAfter='00:00:00'"
    )
    #expect(adBreak?.breakTypes == [.linear, .nonLinear] && adBreak?.repeatAfter == nil)
    #expect(
      warnings == [
        .valueCase(found: "Linear", expected: "linear"), .droppedValue(name: "breakType", text: "round"),
        .droppedValue(name: "repeatAfter", text: "00:00:00"),
      ]
    )
  }
}
