/// A linear ad of VAST 4 in a response.
struct VideoAd {
  /// The ad's ID, and the name of its creative.
  let id: String
  let title: String
  /// The name of its creative in the registry.
  let code: String
  let seconds: Int
  /// The name of the advertiser's site and of the media file, where it is not the ID.
  var name: String?
  /// Attributes of the ad and of the linear creative, each with a space before it.
  var attributes = ""
  var creativeAttributes = ""
  var linearAttributes = ""
  /// What stands below the title, below the registry's name, below the media files, and below the creative.
  var details: Markup = ""
  var otherCodes: Markup = ""
  var additions: Markup = ""
  var companions: Markup = ""
  var events = TrackedEvent.quartiles
  /// The media files, where it is not one of the ad's name.
  var files: [Markup]?

  /// The ad, with its tracking URLs below a path.
  func markup(_ path: String, attributes: String = "") -> Markup {
    let name = name ?? id
    return #"""
      <Ad id="\#(id)"\#(self.attributes)\#(attributes)>
        <InLine>
          <AdSystem version="1.0">Sample Ad Server</AdSystem>
          <Error>\#(tracking: path)/error?code=[ERRORCODE]</Error>
          <Impression>\#(tracking: path)/impression</Impression>
          <AdServingId>sample-\#(id)</AdServingId>
          <AdTitle>\#(title)</AdTitle>
          \#(details)
          <Creatives>
            <Creative id="\#(id)-video"\#(creativeAttributes)>
              \#(.universalAdID(code))
              \#(otherCodes)
              <Linear\#(linearAttributes)>
                <Duration>00:00:\#(seconds < 10 ? "0" : "")\#(seconds)</Duration>
                <TrackingEvents>
                  \#(.events(path, events))
                </TrackingEvents>
                <VideoClicks>
                  <ClickThrough>https://\#(name).example.com</ClickThrough>
                  <ClickTracking>\#(tracking: path)/click</ClickTracking>
                </VideoClicks>
                <MediaFiles>
                  \#(Markup(files ?? [.mediaFile("\(name).mp4")]))
                </MediaFiles>
                \#(additions)
              </Linear>
            </Creative>
            \#(companions)
          </Creatives>
        </InLine>
      </Ad>
      """#
  }

  /// The ad as one of several of a response, with its tracking URLs below a path of its own.
  func markup(in path: String, sequence: Int? = nil) -> Markup {
    markup("\(path)/\(id)", attributes: sequence.map { " sequence=\"\($0)\"" } ?? "")
  }
}
