import Foundation

/// The break that a pod manifest is for, as its URL says.
///
/// Source: Dynamic Ad Insertion pod serving live API, "Method: HLS pod manifest".
struct PodReference: Hashable, Sendable {
  /// What tells the break from others: `pod/5` or `ad_break_id/mid-roll-5`. The same whatever the session and the
  /// other parameters.
  let name: String
  /// The break's number, when its name has one.
  let number: Int?
  /// The session that it was asked for in.
  let streamID: String

  /// Nil if the URL is of no pod of these sessions.
  init?(_ url: URL, streamIDs: [String]) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let id = parts.queryItems?.first { $0.name == "stream_id" }?.value
    guard let id, streamIDs.contains(id) else { return nil }
    var path = parts.path.split(separator: "/").map(String.init)
    if let asset = path.firstIndex(of: "custom_asset"), asset + 2 < path.count {
      path.removeFirst(asset + 2)
    }
    guard var last = path.popLast() else { return nil }
    if last.hasSuffix(".m3u8") { last.removeLast(".m3u8".count) }
    name = (path + [last]).joined(separator: "/")
    number = Self.number(in: last)
    streamID = id
  }

  /// The number at the end of an identifier of a break, if it is one that counts breaks: at most nine digits, and no
  /// zero before others.
  static func number(in identifier: String) -> Int? {
    let digits = identifier.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard (1...9).contains(digits.count), digits.count == 1 || digits.first != "0" else { return nil }
    return Int(String(digits))
  }
}
