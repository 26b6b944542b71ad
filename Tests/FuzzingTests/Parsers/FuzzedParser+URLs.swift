import AdPlatform
import Foundation
import VAST

@testable import InteractiveMediaAds

extension FuzzedParser {
  /// URLs with macros: a template is read as it is written, and its macros never lead away from the web.
  func checkURLTemplate(_ input: Data) throws(BrokenPromise) {
    guard let template = URLTemplate(String(decoding: input, as: UTF8.self)) else { return }
    try require(URLTemplate(template.text) == template, "the text of a template is another template")
    for values in [MacroValues(), Self.hostileValues] {
      guard let url = template.expanded(with: values) else { continue }
      try require(url.isWebURL, "expanded to \(url.absoluteString.debugDescription)")
      try require(
        url.absoluteString.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F },
        "expanded to \(url.absoluteString.debugDescription)"
      )
    }
  }

  private static let hostileValues: MacroValues = {
    var values = MacroValues()
    values.errorCode = .undefined
    values.transactionID = "\r\n?#@/"
    values.assetURI = "https://other.example/%5BERRORCODE%5D"
    values.contentPlayhead = .seconds(-1)
    values.mediaPlayhead = .seconds(Int64.max)
    values.cacheBusting = .min
    values.breakMaxDuration = .seconds(Int64.min)
    values.timestamp = .distantFuture
    values.others[.domain] = ["[IFA]", "\u{0}", "é,"]
    return values
  }()

  /// Names of breaks: what is read is written as it was, and every break that is read has a URL.
  func checkPodIdentifier(_ input: Data) throws(BrokenPromise) {
    let text = String(decoding: input, as: UTF8.self)
    switch outcome({ () throws(PodManifestError) in try PodIdentifier(parsing: text) }) {
    case .success(let identifier):
      try require(identifier.description == text, "written as \(identifier.description.debugDescription)")
      try require(
        (try? PodIdentifier(parsing: identifier.description)) == identifier,
        "its description is another identifier"
      )
      let url = URL(string: "https://a.example/custom_asset/key/" + identifier.path + ".m3u8?stream_id=s")
      guard let url else { throw BrokenPromise(description: "no URL of \(identifier.path)") }
      let reference = PodReference(url, streamIDs: ["s"])
      try require(reference?.name == text, "found again as \(String(describing: reference))")
    case .failure(let error):
      try require(!"\(error)".contains { $0.isNewline }, "an error has more than one line")
    }
    if let url = URL(string: text) { _ = PodReference(url, streamIDs: ["s"]) }
  }
}
