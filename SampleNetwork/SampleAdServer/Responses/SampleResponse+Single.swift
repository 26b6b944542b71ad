// Responses with one ad.
extension SampleResponse {
  /// One linear ad.
  static let single = vast(
    "One ad of 15 seconds, in three sizes as MP4 and in one as WebM.",
    VideoAd(
      id: "compass",
      title: "Compass – hiking maps",
      code: "COMPASS0015",
      seconds: 15,
      details: """
        <Description>Every trail in your pocket.</Description>
        <Advertiser>Compass Maps</Advertiser>
        """,
      events: ["loaded"] + TrackedEvent.quartiles
        + ["mute", "unmute", "pause", "resume", .progress("00:00:05")],
      files: [
        .mediaFile("compass-1080p.mp4", width: 1920, height: 1080, bitrate: 4500),
        .mediaFile("compass-720p.mp4"),
        .mediaFile("compass-360p.mp4", width: 640, height: 360, bitrate: 700),
        .mediaFile("compass-720p.webm", type: "video/webm", bitrate: 1800),
      ]
    ).markup("single")
  )

  /// An ad that can be skipped.
  static let skippable = vast(
    "One ad of 30 seconds that may be skipped after 5.",
    VideoAd(
      id: "orchard",
      title: "Orchard – apples by bicycle",
      code: "ORCHARD0030",
      seconds: 30,
      linearAttributes: #" skipoffset="00:00:05""#,
      events: TrackedEvent.quartiles + [.progress("00:00:05"), .progress("50%", to: "half"), "skip"]
    ).markup("skippable")
  )

  /// An ad with companions.
  static let companions = vast(
    "One ad with three companions: an image, a frame and a piece of a page.",
    VideoAd(
      id: "lantern",
      title: "Lantern – light for small rooms",
      code: "LANTERN0015",
      seconds: 15,
      creativeAttributes: #" sequence="1""#,
      companions: #"""
        <Creative id="lantern-companions" sequence="1">
          \#(.universalAdID("LANTERN0300"))
          <CompanionAds required="any">
            <Companion id="box" width="300" height="250" adSlotId="side">
              <StaticResource creativeType="image/png">https://media.sample-network.example/lantern-300x250.png</StaticResource>
              <AltText>A lantern on a table</AltText>
              <CompanionClickThrough>https://lantern.example.com/box</CompanionClickThrough>
              <CompanionClickTracking>\#(tracking: "companions/box")/click</CompanionClickTracking>
              <TrackingEvents>
                \#(.events("companions/box", ["creativeView"]))
              </TrackingEvents>
            </Companion>
            <Companion id="banner" width="728" height="90">
              <IFrameResource>https://media.sample-network.example/lantern-728x90.html</IFrameResource>
              <TrackingEvents>
                \#(.events("companions/banner", ["creativeView"]))
              </TrackingEvents>
            </Companion>
            <Companion id="tile" width="320" height="50" renderingMode="end-card">
              <HTMLResource><![CDATA[<a href="https://lantern.example.com/tile">Light for small rooms</a>]]></HTMLResource>
            </Companion>
          </CompanionAds>
        </Creative>
        """#
    ).markup("companions")
  )

  /// An ad with icons.
  static let icons = vast(
    "One ad with two icons, one for the whole time and one for five seconds.",
    VideoAd(
      id: "kite",
      title: "Kite – wind by the hour",
      code: "KITE0015",
      seconds: 15,
      additions: #"""
        <Icons>
          <Icon program="SampleChoices" width="20" height="20" xPosition="right" yPosition="top" altText="Why this ad?">
            <StaticResource creativeType="image/png">https://media.sample-network.example/choices-20.png</StaticResource>
            <IconViewTracking>\#(tracking: "icons/choices")/view</IconViewTracking>
            <IconClicks>
              <IconClickThrough>https://choices.example.com</IconClickThrough>
              <IconClickTracking>\#(tracking: "icons/choices")/click</IconClickTracking>
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
        """#
    ).markup("icons")
  )

  /// What comes late.
  static let slow = vast(
    "An ad that comes too late.",
    VideoAd(id: "snail", title: "Snail – letters by hand", code: "SNAIL0001", seconds: 10).markup("slow")
  )
}
