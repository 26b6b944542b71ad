// Responses of no use.
extension SampleResponse {
  /// A response without ads.
  static let empty = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- No ad today. -->
    <VAST version="4.2">
      <Error>https://ads.sample-network.example/track/empty/error?code=[ERRORCODE]</Error>
    </VAST>
    """#

  /// Broken XML.
  static let malformed: String = {
    let whole = vast(
      "The server stops in the middle of a word.",
      VideoAd(id: "torn", title: "Torn – half a page", code: "TORN0001", seconds: 15).markup("malformed")
    )
    let end = #"<Tracking event="midpoint">https://ads.sa"#
    return whole.prefix(upTo: whole.firstRange(of: end)?.lowerBound ?? whole.endIndex) + end
  }()

  /// No XML at all.
  static let notXML = #"""
    The ad server is closed for the night.
    """#
}
