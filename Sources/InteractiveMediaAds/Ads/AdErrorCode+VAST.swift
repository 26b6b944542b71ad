internal import VAST

extension AdErrorCode {
  /// What the app is told where the ad server is told this.
  ///
  /// Where the SDK has the same number it stands for the same; every other value of the specification goes to the
  /// value that covers it.
  init(_ code: VASTErrorCode) {
    switch code {
    case .xmlParsing, .schemaValidation, .unsupportedVersion:
      self = .VAST_MALFORMED_RESPONSE
    case .trafficking, .linearityMismatch, .durationMismatch, .sizeMismatch, .adCategoryRequired,
      .adCategoryBlocked, .adBreakShortened, .conditionalAdRejected:
      self = .VAST_TRAFFICKING_ERROR
    case .wrapper:
      self = .FAILED_TO_REQUEST_ADS
    case .wrapperTimeout, .inlineTimeout:
      self = .VAST_LOAD_TIMEOUT
    case .wrapperLimit:
      self = .VAST_TOO_MANY_REDIRECTS
    case .noAds:
      self = .VAST_INVALID_URL
    case .linear, .mediaPlayback:
      self = .VIDEO_PLAY_ERROR
    case .linearFileNotFound, .mezzanineRequired, .mezzanineDownloading, .mezzanineInsufficient:
      self = .VAST_ASSET_NOT_FOUND
    case .linearMediaTimeout:
      self = .VAST_MEDIA_LOAD_TIMEOUT
    case .linearMediaNotSupported, .interactiveUnitNotExecuted, .nonLinearNotSupported:
      self = .VAST_LINEAR_ASSET_MISMATCH
    case .nonLinear, .nonLinearSize, .nonLinearResource, .vpaid, .interactiveCreative,
      .verificationNotExecuted:
      self = .FAILED_LOADING_AD
    case .companion, .companionSize, .companionRequired, .companionResource, .companionNotSupported:
      self = .COMPANION_AD_LOADING_FAILED
    case .undefined:
      self = .UNKNOWN_ERROR
    }
  }
}
