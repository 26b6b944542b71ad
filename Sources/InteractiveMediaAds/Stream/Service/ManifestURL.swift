import Foundation

extension URL {
  /// The URL of a manifest with parameters added to its query. A parameter that it has already is replaced.
  ///
  /// Source: SDK reference, `IMAStreamRequest.h`, `manifestURLSuffix`.
  ///
  /// - Parameter suffix: percent-encoded parameters.
  func addingToQuery(_ suffix: String?) -> URL {
    guard let suffix, !suffix.isEmpty,
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    func name(_ parameter: Substring) -> Substring { parameter.prefix { $0 != "=" } }
    let names = Set(suffix.split(separator: "&").map(name))
    let kept = (parts.percentEncodedQuery ?? "").split(separator: "&").filter { !names.contains(name($0)) }
    let query = (kept.map(String.init) + [suffix]).joined(separator: "&")
    // Setting a query that is not percent-encoded is a precondition failure.
    guard URL(string: "https://manifest.invalid/?\(query)")?.query(percentEncoded: true) == query else {
      return self
    }
    parts.percentEncodedQuery = query
    return parts.url ?? self
  }
}
