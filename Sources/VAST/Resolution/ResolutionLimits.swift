/// What following the wrappers of one response may cost. Responses come from strangers, and each may name more.
public struct ResolutionLimits: Sendable, Hashable {
  /// The most wrappers in a row; real chains have two or three.
  public var maxRedirects = 4

  /// The time for the first response, from the request to the last byte.
  public var firstTimeout: Duration = .seconds(8)

  /// The time for each response that a wrapper asks for.
  public var wrapperTimeout: Duration = .seconds(4)

  /// The most inline ads of a response and all below it: a long break has a dozen.
  public var maxAds = 100

  /// The most wrappers of a response and all below it, and so the most requests: a dozen ads behind four wrappers
  /// each.
  public var maxRequests = 50

  /// The most bytes of all these responses together. One has at most ``DocumentLimits/bytes``; fifty of them
  /// would keep the player busy for a minute.
  public var maxBytes = 20_000_000

  /// The most error URLs that are called for ads that cannot be had: else a small response could make each of its
  /// viewers call a stranger's server ten thousand times. For what is beyond the limits here none is called.
  public var maxErrorCalls = 100

  /// The most URLs of one kind that an ad and its wrappers may bring, such as impressions, and the most categories
  /// that a request may name. Real ads have at most some dozens.
  public var maxURLs = 1000

  /// The standard limits, to be changed one by one.
  public init() {}
}
