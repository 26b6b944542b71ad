import AdMediation
import Foundation
import Simulation
import Testing

@Suite("A part of a study with faults")
struct FaultPartTests {
  private func part(
    _ range: Range<Int>,
    machine: FaultedMachine = .adsManager,
    seed: Int = 1,
    total: Int = 10,
    names: [String] = ["stalls", "skips"]
  ) -> FaultPart {
    var report = FaultReport()
    report.requests = range.count
    report.events = 3 * range.count
    report.faults = ["skips": range.count]
    return FaultPart(
      machine: machine,
      seed: seed,
      totalRequests: total,
      range: range,
      faults: StudyFaults(names: names, report: report)
    )
  }

  private func study(_ range: Range<Int>, names: [String]?) -> StudyPart {
    var result = StudyResult(sourceCount: 3)
    result.requests = range.count
    var report = FaultReport()
    report.requests = range.count
    return StudyPart(
      configuration: SampleStudy.configuration,
      seed: 1,
      totalRequests: 10,
      range: range,
      result: result,
      faults: names.map { StudyFaults(names: $0, report: report) }
    )
  }

  @Test("adds up to the whole, in any order")
  func merging() throws {
    var sum = part(4..<10)
    #expect(sum.missing == [0..<4])
    try sum.merge(part(0..<4))
    #expect(sum == part(0..<10))
    #expect(sum.missing == [])
  }

  @Test("does not add up with parts of another study")
  func refusals() {
    func error(_ other: FaultPart) -> StudyPart.MergeError? {
      var sum = part(0..<4)
      do throws(StudyPart.MergeError) {
        try sum.merge(other)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(part(4..<10, machine: .schedule)) == .otherMachine("ads-manager", "schedule"))
    #expect(error(part(4..<10, seed: 2)) == .otherSeed(1, 2))
    #expect(error(part(4..<10, total: 12)) == .otherCount(10, 12))
    #expect(error(part(4..<10, names: ["skips"])) == .otherFaults(["skips", "stalls"], ["skips"]))
    #expect(error(part(3..<10)) == .twice(3..<4))
    #expect(error(part(4..<10)) == nil)
  }

  @Test("of a waterfall adds up with the same faults only")
  func waterfall() throws {
    var sum = study(0..<4, names: ["late"])
    try sum.merge(study(4..<10, names: ["late"]))
    #expect(sum == study(0..<10, names: ["late"]))
    var plain = study(0..<4, names: nil)
    #expect(throws: StudyPart.MergeError.otherFaults([], ["late"])) {
      try plain.merge(study(4..<10, names: ["late"]))
    }
  }

  @Test("is read as it was written, and not where the numbers do not add up")
  func documents() throws {
    let part = part(2..<5)
    let json = try JSONEncoder().encode(part)
    #expect(try FaultPart(json: json) == part)
    let wrong = String(decoding: json, as: UTF8.self).replacing("[2,5]", with: "[2,6]")
    #expect(throws: ConfigurationError.self) { try FaultPart(json: Data(wrong.utf8)) }
    let study = study(0..<10, names: ["late"])
    let document = try JSONEncoder().encode(study)
    #expect(try StudyPart(json: document) == study)
    let fewer = String(decoding: document, as: UTF8.self)
      .replacing("\"requests\":10", with: "\"requests\":9", maxReplacements: 1)
    #expect(throws: ConfigurationError.self) { try StudyPart(json: Data(fewer.utf8)) }
  }
}
