import Foundation
import Testing

@testable import InteractiveMediaAds

@Suite("Breaks by the clock")
struct AdBreakScheduleTests {
  /// 2026-01-01T00:00:00Z; its minute is 29,453,760.
  private let midnight = Date(timeIntervalSince1970: 1_767_225_600)

  private func minutes(_ length: Int = 10) throws -> AdBreakSchedule {
    try AdBreakSchedule(every: .seconds(60), length: .seconds(length))
  }

  @Test(
    "takes the next minute, or the one after if that is less than 30 seconds away",
    arguments: [
      (0.0, 60), (1, 60), (29, 60), (30, 60), (30.9, 60), (31, 120), (45, 120), (59.99, 120), (60, 120),
      (90, 120),
      (91, 180),
    ]
  )
  func next(_ seconds: Double, _ expected: Double) throws {
    let next = try minutes().nextBreak(after: midnight + seconds)
    #expect(next.date == midnight + expected)
    #expect(next.identifier == .adBreak("mid-roll-\(29_453_760 + Int(expected) / 60)"))
    #expect(next.length == .seconds(10))
  }

  @Test(
    "numbers breaks that do not begin with minutes one by one",
    arguments: [(10, 176_722_560), (90, 19_635_840), (120, 29_453_760)]
  )
  func numbers(_ interval: Int, _ first: Int) throws {
    let schedule = try AdBreakSchedule(every: .seconds(interval), length: .seconds(5))
    let names = schedule.breaks(from: midnight, to: midnight + Double(interval)).map(\.identifier)
    let second = first + (interval == 120 ? 2 : 1)
    #expect(names == [.adBreak("mid-roll-\(first)"), .adBreak("mid-roll-\(second)")])
  }

  @Test("agrees with the source document where that does not push the break")
  func document() throws {
    for second in 0..<600 {
      let now = 1_767_225_600 + second
      let wait = 60 - now % 60
      let next = try minutes().nextBreak(after: Date(timeIntervalSince1970: TimeInterval(now)))
      if wait >= 30 {
        #expect(next.date.timeIntervalSince1970 == TimeInterval(now + wait))
        #expect(next.identifier == .adBreak("mid-roll-\(now / 60 + 1)"))
      } else {
        // The document waits as long, and asks with the name of the minute before.
        #expect(next.date.timeIntervalSince1970 == TimeInterval(now + wait + 60))
        #expect(next.identifier == .adBreak("mid-roll-\(now / 60 + 2)"))
      }
    }
  }

  @Test("gives every viewer the same identifier for the same break", arguments: [60, 90, 7, 3600, 1])
  func sameForAll(_ interval: Int) throws {
    var identifiers: [Date: Set<PodIdentifier>] = [:]
    for lead in [0, 5, 30, 100] {
      let schedule = try AdBreakSchedule(
        every: .seconds(interval),
        length: .milliseconds(500),
        leadTime: .seconds(lead)
      )
      for second in 0..<400 {
        let now = midnight + Double(second) + 0.25
        let next = schedule.nextBreak(after: now)
        #expect(next.date > now)
        #expect(next.date.timeIntervalSince(midnight + Double(second)) >= Double(lead))
        #expect(Int(next.date.timeIntervalSince1970) % interval == 0)
        identifiers[next.date, default: []].insert(next.identifier)
      }
    }
    #expect(identifiers.values.allSatisfy { $0.count == 1 })
    #expect(Set(identifiers.values.compactMap(\.first)).count == identifiers.count, "one break, one name")
  }

  @Test("counts intervals in the names of breaks that begin within minutes")
  func intervals() throws {
    let schedule = try AdBreakSchedule(
      every: .seconds(90),
      length: .seconds(10),
      leadTime: .zero,
      name: "break"
    )
    let names = schedule.breaks(from: midnight, to: midnight + 270).map(\.identifier)
    #expect(
      names == [
        .adBreak("break-19635840"), .adBreak("break-19635841"), .adBreak("break-19635842"),
        .adBreak("break-19635843"),
      ]
    )
    for name in names { #expect(try PodIdentifier(parsing: name.description) == name) }
  }

  @Test("lists the breaks of a range, both ends included")
  func range() throws {
    let schedule = try minutes()
    func list(_ start: Double, _ end: Double) -> [TimeInterval] {
      schedule.breaks(from: midnight + start, to: midnight + end).map { $0.date.timeIntervalSince(midnight) }
    }
    #expect(list(0, 180) == [0, 60, 120, 180])
    #expect(list(0.5, 179.5) == [60, 120])
    #expect(list(60, 60) == [60])
    #expect(list(61, 119) == [])
    #expect(list(180, 0) == [])
    #expect(schedule.breaks(from: midnight, to: .distantFuture).count == AdBreakSchedule.maximumBreaks)
    let end = Date(timeIntervalSince1970: 253_402_300_800)
    #expect(schedule.breaks(from: end - 120, to: end + 1e9).map(\.date) == [end - 120, end - 60])
  }

  @Test(
    "ends with dates that no player reaches",
    arguments: [-.infinity, -1e300, -1, .nan, 1e300, .infinity]
  )
  func absurdDates(_ seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let next = try minutes().nextBreak(after: date)
    #expect(next.date.timeIntervalSince1970 >= 60 && next.date.timeIntervalSince1970 <= 253_402_300_920)
    // The dates are kept out of the expectation: those that are not finite cannot be printed.
    let isEmpty = try minutes().breaks(from: date, to: date).isEmpty
    #expect(isEmpty)
  }

  @Test("refuses breaks that overlap, never come, or have no name")
  func refusals() {
    func schedule(
      _ interval: Duration = .seconds(60),
      _ length: Duration = .seconds(10),
      lead: Duration = .zero,
      name: String = "x"
    ) throws(AdBreakScheduleError) {
      _ = try AdBreakSchedule(every: interval, length: length, leadTime: lead, name: name)
    }
    for interval in [Duration.zero, .seconds(-1), .milliseconds(1500), .seconds(86_401), .seconds(Int64.max)]
    {
      #expect(throws: AdBreakScheduleError.interval(interval)) { try schedule(interval, .milliseconds(1)) }
    }
    for length in [Duration.zero, .seconds(-1), .seconds(60), .seconds(61)] {
      #expect(throws: AdBreakScheduleError.length(length, interval: .seconds(60))) {
        try schedule(.seconds(60), length)
      }
    }
    #expect(throws: AdBreakScheduleError.leadTime(.seconds(-1))) { try schedule(lead: .seconds(-1)) }
    #expect(throws: AdBreakScheduleError.leadTime(.seconds(86_401))) { try schedule(lead: .seconds(86_401)) }
    #expect(throws: AdBreakScheduleError.name("", .empty)) { try schedule(name: "") }
    #expect(throws: AdBreakScheduleError.name("/../", .slash)) { try schedule(name: "/../") }
    #expect(throws: AdBreakScheduleError.self) { try schedule(name: String(repeating: "x", count: 250)) }
    for error in [AdBreakScheduleError.interval(.zero), .name("a\nb", .slash)] {
      #expect(!error.description.contains("\n") && error.description.hasSuffix("."))
      #expect(error.localizedDescription == error.description)
    }
  }
}
