import AdMediation
import SampleSDK

extension SampleAdRequest {
  /// Takes over what the mediation SDK says about every load.
  func apply(_ adConfiguration: MediationAdConfiguration) {
    testMode = adConfiguration.isTestRequest
    isChildDirected = adConfiguration.childDirectedTreatment?.boolValue
    isUnderAgeOfConsent = adConfiguration.underAgeOfConsent?.boolValue
    bidResponse = adConfiguration.bidResponse
    watermark = adConfiguration.watermark
    if let extras = adConfiguration.extras as? SampleMediationExtras {
      keywords = extras.keywords
      shouldStartVideosMuted = extras.shouldStartVideosMuted
    }
  }
}

extension MediationCredentials {
  /// The ad unit ID at the sample network.
  var sampleAdUnitID: String? { settings[SampleMediationConstants.adUnitIDKey] as? String }
}
