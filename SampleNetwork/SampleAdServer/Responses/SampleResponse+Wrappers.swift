// Responses that lead to others.
extension SampleResponse {
  /// The first of three wrappers.
  static let wrapperChain = vast(
    "The first of three wrappers around one ad.",
    wrapper(
      "first-wrapper",
      "wrapper-chain",
      to: .wrapperChainSecond,
      details: .viewableImpression("wrapper-chain")
    )
  )

  /// The second of three wrappers.
  static let wrapperChainSecond = vast(
    "The second of three wrappers around one ad.",
    wrapper(
      "second-wrapper",
      "wrapper-chain-second",
      to: .wrapperChainThird,
      events: TrackedEvent.quartiles + ["pause", "resume"]
    )
  )

  /// The last of three wrappers.
  static let wrapperChainThird = vast(
    "The third of three wrappers around one ad.",
    wrapper("third-wrapper", "wrapper-chain-third", to: .wrapped)
  )

  /// The ad that they lead to.
  static let wrapped = vast(
    "The ad inside the wrappers.",
    VideoAd(id: "wrapped", title: "Birch – skis by post", code: "WRAPPED0001", seconds: 15, name: "birch")
      .markup("wrapped")
  )

  /// A wrapper that leads to the next.
  static let wrapperLoop = vast(
    "A wrapper around a wrapper around this one.",
    wrapper("loop", "wrapper-loop", to: .wrapperLoopBack, events: ["start"], tracksClicks: false)
  )

  /// A wrapper that leads back.
  static let wrapperLoopBack = vast(
    "The wrapper that leads back.",
    wrapper("loop-back", "wrapper-loop-back", to: .wrapperLoop, events: ["start"], tracksClicks: false)
  )

  /// A wrapper that leads on and on.
  static let tooManyRedirects = vast(
    "The first of five wrappers: two of this tag and the three of wrapper-chain.",
    wrapper(
      "one-too-many",
      "too-many-redirects",
      to: .tooManyRedirectsSecond,
      events: ["start"],
      tracksClicks: false
    )
  )

  /// The one that it leads to.
  static let tooManyRedirectsSecond = vast(
    "The second of five wrappers.",
    wrapper(
      "nearly-too-many",
      "too-many-redirects-second",
      to: .wrapperChain,
      events: ["start"],
      tracksClicks: false
    )
  )
}

extension SampleResponse {
  /// A wrapper around another response, with its tracking URLs below a path.
  static func wrapper(
    _ id: String,
    _ path: String,
    to tag: SampleAdTag,
    attributes: String = "",
    details: Markup = "",
    events: [TrackedEvent] = TrackedEvent.quartiles,
    tracksClicks: Bool = true
  ) -> Markup {
    let clicks: Markup = """
      <VideoClicks>
        <ClickTracking>\(tracking: path)/click</ClickTracking>
      </VideoClicks>
      """
    return #"""
      <Ad id="\#(id)"\#(attributes)>
        <Wrapper>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>\#(tracking: path)/error?code=[ERRORCODE]</Error>
          <Impression>\#(tracking: path)/impression</Impression>
          \#(details)
          <VASTAdTagURI>\#(tag.url)</VASTAdTagURI>
          <Creatives>
            <Creative>
              <Linear>
                <TrackingEvents>
                  \#(.events(path, events))
                </TrackingEvents>
                \#(tracksClicks ? clicks : "")
              </Linear>
            </Creative>
          </Creatives>
        </Wrapper>
      </Ad>
      """#
  }
}
