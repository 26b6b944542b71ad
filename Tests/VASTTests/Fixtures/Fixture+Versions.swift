extension Fixture {
  static let version2 = """
    <?xml version="1.0" encoding="UTF-8"?>
    <VAST version="2.0">
      <Ad id="two">
        <InLine>
          <AdSystem version="1.5">Old Server</AdSystem>
          <AdTitle>Tea</AdTitle>
          <Description>A cup of tea</Description>
          <Survey>https://a.example/survey</Survey>
          <Error>https://a.example/error</Error>
          <Impression id="first">https://a.example/impression</Impression>
          <Impression id="second"><![CDATA[
            https://b.example/impression?a=1&b=[CACHEBUSTING]
          ]]></Impression>
          <Creatives>
            <Creative AdID="tea-1" sequence="1">
              <Linear>
                <Duration>00:00:30</Duration>
                <TrackingEvents>
                  <Tracking event="start">https://a.example/start</Tracking>
                  <Tracking event="complete">https://a.example/complete</Tracking>
                </TrackingEvents>
                <AdParameters>colour=green</AdParameters>
                <VideoClicks>
                  <ClickThrough id="page">https://tea.example</ClickThrough>
                  <ClickTracking>https://a.example/click</ClickTracking>
                  <CustomClick id="more">https://a.example/custom</CustomClick>
                </VideoClicks>
                <MediaFiles>
                  <MediaFile id="m" delivery="progressive" type="video/mp4" bitrate="500" width="640" height="360"
                    scalable="true" maintainAspectRatio="false" apiFramework="VPAID">https://m.example/tea.mp4</MediaFile>
                </MediaFiles>
              </Linear>
            </Creative>
            <Creative>
              <NonLinearAds>
                <TrackingEvents><Tracking event="creativeView">https://a.example/overlay</Tracking></TrackingEvents>
                <NonLinear id="n" width="480" height="60" expandedWidth="480" expandedHeight="200" scalable="false"
                  minSuggestedDuration="00:00:05" apiFramework="VPAID">
                  <StaticResource creativeType="image/png">https://m.example/overlay.png</StaticResource>
                  <NonLinearClickThrough>https://tea.example/overlay</NonLinearClickThrough>
                  <AdParameters>a=b</AdParameters>
                </NonLinear>
              </NonLinearAds>
            </Creative>
            <Creative>
              <CompanionAds>
                <Companion id="c" width="300" height="250">
                  <HTMLResource><![CDATA[<a href="https://tea.example">Tea</a>]]></HTMLResource>
                  <TrackingEvents><Tracking event="creativeView">https://a.example/c</Tracking></TrackingEvents>
                  <CompanionClickThrough>https://tea.example/companion</CompanionClickThrough>
                  <AltText>Tea</AltText>
                </Companion>
                <Companion width="728" height="90"><IFrameResource>https://m.example/frame</IFrameResource></Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
          <Extensions>
            <Extension type="AdVerifications"><AdVerifications>
              <Verification vendor="v.example-omid">
                <JavaScriptResource apiFramework="omid" browserOptional="true">https://v.example/v.js</JavaScriptResource>
                <TrackingEvents>
                  <Tracking event="verificationNotExecuted">https://v.example/not?r=[REASON]</Tracking>
                </TrackingEvents>
                <VerificationParameters>key=1</VerificationParameters>
              </Verification>
            </AdVerifications></Extension>
          </Extensions>
        </InLine>
      </Ad>
    </VAST>
    """

  static let version3 = """
    <VAST version="3.0">
      <Error>https://a.example/none</Error>
      <Ad id="three" sequence="2">
        <Wrapper followAdditionalWrappers="0" allowMultipleAds="1" fallbackOnNoAd="true">
          <AdSystem>Middle Server</AdSystem>
          <VASTAdTagURI><![CDATA[ https://b.example/tag?x=1&y=2 ]]></VASTAdTagURI>
          <Impression>https://a.example/impression</Impression>
          <Creatives>
            <Creative>
              <Linear skipoffset="25%">
                <TrackingEvents>
                  <Tracking event="progress" offset="00:00:07.500">https://a.example/7</Tracking>
                  <Tracking event="progress" offset="50%">https://a.example/50</Tracking>
                </TrackingEvents>
                <Icons>
                  <Icon program="Choices" width="20" height="21" xPosition="right" yPosition="5" offset="00:00:01"
                    duration="00:00:10" apiFramework="x">
                    <StaticResource creativeType="image/png">https://m.example/icon.png</StaticResource>
                    <IconClicks>
                      <IconClickThrough>https://choices.example</IconClickThrough>
                      <IconClickTracking id="i">https://a.example/icon-click</IconClickTracking>
                    </IconClicks>
                    <IconViewTracking>https://a.example/icon-view</IconViewTracking>
                  </Icon>
                </Icons>
              </Linear>
            </Creative>
            <Creative><CompanionAds required="any"/></Creative>
          </Creatives>
        </Wrapper>
      </Ad>
    </VAST>
    """

  static let version4 = """
    <VAST version="4.2" xmlns="http://www.iab.com/VAST">
      <Ad id="four" sequence="1" conditionalAd="false" adType="audio">
        <InLine>
          <AdSystem>New Server</AdSystem>
          <AdTitle>Coffee</AdTitle>
          <AdServingId>ServerName-47ed3bac</AdServingId>
          <Category authority="https://iabtechlab.example/categories">232</Category>
          <Advertiser id="roaster">Roaster</Advertiser>
          <Pricing model="CPM" currency="usd"><![CDATA[ 25.50 ]]></Pricing>
          <Expires>3600</Expires>
          <Impression>https://a.example/impression</Impression>
          <ViewableImpression id="vi">
            <Viewable>https://a.example/viewable</Viewable>
            <NotViewable>https://a.example/not</NotViewable>
            <ViewUndetermined>https://a.example/unknown</ViewUndetermined>
          </ViewableImpression>
          <AdVerifications>
            <Verification vendor="v.example-omid">
              <ExecutableResource apiFramework="x" type="native">module</ExecutableResource>
            </Verification>
          </AdVerifications>
          <Creatives>
            <Creative id="c4" adId="coffee" sequence="1" apiFramework="SIMID">
              <UniversalAdId idRegistry="ad-id.example">CNPA0484000H</UniversalAdId>
              <UniversalAdId idRegistry="other.example" idValue="99">99</UniversalAdId>
              <CreativeExtensions><CreativeExtension type="t"><x:y xmlns:x="urn:x" b="2" a="&lt;1">z &amp; <![CDATA[<w>]]></x:y></CreativeExtension></CreativeExtensions>
              <Linear skipoffset="00:00:05">
                <Duration>00:01:00.250</Duration>
                <AdParameters xmlEncoded="true">&lt;a/&gt;</AdParameters>
                <MediaFiles>
                  <ClosedCaptionFiles>
                    <ClosedCaptionFile type="text/vtt" language="en">https://m.example/en.vtt</ClosedCaptionFile>
                  </ClosedCaptionFiles>
                  <MediaFile delivery="streaming" type="application/x-mpegURL" width="1920" height="1080"
                    minBitrate="500" maxBitrate="4000" codec="avc1" mediaType="2D">https://m.example/coffee.m3u8</MediaFile>
                  <Mezzanine id="z" delivery="progressive" type="video/mp4" width="3840" height="2160"
                    fileSize="700" mediaType="2D">https://m.example/mezzanine.mp4</Mezzanine>
                  <InteractiveCreativeFile type="text/html" apiFramework="SIMID" variableDuration="true">https://m.example/simid.html</InteractiveCreativeFile>
                </MediaFiles>
                <Icons>
                  <Icon width="20" height="20" xPosition="7" yPosition="top" pxratio="1.5" altText="alt" hoverText="hover">
                    <IconClicks>
                      <IconClickFallbackImages>
                        <IconClickFallbackImage width="950" height="600">
                          <AltText>why</AltText>
                          <StaticResource creativeType="image/png">https://m.example/why.png</StaticResource>
                        </IconClickFallbackImage>
                      </IconClickFallbackImages>
                    </IconClicks>
                  </Icon>
                </Icons>
              </Linear>
            </Creative>
            <Creative>
              <CompanionAds required="none">
                <Companion width="300" height="250" assetWidth="600" assetHeight="500" expandedWidth="310"
                  expandedHeight="260" adSlotId="side" pxratio="2" renderingMode="end-card">
                  <CompanionClickTracking id="k">https://a.example/companion-click</CompanionClickTracking>
                </Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
        </InLine>
      </Ad>
    </VAST>
    """

  static let playlist = """
    <?xml version="1.0"?>
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start" breakType="linear" breakId="pre">
        <vmap:AdSource id="s1" allowMultipleAds="false" followRedirects="true">
          <vmap:VASTAdData>
            <VAST version="3.0"><Ad id="inside"><InLine>
              <AdSystem>s</AdSystem><AdTitle>t</AdTitle><Impression>https://a.example/i</Impression>
              <Creatives><Creative><Linear><Duration>00:00:05</Duration>
              <MediaFiles><MediaFile type="video/mp4">https://m.example/break.mp4</MediaFile></MediaFiles>
              </Linear></Creative></Creatives>
            </InLine></Ad></VAST>
          </vmap:VASTAdData>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">https://a.example/break-start</vmap:Tracking>
          <vmap:Tracking event="breakEnd">https://a.example/break-end</vmap:Tracking>
          <vmap:Tracking event="error">https://a.example/break-error?c=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
        <vmap:Extensions><vmap:Extension type="bumper"><b/></vmap:Extension></vmap:Extensions>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="00:10:00.500" breakType="linear,nonlinear" repeatAfter="00:15:00">
        <vmap:AdSource><vmap:AdTagURI templateType="vast4"><![CDATA[https://a.example/mid?a=1&b=2]]></vmap:AdTagURI></vmap:AdSource>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="display">
        <vmap:AdSource><vmap:CustomAdData templateType="proprietary"><![CDATA[{"ad": 1}]]></vmap:CustomAdData></vmap:AdSource>
      </vmap:AdBreak>
      <vmap:Extensions><vmap:Extension type="all"/></vmap:Extensions>
    </vmap:VMAP>
    """
}
