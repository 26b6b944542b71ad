public import Foundation

/// The ad tags of ``SampleAdServer``. The raw values are the names in their URLs.
public enum SampleAdTag: String, Sendable, Hashable, CaseIterable {
  /// One ad of 15 seconds.
  case single
  /// Three ads in a row, and a fourth that may take the place of one that fails.
  case pod
  /// A pod whose second ad has a file of a type that no player knows.
  case podBrokenFile = "pod-broken-file"
  /// An ad that may be skipped after 5 seconds.
  case skippable
  /// An ad with companions.
  case companions
  /// An ad with icons.
  case icons

  /// The first of three wrappers around one ad, each with tracking of its own.
  case wrapperChain = "wrapper-chain"
  /// The second of the three wrappers.
  case wrapperChainSecond = "wrapper-chain-second"
  /// The third of the three wrappers.
  case wrapperChainThird = "wrapper-chain-third"
  /// The ad inside the three wrappers.
  case wrapped
  /// A wrapper around a wrapper around the first one.
  case wrapperLoop = "wrapper-loop"
  /// The wrapper that leads back to ``wrapperLoop``.
  case wrapperLoopBack = "wrapper-loop-back"
  /// The first of five wrappers: ``wrapperChain`` is the third.
  case tooManyRedirects = "too-many-redirects"
  /// The second of the five wrappers.
  case tooManyRedirectsSecond = "too-many-redirects-second"

  /// A playlist with a pre-roll, a mid-roll of two ads after five minutes, and a post-roll.
  case vmap
  /// A playlist whose breaks name other tags.
  case vmapTags = "vmap-tags"
  /// A playlist in which only the post-roll has an ad.
  case vmapEmptyBreak = "vmap-empty-break"
  /// A playlist with breaks at percentages, at a numbered place, and again and again.
  case vmapOffsets = "vmap-offsets"

  /// A VAST 2.0 response.
  case vast20 = "vast-2.0"
  /// A VAST 3.0 response.
  case vast30 = "vast-3.0"
  /// A VAST 4.0 response.
  case vast40 = "vast-4.0"
  /// A VAST 4.1 response.
  case vast41 = "vast-4.1"
  /// A VAST 4.2 response.
  case vast42 = "vast-4.2"

  /// A response without ads.
  case empty
  /// An ad that comes after 10 seconds.
  case slow
  /// No answer at all.
  case silent
  /// Status 404.
  case notFound = "not-found"
  /// Status 500.
  case serverError = "server-error"
  /// A response that breaks off.
  case malformed
  /// A response that is no XML.
  case notXML = "not-xml"
}

extension SampleAdTag {
  /// The name, as it stands in the URL.
  public var name: String { rawValue }

  /// The URL to request.
  public var url: URL {
    guard let url = URL(string: "https://\(SampleAdServer.host)/tags/\(name)") else {
      // Names are letters, digits, hyphens and dots, and a test makes every URL.
      preconditionFailure("\(name) makes no URL")
    }
    return url
  }

  /// The tag behind a URL, whatever its query; nil for other URLs.
  public init?(url: URL) {
    let path = url.path()
    guard SampleAdServer.serves(url), path.hasPrefix("/tags/") else { return nil }
    self.init(rawValue: String(path.dropFirst("/tags/".count)))
  }

  /// What the server answers, in one sentence.
  public var summary: String {
    switch self {
    case .single: "One ad of 15 seconds."
    case .pod: "Three ads in a row, and a fourth to take the place of one that fails."
    case .podBrokenFile: "Three ads in a row; no player knows the type of the second one's file."
    case .skippable: "One ad of 30 seconds that may be skipped after 5."
    case .companions: "One ad with three companions."
    case .icons: "One ad with two icons."
    case .wrapperChain: "Three wrappers around one ad."
    case .wrapperChainSecond: "Two wrappers around one ad."
    case .wrapperChainThird: "A wrapper around one ad."
    case .wrapped: "The ad inside the wrappers."
    case .wrapperLoop: "A wrapper that leads back to itself after one more."
    case .wrapperLoopBack: "The wrapper that leads back."
    case .tooManyRedirects: "Five wrappers around one ad."
    case .tooManyRedirectsSecond: "Four wrappers around one ad."
    case .vmap: "A pre-roll, a mid-roll of two ads after five minutes, and a post-roll."
    case .vmapTags: "A pre-roll, two mid-rolls and a post-roll, each behind another tag."
    case .vmapEmptyBreak: "A pre-roll and a mid-roll without ads, and a post-roll with one."
    case .vmapOffsets: "Breaks at 25 % and 50 %, at the first place, and every two minutes."
    case .vast20: "VAST 2.0: an ad with an overlay and a companion."
    case .vast30: "VAST 3.0: a pod of an ad and a wrapper."
    case .vast40: "VAST 4.0: an ad with a mezzanine and a verification."
    case .vast41: "VAST 4.1: an ad with captions and code."
    case .vast42: "VAST 4.2: an ad with an icon and a companion."
    case .empty: "No ad."
    case .slow: "One ad, after 10 seconds."
    case .silent: "No answer."
    case .notFound: "Status 404."
    case .serverError: "Status 500."
    case .malformed: "XML that breaks off."
    case .notXML: "A sentence of plain text."
    }
  }
}
