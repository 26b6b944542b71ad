import Foundation
import HeadlessUIKit

extension AdLoad {
  /// What the adapters of this request are given.
  struct Question {
    var adUnitID: String
    var format: AdFormat
    var sources: [MediationConfiguration.Source]
    var request: Request
    /// ``AdLoaderAdType`` values, as custom events get them.
    var adTypes: [Any] = []
    var options: [AdLoaderOptions] = []
    var adSize = AdSizeInvalid
    /// Given up when the request ends: it usually holds the ad, and so this.
    var rootViewController: UIViewController?
    var responseIdentifier: String

    /// What a mediation adapter is given, whatever the format.
    @MainActor
    func parts(
      for place: SourceRanking.Place,
      extras: (any AdNetworkExtras.Type)?
    ) -> MediationAdConfiguration.Parts {
      MediationAdConfiguration.Parts(
        bidResponse: place.bid?.response,
        watermark: place.bid?.watermark,
        credentials: sources[place.source].credentials(for: format),
        extras: extras.flatMap(request.adNetworkExtras(for:)),
        isTestRequest: request.isTesting,
        rootViewController: rootViewController
      )
    }
  }
}
