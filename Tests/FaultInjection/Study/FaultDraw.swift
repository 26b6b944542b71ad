package import WaterfallStudy

/// Draws for a script, and counts the faults that it gives.
package struct FaultDraw<Fault: FaultName> {
  /// What may go wrong, in an order of its own: that of a set is another one in each process.
  package let faults: [Fault]
  /// How often each fault was given.
  package private(set) var given: [Fault: Int] = [:]
  private var generator: SeededGenerator

  /// The draws of one request.
  package init(_ generator: SeededGenerator, faults: Set<Fault>) {
    self.generator = generator
    self.faults = Fault.allCases.filter(faults.contains)
  }

  /// A whole number from 0 up to `bound`, which is not reached.
  package mutating func number(_ bound: Int) -> Int { Int(generator.draw(below: UInt64(bound))) }

  /// One of these.
  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

  /// Whether a fault is given this time, which is so once in `chances` times if it may be; counts it.
  package mutating func gives(_ fault: Fault, onceIn chances: Int) -> Bool {
    guard faults.contains(fault), number(chances) == 0 else { return false }
    count(fault)
    return true
  }

  /// Counts a fault that is given.
  package mutating func count(_ fault: Fault) { given[fault, default: 0] += 1 }
}
