/// What a response comes to when every wrapper is followed.
public struct ResolvedResponse: Sendable, Hashable {
  /// The ads to play, one after the other: those with a sequence, in its order. If there are none, the first
  /// stand-alone ad; if that is a wrapper around a pod, the pod.
  public var pod: [ResolvedAd] = []
  /// The other stand-alone ads, in order, to take the place of one that cannot be played. They have no sequence.
  public var substitutes: [ResolvedAd] = []
  /// What was left out, and why.
  public var errors: [ResolutionError] = []
  /// What was tolerated in the responses, the first one's first: at most ``DocumentLimits/warnings``, and how many more.
  public var warnings: [Warning] = []

  /// Without ads.
  public init() {}
}
