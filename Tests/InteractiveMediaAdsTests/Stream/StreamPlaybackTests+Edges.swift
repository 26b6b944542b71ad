import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// What happens at the edges of a break, and in the midst of an event.
extension StreamPlaybackTests {
  @Test(
    "an app that destroys the manager in an event hears nothing more, and nothing lies over the ad",
    arguments: ["AD_BREAK_STARTED", "STARTED", "MIDPOINT", "COMPLETE", "AD_PERIOD_ENDED"]
  )
  func destroyedInside(name: String) {
    app.onEvent = { [app] event in if event.type.name == name { app.manager?.destroy() } }
    schedule("pod/1", at: [breakTime])
    app.player.play()
    app.advance(by: 80)
    #expect(app.take().last?.hasPrefix(name) == true)
    #expect(app.container.adContainer.subviews.isEmpty)
  }
}
