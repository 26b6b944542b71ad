import AdPlatform
import Foundation
import HeadlessAVFoundation
import InteractiveMediaAds
import SampleAdServer
import Testing

@testable import ReadmeExample

@Test @MainActor func playsTheFilmBetweenItsAds() throws {
  let scheduler = VirtualScheduler()
  let server = SampleAdServer(scheduler: scheduler)
  let platform = Platform(scheduler: scheduler, httpClient: server)
  let film = try #require(URL(string: "https://content.example/film.mp4"))
  let app = Platform.$current.withValue(platform) { FilmViewController(film: film) }
  app.requestAds(tag: SampleAdTag.vmap.url)
  scheduler.advance(by: .seconds(5))
  #expect(app.events.last == .FIRST_QUARTILE)
  #expect(app.player.rate == 0)
  scheduler.advance(by: .seconds(15 * 60))
  #expect(app.events.last == .ALL_ADS_COMPLETED)
  #expect(app.player.currentTime().seconds == 600)
  #expect(server.requests.filter { $0.url.path().hasSuffix("/impression") }.count == 4)
}
