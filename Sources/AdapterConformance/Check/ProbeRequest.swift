import AdMediation
import Foundation

/// A request for an ad, as failures describe it. It does not keep the ad.
@MainActor
final class ProbeRequest {
  let format: AdFormat
  let log: AdEventLog
  /// The class of the ad that the adapter delivered; nil if it delivered none.
  private(set) var adClass: String?

  init(_ format: AdFormat, log: AdEventLog) {
    self.format = format
    self.log = log
  }

  /// Records the ad that the adapter delivered.
  func deliver(_ ad: (any NSObjectProtocol)?) {
    guard let ad else { return }
    adClass = String(reflecting: type(of: ad))
  }
}
