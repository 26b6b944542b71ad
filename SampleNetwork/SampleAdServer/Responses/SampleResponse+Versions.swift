// A response of each version of VAST.
extension SampleResponse {
  /// VAST 2.0.
  static let vast20 = vast(
    "VAST 2.0: a linear ad with an overlay and a companion.",
    version: "2.0",
    #"""
    <Ad id="almanac">
      <InLine>
        <AdSystem version="1.0">Sample Ad Server</AdSystem>
        <AdTitle>Almanac – the year on one page</AdTitle>
        <Description>A calendar that fits on a door.</Description>
        <Survey>https://survey.example.com/almanac</Survey>
        <Error>\#(tracking: "vast-2.0")/error?code=[ERRORCODE]</Error>
        <Impression id="first">\#(tracking: "vast-2.0")/impression</Impression>
        <Creatives>
          <Creative AdID="ALMANAC15" sequence="1">
            <Linear>
              <Duration>00:00:15</Duration>
              <TrackingEvents>
                \#(.events("vast-2.0", ["creativeView"]))
                \#(.events("vast-2.0"))
                \#(.events("vast-2.0", ["mute", "unmute", "pause", "resume", "rewind", "fullscreen"]))
              </TrackingEvents>
              <VideoClicks>
                <ClickThrough>https://almanac.example.com</ClickThrough>
                <ClickTracking>\#(tracking: "vast-2.0")/click</ClickTracking>
              </VideoClicks>
              <MediaFiles>
                \#(.mediaFile("almanac.mp4"))
              </MediaFiles>
            </Linear>
          </Creative>
          <Creative AdID="ALMANAC48">
            <NonLinearAds>
              <TrackingEvents>
                \#(.events("vast-2.0/overlay", ["creativeView"]))
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
                  \#(.events("vast-2.0/companion", ["creativeView"]))
                </TrackingEvents>
                <CompanionClickThrough>https://almanac.example.com/companion</CompanionClickThrough>
              </Companion>
            </CompanionAds>
          </Creative>
        </Creatives>
      </InLine>
    </Ad>
    """#
  )

  /// VAST 3.0.
  static let vast30 = vast(
    "VAST 3.0: a pod of an ad that may be skipped and a wrapper; an error URL for the whole response.",
    version: "3.0",
    #"""
    <Error>\#(tracking: "vast-3.0")/error?code=[ERRORCODE]</Error>
    <Ad id="bellows" sequence="1">
      <InLine>
        <AdSystem version="1.0">Sample Ad Server</AdSystem>
        <AdTitle>Bellows – fires without smoke</AdTitle>
        <Advertiser>Bellows &amp; Sons</Advertiser>
        <Pricing model="cpm" currency="EUR">12.50</Pricing>
        <Error>\#(tracking: "vast-3.0/bellows")/error?code=[ERRORCODE]</Error>
        <Impression id="first">\#(tracking: "vast-3.0/bellows")/impression</Impression>
        <Creatives>
          <Creative id="bellows-video" AdID="BELLOWS20">
            <Linear skipoffset="25%">
              <Duration>00:00:20.500</Duration>
              <TrackingEvents>
                \#(.events("vast-3.0/bellows"))
                \#(.events("vast-3.0/bellows", [.progress("00:00:10"), "skip", "closeLinear"]))
              </TrackingEvents>
              <VideoClicks>
                <ClickThrough>https://bellows.example.com</ClickThrough>
                <ClickTracking id="count">\#(tracking: "vast-3.0/bellows")/click</ClickTracking>
                <CustomClick id="map">\#(tracking: "vast-3.0/bellows")/map</CustomClick>
              </VideoClicks>
              <MediaFiles>
                \#(.mediaFile("bellows-720p.mp4", bitrate: 1500))
                \#(.mediaFile("bellows-360p.mp4", width: 640, height: 360, bitrate: 600))
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
    \#(
      wrapper(
        "elsewhere",
        "vast-3.0/elsewhere",
        to: .vast20,
        attributes: #" sequence="2""#,
        events: ["start", "complete"]
      )
    )
    """#
  )

  /// VAST 4.0.
  static let vast40 = vast(
    "VAST 4.0: a mezzanine, a stream and an interactive file; categories, viewability and a verification.",
    version: "4.0",
    #"""
    <Ad id="cellar" conditionalAd="false">
      <InLine>
        <AdSystem version="1.0">Sample Ad Server</AdSystem>
        <Error>\#(tracking: "vast-4.0")/error?code=[ERRORCODE]</Error>
        <Impression>\#(tracking: "vast-4.0")/impression</Impression>
        <AdTitle>Cellar – cheese that waits</AdTitle>
        <Category authority="https://categories.example.com">food-cheese</Category>
        \#(.viewableImpression("vast-4.0", attributes: #" id="seen""#))
        <Creatives>
          <Creative id="cellar-video" adId="CELLAR15">
            <UniversalAdId idRegistry="sample-network.example" idValue="CELLAR0015">CELLAR0015</UniversalAdId>
            <Linear>
              <Duration>00:00:15</Duration>
              <TrackingEvents>
                \#(.events("vast-4.0"))
                \#(.events("vast-4.0", ["playerExpand", "playerCollapse"]))
              </TrackingEvents>
              <VideoClicks>
                <ClickThrough>https://cellar.example.com</ClickThrough>
                <ClickTracking>\#(tracking: "vast-4.0")/click</ClickTracking>
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
    """#
  )

  /// VAST 4.1.
  static let vast41 = vast(
    "VAST 4.1: captions, code that may lengthen the ad, a verification, an expiry.",
    version: "4.1",
    VideoAd(
      id: "paddle",
      title: "Paddle – canoes on wheels",
      code: "PADDLE0030",
      seconds: 30,
      attributes: #" adType="video""#,
      details: #"""
        <Advertiser id="paddle-works">Paddle Works</Advertiser>
        <Expires>3600</Expires>
        <AdVerifications>
          <Verification vendor="checker.example.com-omid">
            <JavaScriptResource apiFramework="omid" browserOptional="true">https://checker.example.com/omid.js</JavaScriptResource>
            <TrackingEvents>
              <Tracking event="verificationNotExecuted">\#(tracking: "vast-4.1")/not-verified?reason=[REASON]</Tracking>
            </TrackingEvents>
            <VerificationParameters><![CDATA[{"campaign": "paddle"}]]></VerificationParameters>
          </Verification>
        </AdVerifications>
        """#,
      additions: "<AdParameters>level=easy</AdParameters>",
      events: ["loaded"] + TrackedEvent.quartiles + ["notUsed"],
      files: [
        #"""
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
        """#
      ]
    ).markup("vast-4.1")
  )

  /// VAST 4.2.
  static let vast42 = vast(
    "VAST 4.2: an ad for the ear and the eye with two registry names, an icon, a companion and an executable verification.",
    VideoAd(
      id: "quarry",
      title: "Quarry – stones with a story",
      code: "QUARRY0015",
      seconds: 15,
      attributes: #" adType="hybrid""#,
      details: #"""
        <AdVerifications>
          <Verification vendor="checker.example.com-native">
            <ExecutableResource apiFramework="omid-native" type="library">https://checker.example.com/checker.bin</ExecutableResource>
          </Verification>
        </AdVerifications>
        """#,
      otherCodes: #"<UniversalAdId idRegistry="registry.example.com">QRY/15/A</UniversalAdId>"#,
      additions: #"""
        <Icons>
          <Icon program="SampleChoices" width="20" height="20" xPosition="right" yPosition="top" altText="Why this ad?" hoverText="About this ad">
            <StaticResource creativeType="image/png">https://media.sample-network.example/choices-20.png</StaticResource>
            <IconViewTracking>\#(tracking: "vast-4.2/icon")/view</IconViewTracking>
          </Icon>
        </Icons>
        """#,
      companions: #"""
        <Creative id="quarry-companions">
          \#(.universalAdID("QUARRY0300"))
          <CompanionAds required="none">
            <Companion id="box" width="300" height="250" renderingMode="concurrent" pxratio="1.5">
              <StaticResource creativeType="image/png">https://media.sample-network.example/quarry-300x250.png</StaticResource>
              <CompanionClickThrough>https://quarry.example.com/box</CompanionClickThrough>
            </Companion>
          </CompanionAds>
        </Creative>
        """#,
      events: ["loaded"] + TrackedEvent.quartiles + ["interactiveStart"]
    ).markup("vast-4.2")
  )
}
