import Foundation
import Testing
import VAST

/// Ads as their servers write them: the elements `Ad` of responses.
enum Fixtures {
  static func resolved(_ xml: String, wrappers: [String] = []) throws -> ResolvedAd {
    try #require(ResolvedAd(ad(xml), wrappers: wrappers.map(ad)))
  }

  static func ad(_ xml: String) throws -> VASTAd {
    let document = try VASTDocument(data: Data(#"<VAST version="4.2">\#(xml)</VAST>"#.utf8))
    return try #require(document.ads.first)
  }

  static let linear = """
    <Ad id="ad-1"><InLine><AdSystem>Server</AdSystem><AdTitle>Coffee</AdTitle>
    <Description>A cup of it</Description><Advertiser>Roasters</Advertiser>
    <Survey>https://survey.example.com/</Survey>
    <Impression>https://track.example.com/impression</Impression>
    <Creatives><Creative id="creative-1" adId="ISCI-1">
    <UniversalAdId idRegistry="ad-id.org">CNPA0484000H</UniversalAdId>
    <Linear skipoffset="25%"><Duration>00:00:20</Duration><AdParameters>a=b</AdParameters>
    <MediaFiles><MediaFile type="video/mp4" width="640" height="360" bitrate="800" delivery="progressive">
    https://media.example.com/coffee.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives>
    </InLine></Ad>
    """

  static let bare = """
    <Ad><InLine><Creatives><Creative><Linear><MediaFiles>
    <MediaFile type="video/mp4">https://media.example.com/bare.mp4</MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad>
    """

  static let overlay = """
    <Ad id="ad-2"><InLine><AdSystem>Server</AdSystem><AdTitle>Overlay</AdTitle><Creatives>
    <Creative id="overlay-creative"><NonLinearAds>
    <NonLinear width="300" height="60" minSuggestedDuration="00:00:08">
    <StaticResource creativeType="image/png">https://media.example.com/overlay.png</StaticResource>
    </NonLinear></NonLinearAds></Creative></Creatives></InLine></Ad>
    """

  static let outer = """
    <Ad id="outer"><Wrapper><AdSystem>Exchange</AdSystem>
    <VASTAdTagURI>https://ads.example.com/inner</VASTAdTagURI>
    <Creatives><Creative id="outer-creative"><Linear/></Creative></Creatives></Wrapper></Ad>
    """

  static let inner = """
    <Ad><Wrapper><AdSystem>Network</AdSystem>
    <VASTAdTagURI>https://ads.example.com/inline</VASTAdTagURI>
    <Extensions><Extension type="DealID"> deal-7 </Extension></Extensions></Wrapper></Ad>
    """

  static let companions = """
    <Ad id="ad-3"><InLine><AdSystem>Server</AdSystem><AdTitle>Companions</AdTitle><Creatives><Creative>
    <CompanionAds>
    <Companion width="300" height="250">
    <StaticResource creativeType="image/png">https://media.example.com/box.png</StaticResource>
    <CompanionClickThrough>https://shop.example.com/</CompanionClickThrough>
    <CompanionClickTracking>https://track.example.com/click</CompanionClickTracking>
    <TrackingEvents><Tracking event="creativeView">https://track.example.com/view</Tracking></TrackingEvents>
    </Companion>
    <Companion width="300" height="250">
    <IFrameResource>https://media.example.com/second.html</IFrameResource></Companion>
    <Companion width="728" height="90"><HTMLResource><![CDATA[<b>Coffee</b>]]></HTMLResource></Companion>
    <Companion width="120" height="600">
    <StaticResource creativeType="image/png">https://media.example.com/sky.png</StaticResource></Companion>
    <Companion width="10" height="10"></Companion>
    </CompanionAds></Creative></Creatives></InLine></Ad>
    """
}
