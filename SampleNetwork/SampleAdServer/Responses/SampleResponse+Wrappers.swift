// Responses that lead to others.
extension SampleResponse {
  /// The first of three wrappers.
  static let wrapperChain = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The first of three wrappers around one ad. -->
    <VAST version="4.2">
      <Ad id="first-wrapper">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapper-chain/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapper-chain/impression</Impression>
          <ViewableImpression>
            <Viewable>https://ads.sample-network.example/track/wrapper-chain/viewable</Viewable>
            <NotViewable>https://ads.sample-network.example/track/wrapper-chain/not-viewable</NotViewable>
            <ViewUndetermined>https://ads.sample-network.example/track/wrapper-chain/view-undetermined</ViewUndetermined>
          </ViewableImpression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapper-chain-second</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapper-chain/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/wrapper-chain/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/wrapper-chain/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/wrapper-chain/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/wrapper-chain/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickTracking>https://ads.sample-network.example/track/wrapper-chain/click</ClickTracking>
                </VideoClicks>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// The second of three wrappers.
  static let wrapperChainSecond = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The second of three wrappers around one ad. -->
    <VAST version="4.2">
      <Ad id="second-wrapper">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapper-chain-second/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapper-chain-second/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapper-chain-third</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapper-chain-second/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/wrapper-chain-second/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/wrapper-chain-second/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/wrapper-chain-second/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/wrapper-chain-second/complete</Tracking>
                  <Tracking event="pause">https://ads.sample-network.example/track/wrapper-chain-second/pause</Tracking>
                  <Tracking event="resume">https://ads.sample-network.example/track/wrapper-chain-second/resume</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickTracking>https://ads.sample-network.example/track/wrapper-chain-second/click</ClickTracking>
                </VideoClicks>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// The last of three wrappers.
  static let wrapperChainThird = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The third of three wrappers around one ad. -->
    <VAST version="4.2">
      <Ad id="third-wrapper">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapper-chain-third/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapper-chain-third/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapped</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapper-chain-third/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/wrapper-chain-third/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/wrapper-chain-third/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/wrapper-chain-third/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/wrapper-chain-third/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickTracking>https://ads.sample-network.example/track/wrapper-chain-third/click</ClickTracking>
                </VideoClicks>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// The ad that they lead to.
  static let wrapped = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The ad inside the wrappers. -->
    <VAST version="4.2">
      <Ad id="wrapped">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapped/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapped/impression</Impression>
          <AdServingId>sample-wrapped</AdServingId>
          <AdTitle>Birch – skis by post</AdTitle>
          <Creatives>
            <Creative id="wrapped-video">
              <UniversalAdId idRegistry="sample-network.example">WRAPPED0001</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapped/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/wrapped/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/wrapped/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/wrapped/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/wrapped/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://birch.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/wrapped/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/birch.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// A wrapper that leads to the next.
  static let wrapperLoop = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A wrapper around a wrapper around this one. -->
    <VAST version="4.2">
      <Ad id="loop">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapper-loop/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapper-loop/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapper-loop-back</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapper-loop/start</Tracking>
                </TrackingEvents>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// A wrapper that leads back.
  static let wrapperLoopBack = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The wrapper that leads back. -->
    <VAST version="4.2">
      <Ad id="loop-back">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/wrapper-loop-back/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/wrapper-loop-back/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapper-loop</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/wrapper-loop-back/start</Tracking>
                </TrackingEvents>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// A wrapper that leads on and on.
  static let tooManyRedirects = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The first of five wrappers: two of this tag and the three of wrapper-chain. -->
    <VAST version="4.2">
      <Ad id="one-too-many">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/too-many-redirects/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/too-many-redirects/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/too-many-redirects-second</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/too-many-redirects/start</Tracking>
                </TrackingEvents>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// The one that it leads to.
  static let tooManyRedirectsSecond = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The second of five wrappers. -->
    <VAST version="4.2">
      <Ad id="nearly-too-many">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/too-many-redirects-second/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/too-many-redirects-second/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/wrapper-chain</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/too-many-redirects-second/start</Tracking>
                </TrackingEvents>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#
}
