import Foundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("The page of an ad")
struct ClickThroughTests {
  /// An app in which a viewer has tapped “Learn More” of an ad that has been playing for a second.
  private func click(
    _ page: String,
    settingUp change: (FilmApp) -> Void = { _ in },
    opening isOpened: @escaping (URL) -> Bool = { _ in true }
  ) throws -> FilmApp {
    let app = FilmApp()
    change(app)
    let before = UIApplication.shared.urlOpener
    defer { UIApplication.shared.urlOpener = before }
    UIApplication.shared.urlOpener = isOpened
    app.request(Response.vast(Response.ad("a").replacing("https://shop.example/a", with: page)))
    app.advance(by: 2)
    _ = app.take()
    let overlay = try #require(app.container.adContainer.subviews.last)
    #expect(try #require(overlay.subviews.compactMap { $0 as? UIButton }.first).tap())
    return app
  }

  @Test("is opened by the system with the values of its macros, and the app goes to the background")
  func outside() throws {
    var opened: [String] = []
    let app = try click(
      "https://shop.example/a?at=[CONTENTPLAYHEAD]&amp;state=[PLAYERSTATE]&amp;own=[OWN]",
      opening: {
        opened.append($0.absoluteString)
        return true
      }
    )
    defer { UIApplication.shared.enterForeground() }
    let expanded = "https://shop.example/a?at=00%3A00%3A00.000&state=-1&own=%5BOWN%5D"
    #expect(opened == [expanded])
    #expect(UIApplication.shared.applicationState == .background)
    let page = try #require(app.manager?.clickThroughs.first)
    #expect(page.template == "https://shop.example/a?at=[CONTENTPLAYHEAD]&state=[PLAYERSTATE]&own=[OWN]")
    #expect(page.url.absoluteString == expanded)
    #expect(page.destination == .external)
    #expect(app.take() == ["CLICKED a", "PAUSE a"])
  }

  @Test("is shown in the app where there is a controller for it")
  func inside() throws {
    let app = try click(
      "https://shop.example/a",
      settingUp: { $0.rendering.linkOpenerPresentingController = $0.rootViewController }
    )
    #expect(app.manager?.clickThroughs.map(\.destination) == [.inApp])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("that nothing can open leaves the app where it is, with a remark")
  func unopened() throws {
    let app = try click("https://shop.example/a", opening: { _ in false })
    #expect(app.manager?.clickThroughs.map(\.destination) == [.unopened])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(app.take() == ["CLICKED a", "LOG"])
    #expect(app.manager?.remarks.last?.text.contains("“https://shop.example/a”") == true)
  }

  @Test("that is no web page once its macros have values is not opened, with a remark")
  func noWebPage() throws {
    let app = try click("https://shop.example:[OWN]/a")
    #expect(app.manager?.clickThroughs.isEmpty == true)
    #expect(app.manager?.remarks.last?.text.contains("is not an http or https URL") == true)
  }
}
