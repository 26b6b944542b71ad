// Responses with several ads.
extension SampleResponse {
  /// A pod of three.
  static let pod = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Three ads in a row, written out of order, and a fourth that may take the place of one that fails. -->
    <VAST version="4.2">
      <Ad id="leaf" sequence="2">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod/leaf/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod/leaf/impression</Impression>
          <AdServingId>sample-leaf</AdServingId>
          <AdTitle>Leaf – loose tea</AdTitle>
          <Creatives>
            <Creative id="leaf-video">
              <UniversalAdId idRegistry="sample-network.example">LEAF0001</UniversalAdId>
              <Linear>
                <Duration>00:00:10</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod/leaf/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod/leaf/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod/leaf/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod/leaf/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod/leaf/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://leaf.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod/leaf/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/leaf.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="harbour" sequence="1">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod/harbour/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod/harbour/impression</Impression>
          <AdServingId>sample-harbour</AdServingId>
          <AdTitle>Harbour – boats for a day</AdTitle>
          <Creatives>
            <Creative id="harbour-video">
              <UniversalAdId idRegistry="sample-network.example">HARBOUR0001</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod/harbour/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod/harbour/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod/harbour/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod/harbour/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod/harbour/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://harbour.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod/harbour/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/harbour.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="meadow">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod/meadow/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod/meadow/impression</Impression>
          <AdServingId>sample-meadow</AdServingId>
          <AdTitle>Meadow – honey from next door</AdTitle>
          <Creatives>
            <Creative id="meadow-video">
              <UniversalAdId idRegistry="sample-network.example">MEADOW0001</UniversalAdId>
              <Linear>
                <Duration>00:00:08</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod/meadow/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod/meadow/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod/meadow/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod/meadow/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod/meadow/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://meadow.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod/meadow/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/meadow.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="dunes" sequence="3">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod/dunes/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod/dunes/impression</Impression>
          <AdServingId>sample-dunes</AdServingId>
          <AdTitle>Dunes – bicycles for sand</AdTitle>
          <Creatives>
            <Creative id="dunes-video">
              <UniversalAdId idRegistry="sample-network.example">DUNES0001</UniversalAdId>
              <Linear>
                <Duration>00:00:20</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod/dunes/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod/dunes/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod/dunes/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod/dunes/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod/dunes/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://dunes.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod/dunes/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/dunes.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// A pod of which one has a broken media file.
  static let podBrokenFile = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Three ads in a row; no player knows the type of the second one's file. -->
    <VAST version="4.2">
      <Ad id="harbour" sequence="1">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod-broken-file/harbour/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod-broken-file/harbour/impression</Impression>
          <AdServingId>sample-harbour</AdServingId>
          <AdTitle>Harbour – boats for a day</AdTitle>
          <Creatives>
            <Creative id="harbour-video">
              <UniversalAdId idRegistry="sample-network.example">HARBOUR0001</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod-broken-file/harbour/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod-broken-file/harbour/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod-broken-file/harbour/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod-broken-file/harbour/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod-broken-file/harbour/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://harbour.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod-broken-file/harbour/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/harbour.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="night" sequence="2">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod-broken-file/night/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod-broken-file/night/impression</Impression>
          <AdServingId>sample-night</AdServingId>
          <AdTitle>Night – trains that sleep</AdTitle>
          <Creatives>
            <Creative id="night-video">
              <UniversalAdId idRegistry="sample-network.example">NIGHT0015</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod-broken-file/night/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod-broken-file/night/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod-broken-file/night/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod-broken-file/night/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod-broken-file/night/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://night.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod-broken-file/night/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/x-reel" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/night.reel
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="dunes" sequence="3">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/pod-broken-file/dunes/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/pod-broken-file/dunes/impression</Impression>
          <AdServingId>sample-dunes</AdServingId>
          <AdTitle>Dunes – bicycles for sand</AdTitle>
          <Creatives>
            <Creative id="dunes-video">
              <UniversalAdId idRegistry="sample-network.example">DUNES0001</UniversalAdId>
              <Linear>
                <Duration>00:00:20</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/pod-broken-file/dunes/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/pod-broken-file/dunes/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/pod-broken-file/dunes/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/pod-broken-file/dunes/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/pod-broken-file/dunes/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://dunes.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/pod-broken-file/dunes/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/dunes.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#
}
