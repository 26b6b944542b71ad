import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Focus on a television")
struct FocusTests {
  @Test("the container has something to focus during an ad break, and only then")
  func adBreak() throws {
    let app = FilmApp()
    app.request(Response.vmap(Response.adBreak("mid", at: "00:00:10", Response.ad("a"))))
    app.advance(by: 5)
    #expect(app.container.focusEnvironment == nil)
    app.advance(by: 6)
    let environment = try #require(app.container.focusEnvironment)
    UIFocusSystem.focusSystem(for: environment)?.requestFocusUpdate(to: environment)
    environment.updateFocusIfNeeded()
    let focused = UIFocusSystem.focusSystem(for: environment)?.focusedItem as? UIButton
    #expect(focused?.currentTitle == "Learn More")
    app.advance(by: 20)
    #expect(app.container.focusEnvironment == nil)
  }

  @Test("it is there from the request to pause the content to the one to resume it, or until destroy()")
  func edges() {
    let app = FilmApp()
    var seen: [String] = []
    app.onLine = { line, app in
      guard line.hasPrefix("pause") || line.hasPrefix("resume") else { return }
      seen.append("\(line.prefix { $0 != " " }) \(app.container.focusEnvironment != nil)")
    }
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 30)
    #expect(seen == ["pause true", "resume false"])
    app.request(Response.vast(Response.ad("b")))
    app.advance(by: 3)
    app.manager?.destroy()
    #expect(app.container.focusEnvironment == nil)
  }
}
