/// Two responses that between them have a value for every property of every type in the module VAST.
enum EverythingDocuments {
  static let vast = """
    <VAST version="4.2">
      <Error>https://a.example/none</Error>
      <Ad id="all" sequence="1" conditionalAd="true" adType="audio">
        <InLine>
          <AdSystem version="2">System</AdSystem>
          <Error>https://a.example/error</Error>
          <Impression id="i">https://a.example/impression</Impression>
          <AdServingId>serving</AdServingId>
          <AdTitle>Title</AdTitle>
          <Description>Description</Description>
          <Advertiser id="who">Advertiser</Advertiser>
          <Category authority="https://a.example/list">code</Category>
          <Survey type="text/html">https://a.example/survey</Survey>
          <Expires>60</Expires>
          <Pricing model="cpv" currency="EUR">0.125</Pricing>
          <ViewableImpression id="v">
            <Viewable>https://a.example/viewable</Viewable>
            <NotViewable>https://a.example/not-viewable</NotViewable>
            <ViewUndetermined>https://a.example/undetermined</ViewUndetermined>
          </ViewableImpression>
          <AdVerifications>
            <Verification vendor="vendor">
              <JavaScriptResource apiFramework="omid" browserOptional="false">https://a.example/v.js</JavaScriptResource>
              <ExecutableResource apiFramework="native" type="bin">some reference</ExecutableResource>
              <TrackingEvents>
                <Tracking event="verificationNotExecuted">https://a.example/not-executed</Tracking>
              </TrackingEvents>
              <ViewableImpression id="w"><Viewable>https://a.example/w</Viewable></ViewableImpression>
              <VerificationParameters>parameters</VerificationParameters>
            </Verification>
          </AdVerifications>
          <Extensions><Extension type="t"><a b="c"/></Extension></Extensions>
          <Creatives>
            <Creative id="c" adId="ad" sequence="2" apiFramework="SIMID">
              <UniversalAdId idRegistry="registry">name</UniversalAdId>
              <Linear skipoffset="00:00:05.250">
                <Duration>00:00:10.100</Duration>
                <MediaFiles>
                  <MediaFile id="m" delivery="streaming" type="video/mp4" width="1" height="2" codec="avc1"
                    bitrate="3" minBitrate="4" maxBitrate="5" scalable="true" maintainAspectRatio="false"
                    apiFramework="VPAID" fileSize="6" mediaType="360">https://a.example/m.mp4</MediaFile>
                  <Mezzanine id="z" delivery="progressive" type="video/quicktime" width="7" height="8" codec="raw"
                    fileSize="9" mediaType="3D">https://a.example/z.mov</Mezzanine>
                  <InteractiveCreativeFile type="text/html" apiFramework="SIMID"
                    variableDuration="false">https://a.example/i.html</InteractiveCreativeFile>
                  <ClosedCaptionFiles>
                    <ClosedCaptionFile type="text/vtt" language="en">https://a.example/c.vtt</ClosedCaptionFile>
                  </ClosedCaptionFiles>
                </MediaFiles>
                <AdParameters xmlEncoded="true">parameters</AdParameters>
                <TrackingEvents>
                  <Tracking event="progress" offset="12.5%">https://a.example/progress</Tracking>
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough id="t">https://a.example/page</ClickThrough>
                  <ClickTracking id="k">https://a.example/click</ClickTracking>
                  <CustomClick id="u">https://a.example/custom</CustomClick>
                </VideoClicks>
                <Icons>
                  <Icon program="p" width="1" height="2" xPosition="3" yPosition="bottom" offset="00:00:01"
                    duration="00:00:02" apiFramework="a" pxratio="1.5" altText="alt" hoverText="hover">
                    <IFrameResource>https://a.example/frame</IFrameResource>
                    <IconViewTracking>https://a.example/view</IconViewTracking>
                    <IconClicks>
                      <IconClickThrough>https://a.example/icon</IconClickThrough>
                      <IconClickTracking id="x">https://a.example/icon-click</IconClickTracking>
                      <IconClickFallbackImages>
                        <IconClickFallbackImage width="5" height="6">
                          <AltText>fallback</AltText>
                          <StaticResource creativeType="image/png">https://a.example/f.png</StaticResource>
                        </IconClickFallbackImage>
                      </IconClickFallbackImages>
                    </IconClicks>
                  </Icon>
                </Icons>
              </Linear>
              <CreativeExtensions><CreativeExtension type="u">text</CreativeExtension></CreativeExtensions>
            </Creative>
            <Creative>
              <NonLinearAds>
                <TrackingEvents><Tracking event="close">https://a.example/close</Tracking></TrackingEvents>
                <NonLinear id="n" width="1" height="2" expandedWidth="3" expandedHeight="4" scalable="true"
                  maintainAspectRatio="true" minSuggestedDuration="00:00:05" apiFramework="a">
                  <HTMLResource>page</HTMLResource>
                  <AdParameters>parameters</AdParameters>
                  <NonLinearClickThrough>https://a.example/overlay</NonLinearClickThrough>
                  <NonLinearClickTracking id="o">https://a.example/overlay-click</NonLinearClickTracking>
                </NonLinear>
              </NonLinearAds>
            </Creative>
            <Creative>
              <CompanionAds required="all">
                <Companion id="c" width="1" height="2" assetWidth="3" assetHeight="4" expandedWidth="5"
                  expandedHeight="6" apiFramework="a" adSlotId="slot" pxratio="2" renderingMode="end-card">
                  <StaticResource creativeType="image/png">https://a.example/c.png</StaticResource>
                  <AdParameters>parameters</AdParameters>
                  <AltText>alt</AltText>
                  <CompanionClickThrough>https://a.example/companion</CompanionClickThrough>
                  <CompanionClickTracking id="d">https://a.example/companion-click</CompanionClickTracking>
                  <TrackingEvents><Tracking event="creativeView">https://a.example/shown</Tracking></TrackingEvents>
                  <CreativeExtensions><CreativeExtension type="v"/></CreativeExtensions>
                </Companion>
              </CompanionAds>
            </Creative>
          </Creatives>
          <Odd/>
        </InLine>
      </Ad>
      <Ad>
        <Wrapper followAdditionalWrappers="false" allowMultipleAds="true" fallbackOnNoAd="false">
          <AdSystem>System</AdSystem>
          <Impression>https://a.example/impression</Impression>
          <VASTAdTagURI>https://a.example/tag</VASTAdTagURI>
          <BlockedAdCategories authority="https://a.example/list">blocked</BlockedAdCategories>
        </Wrapper>
      </Ad>
    </VAST>
    """

  static let vmap = """
    <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="00:00:01.500" breakType="linear,display" breakId="b" repeatAfter="00:01:00">
        <vmap:AdSource id="s" allowMultipleAds="false" followRedirects="true">
          <vmap:AdTagURI templateType="vast4">https://a.example/tag</vmap:AdTagURI>
        </vmap:AdSource>
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakEnd">https://a.example/end</vmap:Tracking>
        </vmap:TrackingEvents>
        <vmap:Extensions><vmap:Extension type="t"/></vmap:Extensions>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="#2" breakType="linear">
        <vmap:AdSource><vmap:CustomAdData templateType="own">text</vmap:CustomAdData></vmap:AdSource>
      </vmap:AdBreak>
      <vmap:AdBreak timeOffset="end" breakType="linear">
        <vmap:AdSource><vmap:VASTAdData><VAST version="4.0"/></vmap:VASTAdData></vmap:AdSource>
      </vmap:AdBreak>
      <vmap:Extensions><vmap:Extension type="u"/></vmap:Extensions>
      <vmap:Odd/>
    </vmap:VMAP>
    """
}
