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
  static let malformed = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The server stops in the middle of a word. -->
    <VAST version="4.2">
      <Ad id="torn">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/malformed/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/malformed/impression</Impression>
          <AdServingId>sample-torn</AdServingId>
          <AdTitle>Torn – half a page</AdTitle>
          <Creatives>
            <Creative id="torn-video">
              <UniversalAdId idRegistry="sample-network.example">TORN0001</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/malformed/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/malformed/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sa
    """#

  /// No XML at all.
  static let notXML = #"""
    The ad server is closed for the night.
    """#
}
