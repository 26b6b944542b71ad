import Foundation

extension PlaylistOrigin {
  /// A parameter of the URL.
  func queryParameter(_ name: String) -> String? {
    guard let url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    return components.queryItems?.first { $0.name == name }?.value
  }
}
