import AdPlatform
public import Foundation

/// Why a request ended without an ad.
///
/// Domain and codes are those of the Mobile Ads SDK (`GADErrorDomain`, `GADErrorCode`).
public struct RequestError: Error, Sendable {
  /// The codes of the Mobile Ads SDK that this host uses, and two of its own.
  public enum Code: Int, Sendable, CaseIterable {
    /// The request itself is wrong.
    case invalidRequest = 0
    /// No source had an ad.
    case noFill = 1
    /// The network could not be reached.
    case networkError = 2
    /// A source did not answer in time.
    case timeout = 5
    /// The configuration names something that cannot be used.
    case mediationDataError = 7
    /// An adapter failed.
    case mediationAdapterError = 8
    /// Something is wrong inside the host.
    case internalError = 11
    /// An argument is wrong.
    case invalidArgument = 12
    /// The publisher cancelled. Ours: the original cannot be cancelled.
    case cancelled = 1000
    /// The loader is still busy with an earlier request. Ours.
    case loadInProgress = 1001
  }

  /// What kind of error it is.
  public let code: Code
  /// What was wrong and what to do next.
  public let message: String
  /// What became of each source, if the request got so far.
  public let responseInfo: ResponseInfo?

  init(_ code: Code, _ message: String, responseInfo: ResponseInfo? = nil) {
    self.code = code
    self.message = message
    self.responseInfo = responseInfo
  }
}

extension RequestError: LocalizedError, CustomNSError, CustomStringConvertible {
  /// The domain of the Mobile Ads SDK.
  public static let errorDomain = "com.google.admob"
  /// The key under which ``errorUserInfo`` has the ``ResponseInfo``.
  public static let responseInfoKey = "gad_response_info"

  /// The number of ``code``.
  public var errorCode: Int { code.rawValue }
  /// The message, and the response under ``responseInfoKey``.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message]
    info[Self.responseInfoKey] = responseInfo
    return info
  }
  /// The same as ``message``.
  public var errorDescription: String? { message }
  /// The same as ``message``.
  public var description: String { message }
}

extension RequestError {
  static func noFill(adUnitID: String, responseInfo: ResponseInfo) -> RequestError {
    let count = responseInfo.adNetworkInfoArray.count
    let sources = count == 1 ? "the only source" : "none of the \(count) sources"
    return RequestError(
      .noFill,
      "No fill: \(sources) of \"\(adUnitID.printable())\" had \(count == 1 ? "no" : "an") ad. "
        + "responseInfo says why, source by source.",
      responseInfo: responseInfo
    )
  }

  static func timeout(after duration: Duration) -> RequestError {
    RequestError(
      .timeout,
      "No answer in \(duration.inMilliseconds). If the network is only slow, increase the source's timeout;"
        + " if it never answers, fix the adapter or its network."
    )
  }

  static let setUpTimeout = RequestError(
    .timeout,
    "The adapter's set-up did not end in \(MediationLimits.setUpTime.inMilliseconds). "
      + "Call the completion handler of setUp(with:completionHandler:) in every case."
  )

  static let signalTimeout = RequestError(
    .timeout,
    "No signals in \(MediationLimits.signalTime.inMilliseconds). "
      + "Call the completion handler of collectSignals(for:completionHandler:) in every case."
  )

  static let bidTimeout = RequestError(
    .timeout,
    "The exchange did not answer in \(MediationLimits.bidTime.inMilliseconds)."
  )

  static let noSignals = RequestError(
    .mediationAdapterError,
    "The adapter gave neither signals nor an error. Give one of them to the completion handler."
  )

  static let noBid = RequestError(.noFill, "The bidder did not bid.")

  static let noExchange = RequestError(
    .mediationDataError,
    "The ad unit has a bidder, and the host has no exchange. Set MediationHost.bidExchange."
  )

  static let neitherAdNorError = RequestError(
    .mediationAdapterError,
    "The adapter answered with neither an ad nor an error. Give one of them to the completion handler."
  )

  static func notABidder(_ className: String) -> RequestError {
    RequestError(
      .mediationDataError,
      "The class \"\(className.printable())\" does not bid. "
        + "Make it conform to RTBAdapter, or let the source's kind be waterfall."
    )
  }

  static func foreignBid(for className: String, from other: String) -> RequestError {
    RequestError(
      .mediationDataError,
      "The bid response is for \"\(other.printable())\", and this source is \"\(className.printable())\". "
        + "Let the exchange answer each bidder with its own bid."
    )
  }

  static func wrongFormat(_ adUnitID: String, is format: AdFormat, asked: AdFormat) -> RequestError {
    RequestError(
      .invalidRequest,
      "The ad unit \"\(adUnitID.printable())\" has \(format.name) ads, and \(asked.name) was asked for. "
        + "Load it with the class for its format, or correct the format in the configuration."
    )
  }

  static let cancelled = RequestError(.cancelled, "The request was cancelled.")

  static let loadInProgress = RequestError(
    .loadInProgress,
    "This loader is still loading. Wait for the outcome, cancel it, or use another loader."
  )

  static func unknownAdUnit(_ adUnitID: String, nearest: [String]) -> RequestError {
    let hint = nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?"
    return RequestError(
      .invalidArgument,
      "There is no ad unit \"\(adUnitID.printable())\" in the configuration.\(hint)"
    )
  }

  static let noAdUnit = RequestError(
    .invalidRequest,
    "The banner view has no ad unit. Set adUnitID before you load."
  )

  static func invalidAdSize(_ adSize: AdSize) -> RequestError {
    RequestError(
      .invalidRequest,
      "\(adSize.size.width) × \(adSize.size.height) is not a banner size. Use AdSizeBanner or another valid size."
    )
  }

  static let noKnownAdType = RequestError(
    .invalidRequest,
    "No ad type that this host knows was asked for. Pass [.native] as adTypes."
  )
}
