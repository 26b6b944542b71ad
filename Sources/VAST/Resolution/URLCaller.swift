import AdPlatform
import Foundation

/// Expands macros and calls URLs.
@MainActor
final class URLCaller {
  let platform: Platform
  let macros: @MainActor () -> MacroValues
  private var calls = 0

  init(platform: Platform, macros: @escaping @MainActor () -> MacroValues) {
    self.platform = platform
    self.macros = macros
  }

  /// The URL of an ad tag at this moment.
  func url(_ tag: URLTemplate, blockedCategories: [String] = []) -> URL? {
    var values = macros()
    if !blockedCategories.isEmpty {
      values.blockedAdCategories = ((values.blockedAdCategories ?? []) + blockedCategories).unique
    }
    return tag.expanded(with: withCacheBusting(values), in: .adTag)
  }

  /// Calls URLs. The answers are ignored.
  func call(_ urls: [URLTemplate], _ values: MacroValues, in place: Macro.Place? = nil) {
    for template in urls {
      guard let url = template.expanded(with: withCacheBusting(values), in: place) else { continue }
      var request = HTTPRequest(url: url, maximumBytes: Self.mostBytes)
      request.isBeacon = true
      platform.httpClient.send(request) { _ in }
    }
  }

  /// The answer to such a call is a picture of one pixel, or nothing.
  private static let mostBytes = 64 << 10

  /// A new number for each URL, if the values have none: from the time of the call, if that is known, and the count
  /// of calls, so that the same run gives the same numbers.
  private func withCacheBusting(_ values: MacroValues) -> MacroValues {
    guard values.cacheBusting == nil else { return values }
    calls += 1
    var values = values
    let milliseconds = values.timestamp.map {
      Duration(timeInterval: $0.timeIntervalSinceReferenceDate).milliseconds
    }
    let seed = UInt64(bitPattern: Int64(milliseconds ?? 0)) &+ UInt64(calls)
    // One step of SplitMix64, which spreads neighbouring seeds.
    var mixed = seed &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    values.cacheBusting = Int(mixed % 90_000_000) + 10_000_000
    return values
  }
}
