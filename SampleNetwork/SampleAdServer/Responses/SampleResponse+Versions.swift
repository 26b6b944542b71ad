// A response of each version of VAST.
extension SampleResponse {
  /// VAST 2.0.
  static let vast20 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- VAST 2.0: a linear ad with an overlay and a companion. -->
    <VAST version="2.0">
      <Ad id="almanac">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <AdTitle>Almanac – the year on one page</AdTitle>
          <Description>A calendar that fits on a door.</Description>
          <Survey>https://survey.example.com/almanac</Survey>
          <Error>https://ads.sample-network.example/track/vast-2.0/error?code=[ERRORCODE]</Error>
          <Impression id="first">https://ads.sample-network.example/track/vast-2.0/impression</Impression>
          <Creatives>
            <Creative AdID="ALMANAC15" sequence="1">
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="creativeView">https://ads.sample-network.example/track/vast-2.0/creativeView</Tracking>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-2.0/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/vast-2.0/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/vast-2.0/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vast-2.0/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-2.0/complete</Tracking>
                  <Tracking event="mute">https://ads.sample-network.example/track/vast-2.0/mute</Tracking>
                  <Tracking event="unmute">https://ads.sample-network.example/track/vast-2.0/unmute</Tracking>
                  <Tracking event="pause">https://ads.sample-network.example/track/vast-2.0/pause</Tracking>
                  <Tracking event="resume">https://ads.sample-network.example/track/vast-2.0/resume</Tracking>
                  <Tracking event="rewind">https://ads.sample-network.example/track/vast-2.0/rewind</Tracking>
                  <Tracking event="fullscreen">https://ads.sample-network.example/track/vast-2.0/fullscreen</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://almanac.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/vast-2.0/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/almanac.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
            <Creative AdID="ALMANAC48">
              <NonLinearAds>
                <TrackingEvents>
                  <Tracking event="creativeView">https://ads.sample-network.example/track/vast-2.0/overlay/creativeView</Tracking>
                </TrackingEvents>
                <NonLinear id="strip" width="480" height="60" minSuggestedDuration="00:00:10" scalable="true">
                  <StaticResource creativeType="image/png">https://media.sample-network.example/almanac-480x60.png</StaticResource>
                  <NonLinearClickThrough>https://almanac.example.com/overlay</NonLinearClickThrough>
                </NonLinear>
              </NonLinearAds>
            </Creative>
            <Creative AdID="ALMANAC30" sequence="1">
              <CompanionAds>
                <Companion id="box" width="300" height="250">
                  <StaticResource creativeType="image/png">https://media.sample-network.example/almanac-300x250.png</StaticResource>
                  <TrackingEvents>
                    <Tracking event="creativeView">https://ads.sample-network.example/track/vast-2.0/companion/creativeView</Tracking>
                  </TrackingEvents>
                  <CompanionClickThrough>https://almanac.example.com/companion</CompanionClickThrough>
                </Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// VAST 3.0.
  static let vast30 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- VAST 3.0: a pod of an ad that may be skipped and a wrapper; an error URL for the whole response. -->
    <VAST version="3.0">
      <Error>https://ads.sample-network.example/track/vast-3.0/error?code=[ERRORCODE]</Error>
      <Ad id="bellows" sequence="1">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <AdTitle>Bellows – fires without smoke</AdTitle>
          <Advertiser>Bellows &amp; Sons</Advertiser>
          <Pricing model="cpm" currency="EUR">12.50</Pricing>
          <Error>https://ads.sample-network.example/track/vast-3.0/bellows/error?code=[ERRORCODE]</Error>
          <Impression id="first">https://ads.sample-network.example/track/vast-3.0/bellows/impression</Impression>
          <Creatives>
            <Creative id="bellows-video" AdID="BELLOWS20">
              <Linear skipoffset="25%">
                <Duration>00:00:20.500</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-3.0/bellows/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/vast-3.0/bellows/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/vast-3.0/bellows/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vast-3.0/bellows/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-3.0/bellows/complete</Tracking>
                  <Tracking event="progress" offset="00:00:10">https://ads.sample-network.example/track/vast-3.0/bellows/progress</Tracking>
                  <Tracking event="skip">https://ads.sample-network.example/track/vast-3.0/bellows/skip</Tracking>
                  <Tracking event="closeLinear">https://ads.sample-network.example/track/vast-3.0/bellows/closeLinear</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://bellows.example.com</ClickThrough>
                  <ClickTracking id="count">https://ads.sample-network.example/track/vast-3.0/bellows/click</ClickTracking>
                  <CustomClick id="map">https://ads.sample-network.example/track/vast-3.0/bellows/map</CustomClick>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="1500">
                    https://media.sample-network.example/bellows-720p.mp4
                  </MediaFile>
                  <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="600">
                    https://media.sample-network.example/bellows-360p.mp4
                  </MediaFile>
                </MediaFiles>
                <Icons>
                  <Icon program="SampleChoices" width="20" height="20" xPosition="left" yPosition="bottom" offset="00:00:01">
                    <StaticResource creativeType="image/png">https://media.sample-network.example/choices-20.png</StaticResource>
                    <IconClicks>
                      <IconClickThrough>https://choices.example.com</IconClickThrough>
                    </IconClicks>
                  </Icon>
                </Icons>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
      <Ad id="elsewhere" sequence="2">
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/vast-3.0/elsewhere/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/vast-3.0/elsewhere/impression</Impression>
          <VASTAdTagURI>https://ads.sample-network.example/tags/vast-2.0</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-3.0/elsewhere/start</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-3.0/elsewhere/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickTracking>https://ads.sample-network.example/track/vast-3.0/elsewhere/click</ClickTracking>
                </VideoClicks>
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """#

  /// VAST 4.0.
  static let vast40 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- VAST 4.0: a mezzanine, a stream and an interactive file; categories, viewability and a verification. -->
    <VAST version="4.0">
      <Ad id="cellar" conditionalAd="false">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/vast-4.0/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/vast-4.0/impression</Impression>
          <AdTitle>Cellar – cheese that waits</AdTitle>
          <Category authority="https://categories.example.com">food-cheese</Category>
          <ViewableImpression id="seen">
            <Viewable>https://ads.sample-network.example/track/vast-4.0/viewable</Viewable>
            <NotViewable>https://ads.sample-network.example/track/vast-4.0/not-viewable</NotViewable>
            <ViewUndetermined>https://ads.sample-network.example/track/vast-4.0/view-undetermined</ViewUndetermined>
          </ViewableImpression>
          <Creatives>
            <Creative id="cellar-video" adId="CELLAR15">
              <UniversalAdId idRegistry="sample-network.example" idValue="CELLAR0015">CELLAR0015</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-4.0/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/vast-4.0/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/vast-4.0/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vast-4.0/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-4.0/complete</Tracking>
                  <Tracking event="playerExpand">https://ads.sample-network.example/track/vast-4.0/playerExpand</Tracking>
                  <Tracking event="playerCollapse">https://ads.sample-network.example/track/vast-4.0/playerCollapse</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://cellar.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/vast-4.0/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <Mezzanine>https://media.sample-network.example/cellar-original.mov</Mezzanine>
                  <MediaFile delivery="progressive" type="video/mp4" width="1920" height="1080" bitrate="4500" codec="avc1.640028">
                    https://media.sample-network.example/cellar-1080p.mp4
                  </MediaFile>
                  <MediaFile delivery="streaming" type="application/x-mpegURL" width="1280" height="720" minBitrate="400" maxBitrate="4500">
                    https://media.sample-network.example/cellar.m3u8
                  </MediaFile>
                  <InteractiveCreativeFile type="application/javascript" apiFramework="VPAID">
                    https://media.sample-network.example/cellar.js
                  </InteractiveCreativeFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
          <Extensions>
            <Extension type="AdVerifications">
              <AdVerifications>
                <Verification vendor="checker.example.com-omid">
                  <JavaScriptResource apiFramework="omid">https://checker.example.com/omid.js</JavaScriptResource>
                </Verification>
              </AdVerifications>
            </Extension>
            <Extension type="sample">
              <Mood>quiet</Mood>
            </Extension>
          </Extensions>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// VAST 4.1.
  static let vast41 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- VAST 4.1: captions, code that may lengthen the ad, a verification, an expiry. -->
    <VAST version="4.1">
      <Ad id="paddle" adType="video">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/vast-4.1/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/vast-4.1/impression</Impression>
          <AdServingId>sample-paddle</AdServingId>
          <AdTitle>Paddle – canoes on wheels</AdTitle>
          <Advertiser id="paddle-works">Paddle Works</Advertiser>
          <Expires>3600</Expires>
          <AdVerifications>
            <Verification vendor="checker.example.com-omid">
              <JavaScriptResource apiFramework="omid" browserOptional="true">https://checker.example.com/omid.js</JavaScriptResource>
              <TrackingEvents>
                <Tracking event="verificationNotExecuted">https://ads.sample-network.example/track/vast-4.1/not-verified?reason=[REASON]</Tracking>
              </TrackingEvents>
              <VerificationParameters><![CDATA[{"campaign": "paddle"}]]></VerificationParameters>
            </Verification>
          </AdVerifications>
          <Creatives>
            <Creative id="paddle-video">
              <UniversalAdId idRegistry="sample-network.example">PADDLE0030</UniversalAdId>
              <Linear>
                <Duration>00:00:30</Duration>
                <TrackingEvents>
                  <Tracking event="loaded">https://ads.sample-network.example/track/vast-4.1/loaded</Tracking>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-4.1/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/vast-4.1/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/vast-4.1/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vast-4.1/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-4.1/complete</Tracking>
                  <Tracking event="notUsed">https://ads.sample-network.example/track/vast-4.1/notUsed</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://paddle.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/vast-4.1/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <Mezzanine delivery="progressive" type="video/quicktime" width="3840" height="2160" fileSize="734003200" mediaType="2D">
                    https://media.sample-network.example/paddle-original.mov
                  </Mezzanine>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000" fileSize="3750000" mediaType="2D">
                    https://media.sample-network.example/paddle.mp4
                  </MediaFile>
                  <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true">
                    https://media.sample-network.example/paddle.html
                  </InteractiveCreativeFile>
                  <ClosedCaptionFiles>
                    <ClosedCaptionFile type="text/vtt" language="en">https://media.sample-network.example/paddle-en.vtt</ClosedCaptionFile>
                    <ClosedCaptionFile type="text/vtt" language="zh-TW">https://media.sample-network.example/paddle-zh.vtt</ClosedCaptionFile>
                  </ClosedCaptionFiles>
                </MediaFiles>
                <AdParameters>level=easy</AdParameters>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// VAST 4.2.
  static let vast42 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- VAST 4.2: an ad for the ear and the eye with two registry names, an icon, a companion and an executable verification. -->
    <VAST version="4.2">
      <Ad id="quarry" adType="hybrid">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/vast-4.2/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/vast-4.2/impression</Impression>
          <AdServingId>sample-quarry</AdServingId>
          <AdTitle>Quarry – stones with a story</AdTitle>
          <AdVerifications>
            <Verification vendor="checker.example.com-native">
              <ExecutableResource apiFramework="omid-native" type="library">https://checker.example.com/checker.bin</ExecutableResource>
            </Verification>
          </AdVerifications>
          <Creatives>
            <Creative id="quarry-video">
              <UniversalAdId idRegistry="sample-network.example">QUARRY0015</UniversalAdId>
              <UniversalAdId idRegistry="registry.example.com">QRY/15/A</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="loaded">https://ads.sample-network.example/track/vast-4.2/loaded</Tracking>
                  <Tracking event="start">https://ads.sample-network.example/track/vast-4.2/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/vast-4.2/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/vast-4.2/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/vast-4.2/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/vast-4.2/complete</Tracking>
                  <Tracking event="interactiveStart">https://ads.sample-network.example/track/vast-4.2/interactiveStart</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://quarry.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/vast-4.2/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/quarry.mp4
                  </MediaFile>
                </MediaFiles>
                <Icons>
                  <Icon program="SampleChoices" width="20" height="20" xPosition="right" yPosition="top" altText="Why this ad?" hoverText="About this ad">
                    <StaticResource creativeType="image/png">https://media.sample-network.example/choices-20.png</StaticResource>
                    <IconViewTracking>https://ads.sample-network.example/track/vast-4.2/icon/view</IconViewTracking>
                  </Icon>
                </Icons>
              </Linear>
            </Creative>
            <Creative id="quarry-companions">
              <UniversalAdId idRegistry="sample-network.example">QUARRY0300</UniversalAdId>
              <CompanionAds required="none">
                <Companion id="box" width="300" height="250" renderingMode="concurrent" pxratio="1.5">
                  <StaticResource creativeType="image/png">https://media.sample-network.example/quarry-300x250.png</StaticResource>
                  <CompanionClickThrough>https://quarry.example.com/box</CompanionClickThrough>
                </Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#
}
