/// What a machine counts beside time. Nil where it does not.
package struct Meter: Sendable {
  /// The instructions of this thread so far.
  package var instructions: (@Sendable () -> Int)?
  /// How often this thread has asked for memory so far.
  package var allocations: (@Sendable () -> Int)?
  /// The bytes that are in use now.
  package var bytesInUse: (@Sendable () -> Int)?

  /// A meter of these parts.
  package init(
    instructions: (@Sendable () -> Int)? = nil,
    allocations: (@Sendable () -> Int)? = nil,
    bytesInUse: (@Sendable () -> Int)? = nil
  ) {
    self.instructions = instructions
    self.allocations = allocations
    self.bytesInUse = bytesInUse
  }
}

/// What some work took.
struct Sample: Hashable, Sendable {
  var nanoseconds: Double
  var instructions: Double?
  var allocations: Double?

  /// The share of one of so many repetitions.
  static func / (sample: Sample, repetitions: Int) -> Sample {
    let count = Double(repetitions)
    return Sample(
      nanoseconds: sample.nanoseconds / count,
      instructions: sample.instructions.map { $0 / count },
      allocations: sample.allocations.map { $0 / count }
    )
  }
}

extension Meter {
  /// Does some work once, and says what it took.
  func measure(_ work: () throws -> Void) rethrows -> Sample {
    let allocationsBefore = allocations?()
    let instructionsBefore = instructions?()
    let time = try ContinuousClock().measure(work)
    let instructionsAfter = instructions?()
    let allocationsAfter = allocations?()
    func difference(_ before: Int?, _ after: Int?) -> Double? {
      before.flatMap { before in after.map { Double($0 - before) } }
    }
    return Sample(
      nanoseconds: time / .nanoseconds(1),
      instructions: difference(instructionsBefore, instructionsAfter),
      allocations: difference(allocationsBefore, allocationsAfter)
    )
  }
}
