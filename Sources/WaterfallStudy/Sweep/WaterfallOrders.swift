/// The orders of the sources of a waterfall.
package enum WaterfallOrders {
  /// Six sources have 720 orders; seven have 5,040, more than are tried one by one.
  package static let mostForAll = 6

  /// All orders, the given one first.
  package static func all(of configuration: StudyConfiguration) -> [StudyConfiguration] {
    orders(configuration.sources[...]).map { configuration.with($0) }
  }

  private static func orders(_ sources: ArraySlice<StudyConfiguration.Source>) -> [[StudyConfiguration
    .Source]]
  {
    guard !sources.isEmpty else { return [[]] }
    return sources.indices.flatMap { index in
      var rest = sources
      let first = rest.remove(at: index)
      return orders(ArraySlice(rest)).map { [first] + $0 }
    }
  }

  /// Where a search begins: the given order, the best price first, the highest fill rate first.
  package static func starts(of configuration: StudyConfiguration) -> [StudyConfiguration] {
    let sources = configuration.sources
    return [
      configuration, configuration.with(sources.stablySorted { $0.network.cpmMicros > $1.network.cpmMicros }),
      configuration.with(sources.stablySorted { $0.network.fillRate > $1.network.fillRate }),
    ]
  }

  /// The orders in which two neighbours have changed places.
  package static func neighbours(of configuration: StudyConfiguration) -> [StudyConfiguration] {
    configuration.sources.indices.dropFirst().map { index in
      var other = configuration
      other.sources.swapAt(index - 1, index)
      return other
    }
  }
}

extension StudyConfiguration {
  fileprivate func with(_ sources: [Source]) -> StudyConfiguration {
    var other = self
    other.sources = sources
    return other
  }
}

extension Array {
  /// Sorted; equal elements stay in order.
  fileprivate func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      areInOrder($0.element, $1.element)
        || !areInOrder($1.element, $0.element) && $0.offset < $1.offset
    }
    .map(\.element)
  }
}
