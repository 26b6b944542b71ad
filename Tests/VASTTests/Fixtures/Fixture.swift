import Foundation
import VAST

/// Small documents of every version.
enum Fixture {
  static func vast(_ xml: String) throws(VASTError) -> VASTDocument {
    try VASTDocument(data: Data(xml.utf8))
  }

  static func vmap(_ xml: String) throws(VASTError) -> VMAPDocument {
    try VMAPDocument(data: Data(xml.utf8))
  }

  /// A document with one linear creative that has these parts. Of those that it leaves out nothing is said.
  static func linear(_ parts: String, attributes: String = "") throws(VASTError) -> (Linear?, [Warning.Kind])
  {
    let document = try vast(
      """
      <VAST version="4.2"><Ad><InLine><AdSystem>s</AdSystem><AdTitle>t</AdTitle>
      <Impression>https://a.example/i</Impression>
      <Creatives><Creative><Linear \(attributes)>\(parts)</Linear></Creative></Creatives></InLine></Ad></VAST>
      """
    )
    let leftOut: [Warning.Kind] = [.missing("Duration"), .missing("MediaFiles"), .missing("MediaFile")]
    return (
      document.ads.first?.creatives.first?.linear,
      document.warnings.map(\.kind).filter { !leftOut.contains($0) }
    )
  }

  /// A playlist with one break that has these attributes.
  static func adBreak(_ attributes: String) throws(VASTError) -> (AdBreak?, [Warning.Kind]) {
    let document = try vmap(
      """
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak \(attributes)/></vmap:VMAP>
      """
    )
    return (document.adBreaks.first, document.warnings.map(\.kind))
  }
}
