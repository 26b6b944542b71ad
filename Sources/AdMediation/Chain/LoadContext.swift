import Foundation
import HeadlessUIKit

/// What one request asks for, and of which sources.
struct LoadContext {
  let adUnitID: String
  let format: AdFormat
  let request: Request
  /// Distinguishes the response from the others of the same host.
  let responseIdentifier: String
  /// What custom events are asked for, in their request and, as values of any type, beside it.
  var adTypes: [AdLoaderAdType] = []
  var anyAdTypes: [Any] = []
  var options: [AdLoaderOptions] = []
  var adSize = AdSizeInvalid

  let sources: [MediationConfiguration.Source]

  subscript(source: SourceIndex) -> MediationConfiguration.Source { _read { yield sources[source.rawValue] } }

  /// The sources that bid, and the classes of their adapters.
  var bidders: [BidRequest.ID: String] {
    let bidders = sources.enumerated().filter { $0.element.kind == .bidding }
    return Dictionary(
      uniqueKeysWithValues: bidders.map { (BidRequest.ID(SourceIndex($0.offset)), $0.element.className) }
    )
  }
}
