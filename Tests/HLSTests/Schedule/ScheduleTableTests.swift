import Foundation
import HLS
import Testing

/// The schedule as a value: what is in it, and where that stands on the three timelines.
@Suite("An interstitial schedule on three timelines")
struct ScheduleTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let events: [InterstitialEvent]
    var on = film
    /// Slots as `name start+duration>resumption playout/integrated`, then dropped events as `-name reason`.
    let plan: String
    var testDescription: String { rule }
  }

  static let plans: [Case] = [
    Case(rule: "nothing", events: [], plan: ""),
    Case(
      rule: "by time, then in order",
      events: [ad("b", at: 20, [5]), ad("c", at: 10, [5]), ad("a", at: 10, [3])],
      plan: "c 10+5>10 10/10 a 10+3>10 15/10 b 20+5>20 28/20"
    ),
    Case(
      rule: "an event that fills time takes it on the integrated timeline",
      events: [ad("a", at: 10, [5], occupies: .fill), ad("b", at: 20, [5])],
      plan: "a 10+5>10 10/10 b 20+5>20 25/25"
    ),
    Case(
      rule: "resume offsets add up, and drop what lies inside",
      events: [
        ad("a", at: 10, [5], resume: offset(3)), ad("b", at: 10, [5], resume: offset(4)), ad("c", at: 16),
        ad("d", at: 17),
      ],
      plan: "a 10+5>17 10/10 b 10+5>17 15/10 d 17+10>17 20/10 -c insideSkippedRange(b)"
    ),
    Case(
      rule: "absent: the duration, or the limit",
      events: [
        ad("a", at: 10, [5, 4], resume: .duration), ad("b", at: 50, [5, 4], resume: .duration, limit: 7),
      ],
      plan: "a 10+9>19 10/10 b 50+7>57 50/41"
    ),
    Case(
      rule: "an unknown length: what is planned, else the limit, else what is known",
      events: [
        planned(ad("a", at: 10, [nil], resume: .duration, limit: 20), 8), ad("b", at: 40, [nil], limit: 20),
        ad("c", at: 50, [3, nil]), planned(ad("d", at: 60, [5]), 9),
        planned(ad("e", at: 70, [nil], limit: 4), 9),
      ],
      plan: "a 10+8>18 10/10 b 40+20>40 40/32 c 50+3>50 70/42 d 60+5>60 83/52 e 70+4>70 98/62"
    ),
    Case(
      rule: "a negative offset shows content again",
      events: [ad("a", at: 10, [5], resume: offset(-4)), ad("b", at: 20, [1])],
      plan: "a 10+5>6 10/10 b 20+1>20 29/24"
    ),
    Case(
      rule: "and what plays in it",
      events: [ad("a", at: 10, [5], resume: offset(-4)), ad("b", at: 8, [2]), ad("c", at: 20, [1])],
      plan: "b 8+2>8 8/8 a 10+5>6 12/10 c 20+1>20 33/24"
    ),
    Case(
      rule: "join events before, leave events after",
      events: [
        ad("z", at: 5, [2], cue: .leave), ad("a", at: 50, [3], resume: offset(9), cue: .join),
        ad("b", at: 10, [1]),
      ],
      plan: "a 0+3>9 0/0 b 10+1>10 13/10 z 100+2>100 104/100"
    ),
    Case(
      rule: "before the window, after the end, twice, without an end",
      events: [ad("a", at: -1), ad("b", at: 101), ad("c", at: 5), ad("c", at: 100, [1])],
      plan: "c 100+1>100 100/100 -a beforeWindow -b afterEnd -c replaced"
    ),
    Case(
      rule: "a live window",
      events: [
        dated("a", 39), dated("b", 40, [5]), dated("c", 100, [1]), dated("d", 101), ad("z", cue: .leave),
      ],
      on: live(to: 100),
      plan: "b 40+5>45 40/40 c 100+1>101 100/95 -a beforeWindow -d notInWindowYet -z endUnknown"
    ),
    Case(
      rule: "no dates",
      events: [dated("a", 5)],
      on: PrimaryTimeline(end: .seconds(9)),
      plan: "-a contentHasNoDates"
    ),
    Case(
      rule: "snapping: the start, ends that are equally near, and the resumption",
      events: [
        snapping(ad("a", at: 8), start: true), snapping(ad("b", at: 15), start: true),
        snapping(ad("c", at: 34, [1], resume: offset(4)), resumption: true),
        snapping(ad("d", at: 52, [1], resume: offset(1)), resumption: true),
        snapping(ad("e", at: 99, [1]), start: true),
      ],
      on: PrimaryTimeline(
        end: .seconds(100),
        segmentBoundaries: stride(from: 0, through: 90, by: 6).map { .seconds($0) }
      ),
      plan: "a 6+10>6 6/6 b 12+10>12 22/12 c 34+1>36 54/34 d 52+1>54 71/50 e 99+1>99 117/95"
    ),
  ]

  static func planned(_ event: InterstitialEvent, _ seconds: Double) -> InterstitialEvent {
    var event = event
    event.plannedDuration = .seconds(seconds)
    return event
  }

  static func snapping(_ event: InterstitialEvent, start: Bool = false, resumption: Bool = false)
    -> InterstitialEvent
  {
    var event = event
    event.snapsStart = start
    event.snapsResumption = resumption
    return event
  }

  @Test("plans", arguments: plans)
  func holds(_ item: Case) {
    let schedule = InterstitialSchedule(events: item.events, primary: item.on)
    let slots = schedule.slots.map {
      "\($0.event.id) \(text($0.start))+\(text($0.duration))>\(text($0.resumesAt)) "
        + "\(text($0.playoutStart))/\(text($0.integratedStart))"
    }
    let dropped = schedule.dropped.map {
      if case .insideSkippedRange(let id) = $0.reason { return "-\($0.event.id) insideSkippedRange(\(id))" }
      return "-\($0.event.id) \($0.reason)"
    }
    #expect((slots + dropped).joined(separator: " ") == item.plan)
  }

  @Test("an event that plays once is dropped once it has begun")
  func once() {
    let schedule = InterstitialSchedule(
      events: [ad("a", at: 5, once: true), ad("b", at: 5)],
      primary: film,
      playedOnce: ["a", "b"]
    )
    #expect(schedule.slots.map(\.event.id) == ["b"])
    #expect(schedule.dropped.map(\.reason) == [.alreadyPlayed])
  }

  /// `a` replaces 10…15 by eight seconds, `b` fills five seconds at 30, `c` goes back from 50 to 45, `d` plays at 47.
  static let mixed = InterstitialSchedule(
    events: [
      ad("a", at: 10, [8], resume: offset(5)), ad("b", at: 30, [5], occupies: .fill),
      ad("c", at: 50, [3], resume: offset(-5)), ad("d", at: 47, [1]),
    ],
    primary: film
  )

  @Test(
    "conversions",
    arguments: [
      // primary, playout, integrated
      (0, 0, 0), (9, 9, 9), (10, 10, 10), (15, 18, 10), (29, 32, 24), (30, 33, 25), (31, 39, 31),
      (47, 55, 47),
      (49, 58, 49), (50, 59, 50), (51, 69, 56), (100, 118, 105),
    ]
  )
  func converts(_ primary: Int, _ playout: Int, _ integrated: Int) {
    let time = Duration.seconds(primary)
    #expect(Self.mixed.playout(ofPrimary: time) == .seconds(playout))
    #expect(Self.mixed.integrated(ofPrimary: time) == .seconds(integrated))
    #expect(Self.mixed.primary(ofPlayout: .seconds(playout)) == time)
  }

  @Test("what is shown at times of the playout timeline")
  func positions() {
    func shown(_ seconds: Double) -> String {
      let position = Self.mixed.position(atPlayout: .seconds(seconds))
      let again = position.replayedUntil.map { " again until \(text($0))" } ?? ""
      return switch position.place {
      case .content: text(position.primary) + again
      case .interstitial(let id, let offset): "\(id)+\(text(offset)) at \(text(position.primary))" + again
      }
    }
    #expect(shown(10) == "a+0 at 10")
    #expect(shown(17.5) == "a+7.5 at 10")
    #expect(shown(18) == "15")
    #expect(shown(61) == "c+2 at 50")
    #expect(shown(62) == "45 again until 50")
    #expect(shown(64) == "d+0 at 47 again until 50")
    #expect(shown(65) == "47 again until 50")
    #expect(shown(67.5) == "49.5 again until 50")
    #expect(shown(68) == "50")
    #expect(shown(-5) == "0")
    #expect(shown(1_000) == "100")
    #expect(Self.mixed.playoutEnd == .seconds(118))
    #expect(Self.mixed.integratedEnd == .seconds(105))
  }

  @Test("replaced content maps to what replaces it, or to its end")
  func replacedContent() {
    #expect(Self.mixed.playout(ofPrimary: .seconds(12)) == .seconds(12))
    let short = InterstitialSchedule(events: [ad("a", at: 10, [2], resume: offset(5))], primary: film)
    #expect(short.position(atPrimary: .seconds(11)).place == .interstitial(id: "a", offset: .seconds(1)))
    #expect(short.playout(ofPrimary: .seconds(14)) == .seconds(12))
    let unknown = InterstitialSchedule(events: [ad("a", at: 10, [nil], resume: offset(5))], primary: film)
    #expect(unknown.primary(ofPlayout: unknown.playout(ofPrimary: .seconds(12))) == .seconds(15))
  }

  @Test("dates map by anchors; a gap maps to where the dates jump, a date that comes twice to its first time")
  func dates() {
    let timeline = PrimaryTimeline(
      end: .seconds(300),
      dateAnchors: [
        .init(time: .seconds(200), date: noon.addingTimeInterval(120)),
        .init(time: .seconds(0), date: noon),
        .init(time: .seconds(100), date: noon.addingTimeInterval(1_000)),
      ]
    )
    func time(_ seconds: Double) -> Duration? { timeline.time(of: noon.addingTimeInterval(seconds)) }
    #expect(time(-10) == .seconds(-10))
    #expect(time(50.125) == .milliseconds(50_125))
    #expect(time(500) == .seconds(100))
    #expect(time(1_030) == .seconds(130))
    #expect(time(2_000) == .seconds(200))
    #expect(time(90) == .seconds(90))
    #expect(timeline.date(at: .seconds(130)) == noon.addingTimeInterval(1_030))
    #expect(timeline.date(at: .seconds(250)) == noon.addingTimeInterval(170))
    #expect(timeline.date(at: .seconds(-1)) == noon.addingTimeInterval(-1))
    #expect(PrimaryTimeline().date(at: .zero) == nil)
  }
}
