public import Foundation

extension URL {
  /// Whether the URL is `http` or `https`, in any letter case, and names a host: the only URLs that are
  /// fetched or opened by any caller.
  public var isWebURL: Bool {
    guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
    return host?.isEmpty == false
  }
}
