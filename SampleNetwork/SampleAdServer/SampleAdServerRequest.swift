public import Foundation

extension SampleAdServer {
  /// A request that the server got.
  public struct Request: Sendable, Hashable {
    /// When, on the server's scheduler.
    public let time: Duration
    /// The method, such as `GET`.
    public let method: String
    /// What was asked for, macros expanded as the caller has expanded them.
    public let url: URL
    /// What the URL means to the server.
    public let kind: Kind

    /// What a URL means to the server.
    public enum Kind: Sendable, Hashable {
      /// An ad tag.
      case adTag(SampleAdTag)
      /// A call about an ad or a break: any path below `/track/`.
      case tracking
      /// A path of the server's host that it does not know: 404.
      case unknownPath
      /// Another host.
      case passedOn
    }
  }
}

extension SampleAdServer.Request.Kind {
  init(_ url: URL) {
    if !SampleAdServer.serves(url) {
      self = .passedOn
    } else if let tag = SampleAdTag(url: url) {
      self = .adTag(tag)
    } else {
      self = url.path().hasPrefix("/track/") ? .tracking : .unknownPath
    }
  }
}
