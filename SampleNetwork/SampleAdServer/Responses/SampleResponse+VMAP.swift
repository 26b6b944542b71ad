// Playlists of breaks.
extension SampleResponse {
  /// A pre-roll, two mid-rolls and a post-roll.
  static let vmap = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A pre-roll, a mid-roll of two ads after five minutes, and a post-roll, all written out. -->
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre-roll">
        <vmap:AdSource id="pre-roll-ads" allowMultipleAds="true" followRedirects="true">
          <vmap:VASTAdData>
            <VAST version="4.2">
              <Ad id="compass">
                <InLine>
                  <AdSystem version="1.0">Sample Ad Server</AdSystem>
                  <Error>https://ads.sample-network.example/track/vmap/pre-roll/compass/error?code=[ERRORCODE]</Error>
                  <Impression>https://ads.sample-network.example/track/vmap/pre-roll/compass/impression</Impression>
                  <AdServingId>sample-compass</AdServingId>
                  <AdTitle>Compass – hiking maps</AdTitle>
                  <Creatives>
                    <Creative id="compass-video">
                      <UniversalAdId idRegistry="sample-network.example">COMPASS0001</UniversalAdId>
                      <Linear>
                        <Duration>00:00:10</Duration>
                        <TrackingEvents>
                          <Tracking event="start">https://ads.sample-network.example/track/vmap/pre-roll/compass/start</Tracking>
                          <Tracking event="firstQuartile">https://ads.sample-network.example/track/vmap/pre-roll/compass/firstQuartile</Tracking>
                          <Tracking event="midpoint">https://ads.sample-network.example/track/vmap/pre-roll/compass/midpoint</Tracking>
                          <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vmap/pre-roll/compass/thirdQuartile</Tracking>
                          <Tracking event="complete">https://ads.sample-network.example/track/vmap/pre-roll/compass/complete</Tracking>
                        </TrackingEvents>
                        <VideoClicks>
                          <ClickThrough>https://compass.example.com</ClickThrough>
                          <ClickTracking>https://ads.sample-network.example/track/vmap/pre-roll/compass/click</ClickTracking>
                        </VideoClicks>
                        <MediaFiles>
                          <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                            https://media.sample-network.example/compass-short.mp4
                          </MediaFile>
                        </MediaFiles>
                      </Linear>
                    </Creative>
                  </Creatives>
                </InLine>
              </Ad>
            </VAST>
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap/pre-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap/pre-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap/pre-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:05:00" breakType="linear" breakId="mid-roll">
        <vmap:AdSource id="mid-roll-ads" allowMultipleAds="true" followRedirects="true">
          <vmap:VASTAdData>
            <VAST version="4.2">
              <Ad id="harbour" sequence="1">
                <InLine>
                  <AdSystem version="1.0">Sample Ad Server</AdSystem>
                  <Error>https://ads.sample-network.example/track/vmap/mid-roll/harbour/error?code=[ERRORCODE]</Error>
                  <Impression>https://ads.sample-network.example/track/vmap/mid-roll/harbour/impression</Impression>
                  <AdServingId>sample-harbour</AdServingId>
                  <AdTitle>Harbour – boats for a day</AdTitle>
                  <Creatives>
                    <Creative id="harbour-video">
                      <UniversalAdId idRegistry="sample-network.example">HARBOUR0001</UniversalAdId>
                      <Linear>
                        <Duration>00:00:15</Duration>
                        <TrackingEvents>
                          <Tracking event="start">https://ads.sample-network.example/track/vmap/mid-roll/harbour/start</Tracking>
                          <Tracking event="firstQuartile">https://ads.sample-network.example/track/vmap/mid-roll/harbour/firstQuartile</Tracking>
                          <Tracking event="midpoint">https://ads.sample-network.example/track/vmap/mid-roll/harbour/midpoint</Tracking>
                          <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vmap/mid-roll/harbour/thirdQuartile</Tracking>
                          <Tracking event="complete">https://ads.sample-network.example/track/vmap/mid-roll/harbour/complete</Tracking>
                        </TrackingEvents>
                        <VideoClicks>
                          <ClickThrough>https://harbour.example.com</ClickThrough>
                          <ClickTracking>https://ads.sample-network.example/track/vmap/mid-roll/harbour/click</ClickTracking>
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
              <Ad id="leaf" sequence="2">
                <InLine>
                  <AdSystem version="1.0">Sample Ad Server</AdSystem>
                  <Error>https://ads.sample-network.example/track/vmap/mid-roll/leaf/error?code=[ERRORCODE]</Error>
                  <Impression>https://ads.sample-network.example/track/vmap/mid-roll/leaf/impression</Impression>
                  <AdServingId>sample-leaf</AdServingId>
                  <AdTitle>Leaf – loose tea</AdTitle>
                  <Creatives>
                    <Creative id="leaf-video">
                      <UniversalAdId idRegistry="sample-network.example">LEAF0001</UniversalAdId>
                      <Linear>
                        <Duration>00:00:10</Duration>
                        <TrackingEvents>
                          <Tracking event="start">https://ads.sample-network.example/track/vmap/mid-roll/leaf/start</Tracking>
                          <Tracking event="firstQuartile">https://ads.sample-network.example/track/vmap/mid-roll/leaf/firstQuartile</Tracking>
                          <Tracking event="midpoint">https://ads.sample-network.example/track/vmap/mid-roll/leaf/midpoint</Tracking>
                          <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vmap/mid-roll/leaf/thirdQuartile</Tracking>
                          <Tracking event="complete">https://ads.sample-network.example/track/vmap/mid-roll/leaf/complete</Tracking>
                        </TrackingEvents>
                        <VideoClicks>
                          <ClickThrough>https://leaf.example.com</ClickThrough>
                          <ClickTracking>https://ads.sample-network.example/track/vmap/mid-roll/leaf/click</ClickTracking>
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
            </VAST>
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap/mid-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap/mid-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap/mid-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="linear" breakId="post-roll">
        <vmap:AdSource id="post-roll-ads" allowMultipleAds="true" followRedirects="true">
          <vmap:VASTAdData>
            <VAST version="4.2">
              <Ad id="dunes">
                <InLine>
                  <AdSystem version="1.0">Sample Ad Server</AdSystem>
                  <Error>https://ads.sample-network.example/track/vmap/post-roll/dunes/error?code=[ERRORCODE]</Error>
                  <Impression>https://ads.sample-network.example/track/vmap/post-roll/dunes/impression</Impression>
                  <AdServingId>sample-dunes</AdServingId>
                  <AdTitle>Dunes – bicycles for sand</AdTitle>
                  <Creatives>
                    <Creative id="dunes-video">
                      <UniversalAdId idRegistry="sample-network.example">DUNES0001</UniversalAdId>
                      <Linear>
                        <Duration>00:00:20</Duration>
                        <TrackingEvents>
                          <Tracking event="start">https://ads.sample-network.example/track/vmap/post-roll/dunes/start</Tracking>
                          <Tracking event="firstQuartile">https://ads.sample-network.example/track/vmap/post-roll/dunes/firstQuartile</Tracking>
                          <Tracking event="midpoint">https://ads.sample-network.example/track/vmap/post-roll/dunes/midpoint</Tracking>
                          <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vmap/post-roll/dunes/thirdQuartile</Tracking>
                          <Tracking event="complete">https://ads.sample-network.example/track/vmap/post-roll/dunes/complete</Tracking>
                        </TrackingEvents>
                        <VideoClicks>
                          <ClickThrough>https://dunes.example.com</ClickThrough>
                          <ClickTracking>https://ads.sample-network.example/track/vmap/post-roll/dunes/click</ClickTracking>
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
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap/post-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap/post-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap/post-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
    </vmap:VMAP>
    """#

  /// Breaks behind ad tags.
  static let vmapTags = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The breaks name other tags of the server. -->
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre-roll">
        <vmap:AdSource id="pre-roll-tag" allowMultipleAds="true" followRedirects="true">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/single</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-tags/pre-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-tags/pre-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-tags/pre-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:03:00.000" breakType="linear" breakId="first-mid-roll">
        <vmap:AdSource id="first-mid-roll-tag" allowMultipleAds="true" followRedirects="true">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/pod</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-tags/first-mid-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-tags/first-mid-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-tags/first-mid-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:06:00.000" breakType="linear" breakId="second-mid-roll">
        <vmap:AdSource id="second-mid-roll-tag" allowMultipleAds="true" followRedirects="true">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/wrapper-chain</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-tags/second-mid-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-tags/second-mid-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-tags/second-mid-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="linear" breakId="post-roll">
        <vmap:AdSource id="post-roll-tag" allowMultipleAds="true" followRedirects="true">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/skippable</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-tags/post-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-tags/post-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-tags/post-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
    </vmap:VMAP>
    """#

  /// A break without ads among others.
  static let vmapEmptyBreak = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A pre-roll without ads, a mid-roll without a source, and a post-roll with an ad. -->
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre-roll">
        <vmap:AdSource id="pre-roll-ads">
          <vmap:VASTAdData>
            <VAST version="4.2">
              <Error>https://ads.sample-network.example/track/vmap-empty-break/pre-roll/no-ad?code=[ERRORCODE]</Error>
            </VAST>
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-empty-break/pre-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-empty-break/pre-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-empty-break/pre-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:05:00" breakType="linear" breakId="mid-roll">
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-empty-break/mid-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-empty-break/mid-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-empty-break/mid-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="linear" breakId="post-roll">
        <vmap:AdSource id="post-roll-ads">
          <vmap:VASTAdData>
            <VAST version="4.2">
              <Ad id="dunes">
                <InLine>
                  <AdSystem version="1.0">Sample Ad Server</AdSystem>
                  <Error>https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/error?code=[ERRORCODE]</Error>
                  <Impression>https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/impression</Impression>
                  <AdServingId>sample-dunes</AdServingId>
                  <AdTitle>Dunes – bicycles for sand</AdTitle>
                  <Creatives>
                    <Creative id="dunes-video">
                      <UniversalAdId idRegistry="sample-network.example">DUNES0001</UniversalAdId>
                      <Linear>
                        <Duration>00:00:20</Duration>
                        <TrackingEvents>
                          <Tracking event="start">https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/start</Tracking>
                          <Tracking event="firstQuartile">https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/firstQuartile</Tracking>
                          <Tracking event="midpoint">https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/midpoint</Tracking>
                          <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/thirdQuartile</Tracking>
                          <Tracking event="complete">https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/complete</Tracking>
                        </TrackingEvents>
                        <VideoClicks>
                          <ClickThrough>https://dunes.example.com</ClickThrough>
                          <ClickTracking>https://ads.sample-network.example/track/vmap-empty-break/post-roll/dunes/click</ClickTracking>
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
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-empty-break/post-roll/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-empty-break/post-roll/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-empty-break/post-roll/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
    </vmap:VMAP>
    """#

  /// Offsets of all kinds.
  static let vmapOffsets = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Breaks at parts of the duration, at a numbered place, and at every two minutes; one is not for the player. -->
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="25%" breakType="linear" breakId="quarter">
        <vmap:AdSource id="quarter-tag">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/single</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-offsets/quarter/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-offsets/quarter/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-offsets/quarter/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="50%" breakType="linear,nonlinear" breakId="half">
        <vmap:AdSource id="half-tag">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/skippable</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-offsets/half/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-offsets/half/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-offsets/half/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="#1" breakType="linear" breakId="first-place">
        <vmap:AdSource id="first-place-tag">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/single</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-offsets/first-place/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-offsets/first-place/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-offsets/first-place/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:01:00" breakType="linear" breakId="every-two-minutes" repeatAfter="00:02:00">
        <vmap:AdSource id="every-two-minutes-tag">
          <vmap:AdTagURI templateType="vast4">https://ads.sample-network.example/tags/wrapped</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-offsets/every-two-minutes/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-offsets/every-two-minutes/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-offsets/every-two-minutes/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="display" breakId="beside">
        <vmap:AdSource id="beside-data">
          <vmap:CustomAdData templateType="sample-text">lantern; kite</vmap:CustomAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://ads.sample-network.example/track/vmap-offsets/beside/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://ads.sample-network.example/track/vmap-offsets/beside/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">https://ads.sample-network.example/track/vmap-offsets/beside/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      <vmap:Extensions>
        <vmap:Extension type="sample">
          <Mood>quiet</Mood>
        </vmap:Extension>
      </vmap:Extensions>
    </vmap:VMAP>
    """#
}
