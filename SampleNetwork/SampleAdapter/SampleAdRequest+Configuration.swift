import AdMediation
import SampleSDK

extension SampleAdRequest {
  /// Takes over what the mediation SDK says about every load.
  func apply(_ adConfiguration: MediationAdConfiguration) {
    apply(MobileAds.shared.requestConfiguration)
    testMode = adConfiguration.isTestRequest
    bidResponse = adConfiguration.bidResponse
    watermark = adConfiguration.watermark
    if let extras = adConfiguration.extras as? SampleMediationExtras {
      keywords = extras.keywords
      shouldStartVideosMuted = extras.shouldStartVideosMuted
    }
  }
}

extension SampleAdRequest {
  /// Takes over how the publisher wants users treated.
  func apply(_ requestConfiguration: RequestConfiguration) {
    isChildDirected = requestConfiguration.tagForChildDirectedTreatment?.boolValue
    isUnderAgeOfConsent = requestConfiguration.tagForUnderAgeOfConsent?.boolValue
  }
}

extension MediationCredentials {
  /// The ad unit ID at the sample network.
  var sampleAdUnitID: String? { settings[SampleMediationConstants.adUnitIDKey] as? String }
}
