/// The limits beyond which the wrappers of a response are not followed. Responses are untrusted, and each may name more.
public struct ResolutionLimits: Sendable, Hashable {
  /// The maximum number of wrappers in a row. Defaults to 4: real chains have two or three.
  public var maxRedirects = 4

  /// The time limit for the first response, from the request to the last byte. Defaults to 8 seconds.
  public var firstTimeout: Duration = .seconds(8)

  /// The time limit for each response that a wrapper requests. Defaults to 4 seconds.
  public var wrapperTimeout: Duration = .seconds(4)

  /// The maximum number of inline ads in a response and all below it. Defaults to 100: a long break has a dozen.
  public var maxAds = 100

  /// The maximum number of wrappers in a response and all below it, and so of requests. Defaults to 50: a dozen ads
  /// behind four wrappers each.
  public var maxRequests = 50

  /// The maximum size of all these responses together, in bytes. Defaults to 20,000,000: one has at most
  /// ``DocumentLimits/bytes``, and fifty of them would keep the player busy for a minute.
  public var maxBytes = 20_000_000

  /// The maximum number of error URLs that are called for ads that cannot be had. Defaults to 100: otherwise a small
  /// response could make each of its viewers call a server ten thousand times. For what is beyond the limits here none
  /// is called.
  public var maxErrorCalls = 100

  /// The maximum number of URLs of one kind that an ad and its wrappers may bring, such as impressions, and of
  /// categories that a request may name. Defaults to 1,000: real ads have at most a few dozen.
  public var maxURLs = 1000

  /// The standard limits, to be changed one by one.
  public init() {}
}
