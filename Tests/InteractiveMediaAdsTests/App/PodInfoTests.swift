import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("What an ad says of its pod")
struct PodInfoTests {
  /// The pods of the ads that start, by name.
  private func pods(_ response: String, for seconds: Double) -> [String: AdPodInfo] {
    let app = FilmApp()
    app.request(response)
    app.advance(by: seconds)
    var pods: [String: AdPodInfo] = [:]
    for event in app.events where event.type == .STARTED {
      if let ad = event.ad { pods[ad.adId] = ad.adPodInfo }
    }
    return pods
  }

  private func bumper(_ name: String, at offset: String, _ ad: String) -> String {
    Response.adBreak(name, at: offset, ad).replacing(
      "</vmap:AdBreak>",
      with: """
        <vmap:Extensions><vmap:Extension type="bumper" suppress_bumper="true"/></vmap:Extensions></vmap:AdBreak>
        """
    )
  }

  @Test("the ads of a break with the extension “bumper” are bumpers, in one pod with the others of that time")
  func bumpers() {
    let pods = pods(
      Response.vmap(
        bumper("mid", at: "00:00:30", Response.ad("before")),
        Response.adBreak("mid", at: "00:00:30", Response.ad("ad")),
        bumper("mid", at: "00:00:30", Response.ad("after"))
      ),
      for: 90
    )
    #expect(pods.mapValues(\.isBumper) == ["before": true, "ad": false, "after": true])
    #expect(pods.mapValues(\.adPosition) == ["before": 1, "ad": 2, "after": 3])
    #expect(pods.values.allSatisfy { $0.totalAds == 3 && $0.podIndex == 1 && $0.timeOffset == 30 })
  }

  @Test("a pod may last as long as its ads together")
  func maxDuration() {
    let pods = pods(
      Response.vast(Response.ad("a", sequence: 1), Response.ad("b", sequence: 2)),
      for: 60
    )
    #expect(pods.mapValues(\.maxDuration) == ["a": 20, "b": 20])
  }

  @Test("it is not known how long a pod may last if one of its ads does not say")
  func unknownDuration() {
    let silent = Response.ad("b", sequence: 2).replacing(/<Duration>.*<\/Duration>/, with: "")
    let pods = pods(Response.vast(Response.ad("a", sequence: 1), silent), for: 20)
    #expect(pods["a"]?.maxDuration == -1)
  }
}
