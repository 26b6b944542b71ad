import Foundation
import HeadlessUIKit
import Testing

/// The app's windows, as adapters look for them. Other tests show windows of their own meanwhile, so none of these
/// counts windows, and none gives way to others between showing and asking.
@MainActor
@Suite struct WindowSceneTests {
  private let scene: UIWindowScene

  init() throws {
    scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
  }

  @Test("there is one scene, in the foreground, upright, on the screen")
  func scenes() {
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.interfaceOrientation.isPortrait && !scene.interfaceOrientation.isLandscape)
    #expect(scene.screen === UIScreen.main)
  }

  @Test("a window joins the scene when it is shown, and leaves it when it is hidden")
  func joinsAndLeaves() {
    let window = UIWindow()
    #expect(window.windowScene == nil && !scene.windows.contains(window))
    window.isHidden = false
    #expect(window.windowScene === scene && scene.windows.contains(window))
    #expect(UIApplication.shared.windows.contains(window))
    #expect(!window.isKeyWindow)
    window.isHidden = true
    #expect(window.windowScene == nil && !scene.windows.contains(window))
  }

  @Test("a window shown twice is there once")
  func onlyOnce() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.isHidden = false
    window.makeKeyAndVisible()
    #expect(scene.windows.filter { $0 === window }.count == 1)
  }

  @Test("windows are in the order in which they were shown")
  func order() {
    let windows = (0..<3).map { _ in UIWindow() }
    for window in windows.reversed() { window.isHidden = false }
    #expect(scene.windows.filter(windows.contains) == windows.reversed())
  }

  @Test("the scene does not keep a window alive")
  func weak() {
    var window: UIWindow? = UIWindow()
    weak let witness = window
    window?.makeKeyAndVisible()
    #expect(scene.keyWindow === witness)
    window = nil
    #expect(witness == nil)
    #expect(scene.windows.allSatisfy { !$0.isHidden })
  }

  @Test("there is one key window: the last one made so that is still shown")
  func keyWindow() {
    let first = UIWindow()
    let second = UIWindow()
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow && !first.isKeyWindow && scene.keyWindow === second)
    second.isHidden = true
    #expect(first.isKeyWindow && !second.isKeyWindow)
  }

  @Test("the key window leads to the controller in front")
  func rootViewController() {
    let screen = Screen()
    #expect(UIApplication.shared.keyWindow?.rootViewController === screen.controller)
  }

  @Test("orientations are upright or on their side, or not known")
  func orientations() {
    let upright: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown]
    let onTheirSide: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]
    for orientation in upright { #expect(orientation.isPortrait && !orientation.isLandscape) }
    for orientation in onTheirSide { #expect(!orientation.isPortrait && orientation.isLandscape) }
    #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
  }

  @Test("the device is a phone")
  func device() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  #if os(Linux)
    @Test("the functions of Core Graphics make what the initialisers make")
    func geometry() {
      #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
      #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    }
  #endif
}
