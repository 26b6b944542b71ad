public import AdPlatform
public import Foundation

/// Why an ad or a response could not be had. Each says what to do next.
public struct ResolutionError: Error, Sendable, Hashable {
  /// What is wrong.
  public var kind: Kind
  /// The response that it is about: the one that was asked for, or the one that the ad stands in. `nil` if the
  /// document was given as text.
  public var url: URLTemplate?
  /// The value for `[ERRORCODE]`.
  public var code: VASTErrorCode

  /// Creates an error about a response. Its code defaults to that of the kind below a wrapper.
  public init(kind: Kind, url: URLTemplate? = nil, code: VASTErrorCode? = nil) {
    self.kind = kind
    self.url = url
    self.code = code ?? kind.code
  }

  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// No complete answer in time.
    case timeout
    /// An answer with a status outside 200…299.
    case badStatus(Int)
    /// No answer, and why.
    case unreachable(String)
    /// The URL is none of `http` or `https` once its macros are expanded.
    case badURL
    /// An answer that is not the document it should be.
    case unreadable(VASTError)
    /// An answer without a document.
    case emptyResponse
    /// A document without ads.
    case noAds
    /// A VMAP playlist where a VAST response is needed.
    case notVAST
    /// Ads in a form that is not read: `CustomAdData` of this type.
    case customAdData(String?)
    /// More wrappers in a row than allowed.
    case tooManyRedirects(Int)
    /// A wrapper that does not say where its response is.
    case missingAdTag
    /// A wrapper leads back to a response that it stands in.
    case loop
    /// A wrapper, where a wrapper or ad source above does not let wrappers be followed.
    case wrappersNotAllowed
    /// Nothing but a pod, where a wrapper or ad source above allows one stand-alone ad.
    case podNotAllowed
    /// The ad is about something that a wrapper above blocks.
    case categoryBlocked(String)
    /// More ads than allowed; so many were left out.
    case tooManyAds(limit: Int, leftOut: Int)
    /// More responses than allowed; so many wrappers were left out.
    case tooManyRequests(limit: Int, leftOut: Int)
    /// More bytes in all responses together than allowed.
    case tooManyBytes(limit: Int)
    /// More URLs of one kind in an ad and its wrappers than allowed; so many were left out. The ad is kept.
    case tooManyURLs(limit: Int, leftOut: Int)
  }
}

extension ResolutionError.Kind {
  /// The value for `[ERRORCODE]` below a wrapper.
  ///
  /// A URL that answers with an error, such as status 404, is *unavailable*, which the text of 301 names beside the
  /// timeout; 303 is for a response that came and has no ad. What may not be used counts as if it were not there
  /// (303), a loop as a chain without end (302).
  ///
  /// Source: VAST 4.2, 2.3.6.3 (VAST error codes) and 2.3.6.4 (no ad response).
  public var code: VASTErrorCode {
    switch self {
    case .timeout, .badStatus, .unreachable: .wrapperTimeout
    case .unreadable(let error): VASTErrorCode(rawValue: error.code) ?? .xmlParsing
    case .notVAST, .customAdData, .missingAdTag: .schemaValidation
    case .emptyResponse, .noAds, .wrappersNotAllowed, .podNotAllowed: .noAds
    case .tooManyRedirects, .loop, .tooManyRequests: .wrapperLimit
    case .categoryBlocked: .adCategoryBlocked
    case .tooManyAds: .adBreakShortened
    case .badURL, .tooManyBytes, .tooManyURLs: .wrapper
    }
  }
}

extension ResolutionError: ExplainedError, LocalizedError, CustomNSError, CustomStringConvertible {
  /// One line: what is wrong, where, and what to do next. Texts of strangers are made printable.
  public var description: String { "\(problem) \(remedy)" }

  package var problem: String {
    let place = url.map { "“\($0.text.inReports())”" } ?? "The ad response"
    return switch kind {
    case .timeout: "\(place) did not answer in time."
    case .badStatus(let status): "\(place) answered with status \(status)."
    case .unreachable(let reason): "No ad response from \(place): \(reason.inReports())."
    case .badURL: "\(place) is not an http or https URL once its macros are expanded."
    case .unreadable(let error):
      (url == nil ? "" : "\(place) cannot be used. ") + (error.failureReason ?? "")
    case .emptyResponse: "\(place) answered with nothing."
    case .noAds: "\(place) has no ads."
    case .notVAST: "\(place) is a VMAP playlist, and a VAST response is needed here."
    case .customAdData(let type):
      "The ads are CustomAdData\(type.map { " of the type “\($0.inReports())”" } ?? ""), which is not read here."
    case .tooManyRedirects(let limit): "\(place) would be one more than \(limit) wrappers in a row."
    case .missingAdTag: "\(place) has a wrapper without a usable VASTAdTagURI."
    case .loop: "\(place) appears twice in the same wrapper chain (a loop)."
    case .wrappersNotAllowed: "\(place) has a wrapper, and no more wrappers may be followed here."
    case .podNotAllowed: "\(place) has a pod, and only one stand-alone ad may be used here."
    case .categoryBlocked(let category):
      "\(place) has an ad of the category “\(category.inReports())”, which a wrapper around it blocks."
    case .tooManyAds(let limit, let count):
      "\(place) leads to more than \(limit) ads; \(count) were left out."
    case .tooManyRequests(let limit, let count):
      "\(place) leads to more than \(limit) wrappers; \(count) were not followed."
    case .tooManyBytes(let limit):
      "\(place) was left out: all responses together exceed the limit of \(limit.grouped) bytes."
    case .tooManyURLs(let limit, let count):
      "\(place) and its wrappers have more than \(limit) URLs of one kind; \(count) were left out."
    }
  }

  package var remedy: String {
    switch kind {
    case .timeout: "Look why the server is slow, or raise the time in ResolutionLimits."
    case .badStatus(404): "Check the ad tag URL."
    case .badStatus(500...): "The fault is the server's: try again later."
    case .badStatus: "Check the ad tag."
    case .unreachable: "Check the URL and the network."
    case .badURL: "Fix the ad tag."
    case .unreadable(let error): error.recoverySuggestion ?? ""
    case .emptyResponse, .noAds: "Check whether the ad server has an ad for this request."
    case .notVAST: "Use the playlist as the first ad tag."
    case .customAdData: "Serve VASTAdData or an AdTagURI."
    case .tooManyRedirects: "Shorten the chain, or raise maxRedirects."
    case .missingAdTag: "Give the wrapper the http or https URL of the response that it wraps."
    case .loop: "Fix the wrappers so that the chain ends with an ad."
    case .wrappersNotAllowed:
      "Serve an InLine ad, or allow it with followAdditionalWrappers or followRedirects."
    case .podNotAllowed: "Serve an ad without a sequence, or allow more with allowMultipleAds."
    case .categoryBlocked: "Serve an ad of another category."
    case .tooManyAds, .tooManyRequests, .tooManyBytes, .tooManyURLs:
      "Use a smaller response, or raise the limit in ResolutionLimits."
    }
  }
}

extension ResolutionError {
  /// `VAST.ResolutionError`.
  public static var errorDomain: String { "VAST.ResolutionError" }

  /// The number of ``code``.
  public var errorCode: Int { code.rawValue }
}
