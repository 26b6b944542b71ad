import AdMediation
import AdPlatform

/// A figure of a source that can be set to other values.
package struct SourceSetting: Hashable, Sendable {
  package enum Key: String, CaseIterable, Sendable {
    /// In seconds.
    case timeout
    /// In dollars for a thousand impressions.
    case cpm
    /// Fractions from 0 to 1.
    case fillRate, clickRate
    /// The place in the waterfall, counted from 1.
    case position
  }

  package var label: String
  package var key: Key

  package init(label: String, key: Key) {
    self.label = label
    self.key = key
  }

  /// `Premium.timeout`.
  package var name: String { "\(label).\(key.rawValue)" }

  /// The value in a waterfall, in millionths; nil if it has no such source.
  package func millionths(in configuration: StudyConfiguration) -> Int? {
    guard let index = configuration.sources.firstIndex(where: { $0.label == label }) else { return nil }
    let source = configuration.sources[index]
    return switch key {
    case .timeout: source.timeout.wholeMilliseconds * 1000
    case .cpm: source.network.cpmMicros
    case .fillRate: source.network.fillRate.billionths / 1000
    case .clickRate: source.network.clickRate.billionths / 1000
    case .position: (index + 1) * 1_000_000
    }
  }

  /// Sets the value in a waterfall that has the source.
  ///
  /// - Returns: what values may be, if this one may not; nil if it is set.
  package func set(_ millionths: Int, in configuration: inout StudyConfiguration) -> String? {
    guard let index = configuration.sources.firstIndex(where: { $0.label == label }) else { return nil }
    let number = Double(millionths) / 1_000_000
    var source = configuration.sources[index]
    switch key {
    case .timeout:
      let most = MediationLimits.maximumTimeout
      let timeout = Duration.milliseconds(millionths / 1000)
      guard millionths.isMultiple(of: 1000), timeout > .zero, timeout <= most else {
        return "timeouts are seconds from 0.001 to \(Int(most.timeInterval)), in whole milliseconds"
      }
      source.timeout = timeout
    case .cpm:
      guard 0...StudyLimits.maximumCPM ~= number else {
        return "prices are dollars per 1,000 impressions, 0 to \(Int(StudyLimits.maximumCPM))"
      }
      source.network.cpmMicros = millionths
    case .fillRate:
      let errors = source.network.failures.reduce(0) { $0 + $1.rate.billionths }
      guard let rate = Share(number), rate.billionths + errors <= Share.whole else {
        return "fill rates are from 0 to 1, and with the rates of the source's errors at most 1"
      }
      source.network.fillRate = rate
    case .clickRate:
      guard let rate = Share(number) else { return "click rates are from 0 to 1" }
      source.network.clickRate = rate
    case .position:
      let count = configuration.sources.count
      guard millionths.isMultiple(of: 1_000_000), 1...count ~= millionths / 1_000_000 else {
        return "positions are whole numbers from 1 to \(count), the number of sources"
      }
      configuration.sources.remove(at: index)
      configuration.sources.insert(source, at: millionths / 1_000_000 - 1)
      return nil
    }
    configuration.sources[index] = source
    return nil
  }
}
