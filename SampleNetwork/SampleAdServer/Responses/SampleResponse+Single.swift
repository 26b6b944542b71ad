/// What the sample ad server answers.
enum SampleResponse {}

// Responses with one ad.
extension SampleResponse {
  /// One linear ad.
  static let single = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- One ad of 15 seconds, in three sizes as MP4 and in one as WebM. -->
    <VAST version="4.2">
      <Ad id="compass">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/single/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/single/impression</Impression>
          <AdServingId>sample-compass</AdServingId>
          <AdTitle>Compass – hiking maps</AdTitle>
          <Description>Every trail in your pocket.</Description>
          <Advertiser>Compass Maps</Advertiser>
          <Creatives>
            <Creative id="compass-video">
              <UniversalAdId idRegistry="sample-network.example">COMPASS0015</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="loaded">https://ads.sample-network.example/track/single/loaded</Tracking>
                  <Tracking event="start">https://ads.sample-network.example/track/single/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/single/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/single/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/single/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/single/complete</Tracking>
                  <Tracking event="mute">https://ads.sample-network.example/track/single/mute</Tracking>
                  <Tracking event="unmute">https://ads.sample-network.example/track/single/unmute</Tracking>
                  <Tracking event="pause">https://ads.sample-network.example/track/single/pause</Tracking>
                  <Tracking event="resume">https://ads.sample-network.example/track/single/resume</Tracking>
                  <Tracking event="progress" offset="00:00:05">https://ads.sample-network.example/track/single/progress</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://compass.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/single/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1920" height="1080" bitrate="4500">
                    https://media.sample-network.example/compass-1080p.mp4
                  </MediaFile>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/compass-720p.mp4
                  </MediaFile>
                  <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="700">
                    https://media.sample-network.example/compass-360p.mp4
                  </MediaFile>
                  <MediaFile delivery="progressive" type="video/webm" width="1280" height="720" bitrate="1800">
                    https://media.sample-network.example/compass-720p.webm
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// An ad that can be skipped.
  static let skippable = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- One ad of 30 seconds that may be skipped after 5. -->
    <VAST version="4.2">
      <Ad id="orchard">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/skippable/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/skippable/impression</Impression>
          <AdServingId>sample-orchard</AdServingId>
          <AdTitle>Orchard – apples by bicycle</AdTitle>
          <Creatives>
            <Creative id="orchard-video">
              <UniversalAdId idRegistry="sample-network.example">ORCHARD0030</UniversalAdId>
              <Linear skipoffset="00:00:05">
                <Duration>00:00:30</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/skippable/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/skippable/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/skippable/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/skippable/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/skippable/complete</Tracking>
                  <Tracking event="progress" offset="00:00:05">https://ads.sample-network.example/track/skippable/progress</Tracking>
                  <Tracking event="progress" offset="50%">https://ads.sample-network.example/track/skippable/half</Tracking>
                  <Tracking event="skip">https://ads.sample-network.example/track/skippable/skip</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://orchard.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/skippable/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/orchard.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// An ad with companions.
  static let companions = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- One ad with three companions: an image, a frame and a piece of a page. -->
    <VAST version="4.2">
      <Ad id="lantern">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/companions/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/companions/impression</Impression>
          <AdServingId>sample-lantern</AdServingId>
          <AdTitle>Lantern – light for small rooms</AdTitle>
          <Creatives>
            <Creative id="lantern-video" sequence="1">
              <UniversalAdId idRegistry="sample-network.example">LANTERN0015</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/companions/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/companions/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/companions/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/companions/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/companions/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://lantern.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/companions/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/lantern.mp4
                  </MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
            <Creative id="lantern-companions" sequence="1">
              <UniversalAdId idRegistry="sample-network.example">LANTERN0300</UniversalAdId>
              <CompanionAds required="any">
                <Companion id="box" width="300" height="250" adSlotId="side">
                  <StaticResource creativeType="image/png">https://media.sample-network.example/lantern-300x250.png</StaticResource>
                  <AltText>A lantern on a table</AltText>
                  <CompanionClickThrough>https://lantern.example.com/box</CompanionClickThrough>
                  <CompanionClickTracking>https://ads.sample-network.example/track/companions/box/click</CompanionClickTracking>
                  <TrackingEvents>
                    <Tracking event="creativeView">https://ads.sample-network.example/track/companions/box/creativeView</Tracking>
                  </TrackingEvents>
                </Companion>
                <Companion id="banner" width="728" height="90">
                  <IFrameResource>https://media.sample-network.example/lantern-728x90.html</IFrameResource>
                  <TrackingEvents>
                    <Tracking event="creativeView">https://ads.sample-network.example/track/companions/banner/creativeView</Tracking>
                  </TrackingEvents>
                </Companion>
                <Companion id="tile" width="320" height="50" renderingMode="end-card">
                  <HTMLResource><![CDATA[<a href="https://lantern.example.com/tile">Light for small rooms</a>]]></HTMLResource>
                </Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// An ad with icons.
  static let icons = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- One ad with two icons, one for the whole time and one for five seconds. -->
    <VAST version="4.2">
      <Ad id="kite">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/icons/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/icons/impression</Impression>
          <AdServingId>sample-kite</AdServingId>
          <AdTitle>Kite – wind by the hour</AdTitle>
          <Creatives>
            <Creative id="kite-video">
              <UniversalAdId idRegistry="sample-network.example">KITE0015</UniversalAdId>
              <Linear>
                <Duration>00:00:15</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/icons/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/icons/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/icons/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/icons/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/icons/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://kite.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/icons/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/kite.mp4
                  </MediaFile>
                </MediaFiles>
                <Icons>
                  <Icon program="SampleChoices" width="20" height="20" xPosition="right" yPosition="top" altText="Why this ad?">
                    <StaticResource creativeType="image/png">https://media.sample-network.example/choices-20.png</StaticResource>
                    <IconViewTracking>https://ads.sample-network.example/track/icons/choices/view</IconViewTracking>
                    <IconClicks>
                      <IconClickThrough>https://choices.example.com</IconClickThrough>
                      <IconClickTracking>https://ads.sample-network.example/track/icons/choices/click</IconClickTracking>
                      <IconClickFallbackImages>
                        <IconClickFallbackImage width="320" height="180">
                          <AltText>You see this ad because it is a sample.</AltText>
                          <StaticResource creativeType="image/png">https://media.sample-network.example/choices-explained.png</StaticResource>
                        </IconClickFallbackImage>
                      </IconClickFallbackImages>
                    </IconClicks>
                  </Icon>
                  <Icon program="SampleStars" width="60" height="20" xPosition="10" yPosition="bottom" offset="00:00:05" duration="00:00:05">
                    <StaticResource creativeType="image/png">https://media.sample-network.example/stars-60x20.png</StaticResource>
                  </Icon>
                </Icons>
              </Linear>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """#

  /// What comes late.
  static let slow = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- An ad that comes too late. -->
    <VAST version="4.2">
      <Ad id="snail">
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>https://ads.sample-network.example/track/slow/error?code=[ERRORCODE]</Error>
          <Impression>https://ads.sample-network.example/track/slow/impression</Impression>
          <AdServingId>sample-snail</AdServingId>
          <AdTitle>Snail – letters by hand</AdTitle>
          <Creatives>
            <Creative id="snail-video">
              <UniversalAdId idRegistry="sample-network.example">SNAIL0001</UniversalAdId>
              <Linear>
                <Duration>00:00:10</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://ads.sample-network.example/track/slow/start</Tracking>
                  <Tracking event="firstQuartile">https://ads.sample-network.example/track/slow/firstQuartile</Tracking>
                  <Tracking event="midpoint">https://ads.sample-network.example/track/slow/midpoint</Tracking>
                  <Tracking event="thirdQuartile">https://ads.sample-network.example/track/slow/thirdQuartile</Tracking>
                  <Tracking event="complete">https://ads.sample-network.example/track/slow/complete</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://snail.example.com</ClickThrough>
                  <ClickTracking>https://ads.sample-network.example/track/slow/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720" bitrate="2000">
                    https://media.sample-network.example/snail.mp4
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
