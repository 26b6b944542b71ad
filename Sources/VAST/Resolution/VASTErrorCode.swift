/// What went wrong with an ad, in the numbers that error URLs get in place of `[ERRORCODE]`.
///
/// Source: VAST 4.2, VAST error codes.
public enum VASTErrorCode: Int, Sendable, Hashable, CaseIterable {
  /// The response is not XML.
  case xmlParsing = 100
  /// The response is XML, but not as the schema of VAST wants it.
  case schemaValidation = 101
  /// The version of the response is not supported.
  case unsupportedVersion = 102

  /// The ad is of a kind that the player did not expect or cannot show.
  case trafficking = 200
  /// A linear ad came where a non-linear one was expected, or the other way round.
  case linearityMismatch = 201
  /// The duration is not the expected one.
  case durationMismatch = 202
  /// The size is not the expected one.
  case sizeMismatch = 203
  /// The ad does not say what it is about, though it must (VAST 4.1).
  case adCategoryRequired = 204
  /// The ad is about something that a wrapper around it blocks (VAST 4.1).
  case adCategoryBlocked = 205
  /// The break became shorter, and the ad was not shown (VAST 4.1).
  case adBreakShortened = 206

  /// Another error with a wrapper.
  case wrapper = 300
  /// The URL of a wrapper is unavailable, with an error status as well, or did not answer in time.
  case wrapperTimeout = 301
  /// Too many wrappers, one inside the other.
  case wrapperLimit = 302
  /// The wrappers lead to a response without an ad.
  case noAds = 303
  /// The ad was not shown within the time that the player gives it.
  case inlineTimeout = 304

  /// Another error with a linear ad.
  case linear = 400
  /// There is no media file at the URL.
  case linearFileNotFound = 401
  /// The media file did not load in time.
  case linearMediaTimeout = 402
  /// None of the media files is of a kind that the player supports.
  case linearMediaNotSupported = 403
  /// The media file cannot be shown.
  case mediaPlayback = 405
  /// A mezzanine is needed, and there is none (VAST 4.0).
  case mezzanineRequired = 406
  /// The mezzanine is being loaded for the first time, so the ad is not shown yet (VAST 4.0).
  case mezzanineDownloading = 407
  /// Code in the ad decided that nothing is shown (VAST 4.0).
  case conditionalAdRejected = 408
  /// The interactive file was not run (VAST 4.1).
  case interactiveUnitNotExecuted = 409
  /// A verification was not run (VAST 4.1).
  case verificationNotExecuted = 410
  /// The mezzanine is not good enough (VAST 4.1).
  case mezzanineInsufficient = 411

  /// Another error with a non-linear ad.
  case nonLinear = 500
  /// The non-linear ad does not fit the place for it.
  case nonLinearSize = 501
  /// The resource of the non-linear ad cannot be loaded.
  case nonLinearResource = 502
  /// None of the non-linear resources is of a kind that the player supports.
  case nonLinearNotSupported = 503

  /// Another error with companions.
  case companion = 600
  /// The companion does not fit the place for it.
  case companionSize = 601
  /// A companion that must be shown cannot be.
  case companionRequired = 602
  /// The resource of the companion cannot be loaded.
  case companionResource = 603
  /// None of the companion's resources is of a kind that the player supports.
  case companionNotSupported = 604

  /// An error that no other code is for.
  case undefined = 900
  /// An error with a VPAID unit.
  case vpaid = 901
  /// An error with an interactive file (VAST 4.0).
  case interactiveCreative = 902
}
