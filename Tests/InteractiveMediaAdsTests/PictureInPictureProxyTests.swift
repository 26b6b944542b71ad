import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("The proxy for picture-in-picture")
struct PictureInPictureProxyTests {
  let scheduler = VirtualScheduler()
  let app = App()
  let screen = Screen()

  /// Keeps a layer, as an app has to.
  final class Screen {
    var layer: AVPlayerLayer?
  }

  func onStage<Value>(_ script: PictureInPictureScript = .init(), _ make: () throws -> Value) rethrows
    -> Value
  {
    try Platform.$current.withValue(Platform(scheduler: scheduler)) {
      Platform.current.media.pictureInPicture = script
      return try make()
    }
  }

  func controller(_ script: PictureInPictureScript = .init()) throws -> AVPictureInPictureController {
    try onStage(script) {
      let player = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript()))
      let layer = AVPlayerLayer(player: player)
      screen.layer = layer
      let controller = try #require(AVPictureInPictureController(playerLayer: layer))
      scheduler.run()
      return controller
    }
  }

  func playerViewController(_ script: PictureInPictureScript = .init()) -> AVPlayerViewController {
    onStage(script) {
      let controller = AVPlayerViewController()
      controller.player = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript()))
      scheduler.run()
      return controller
    }
  }

  /// A proxy that writes changes into the app's log.
  func watched(_ proxy: PictureInPictureProxy) -> PictureInPictureProxy {
    proxy.tell(app) { [weak proxy] state in
      #expect(proxy?.isPictureInPictureActive == (state != .closed))
      app.messages.append("\(state)")
    }
    app.proxy = proxy
    return proxy
  }

  static let whole = [
    "opening", "willStart true", "open", "didStart true", "restore true", "closing", "willStop true",
    "closed",
    "didStop false",
  ]

  @Test("hands on every message of a controller, in order, and knows whether it is active")
  func controllerMessages() throws {
    let controller = try controller(PictureInPictureScript(transition: .milliseconds(400)))
    let proxy = watched(PictureInPictureProxy(avPictureInPictureControllerDelegate: app))
    controller.delegate = proxy
    #expect(!proxy.isPictureInPictureActive)
    controller.startPictureInPicture()
    scheduler.advance(by: .milliseconds(200))
    // The window is not open yet, but no ad may start any more.
    #expect(proxy.isPictureInPictureActive && !controller.isPictureInPictureActive)
    scheduler.run()
    controller.stopPictureInPicture()
    scheduler.run()
    #expect(!proxy.isPictureInPictureActive)
    #expect(app.messages == Self.whole)
  }

  @Test("hands on a failure, and is not active any more")
  func failure() throws {
    let controller = try controller(PictureInPictureScript(failsToStart: true))
    let proxy = watched(PictureInPictureProxy(avPictureInPictureControllerDelegate: app))
    controller.delegate = proxy
    controller.startPictureInPicture()
    scheduler.run()
    #expect(app.messages == ["opening", "willStart true", "closed", "failed false -1001"])
  }

  @Test("hands on every message of a player view controller, in order")
  func playerViewControllerMessages() {
    let controller = playerViewController()
    let proxy = watched(PictureInPictureProxy(avPlayerViewControllerDelegate: app))
    controller.delegate = proxy
    controller.tapPictureInPictureButton()
    scheduler.run()
    #expect(proxy.isPictureInPictureActive)
    controller.returnFromPictureInPicture()
    scheduler.run()
    #expect(app.messages == Self.whole.flatMap { $0 == "willStart true" ? [$0, "dismiss? true"] : [$0] })
    app.messages = []
    let failing = playerViewController(PictureInPictureScript(failsToStart: true))
    failing.delegate = proxy
    failing.tapPictureInPictureButton()
    scheduler.run()
    #expect(
      app.messages == [
        "opening", "willStart true", "dismiss? true", "closed", "failed false -1001",
      ]
    )
  }

  @Test("hands on the handler for showing the player again, which the window waits for")
  func restoring() throws {
    let controller = try controller()
    let proxy = watched(PictureInPictureProxy(avPictureInPictureControllerDelegate: app))
    controller.delegate = proxy
    app.restoresAtOnce = false
    controller.startPictureInPicture()
    scheduler.run()
    controller.stopPictureInPicture()
    scheduler.run()
    #expect(app.messages.last == "restore true" && proxy.isPictureInPictureActive)
    app.restored?(true)
    scheduler.run()
    #expect(app.messages == Self.whole)
  }

  @Test("without the app it knows all the same, and answers that there is nothing to show")
  func withoutDelegate() throws {
    let controller = try controller()
    var other: App? = App()
    let proxy = PictureInPictureProxy(avPictureInPictureControllerDelegate: try #require(other))
    other = nil
    #expect(proxy.controllerDelegate == nil)
    controller.delegate = proxy
    controller.startPictureInPicture()
    scheduler.run()
    #expect(proxy.isPictureInPictureActive)
    var answers: [Bool] = []
    proxy.pictureInPictureController(
      controller,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { answers.append($0) }
    )
    #expect(answers == [false])
    controller.stopPictureInPicture()
    scheduler.run()
    #expect(!proxy.isPictureInPictureActive)

    other = App()
    let second = PictureInPictureProxy(avPlayerViewControllerDelegate: try #require(other))
    other = nil
    let player = playerViewController()
    second.playerViewController(
      player,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { answers.append($0) }
    )
    #expect(answers == [false, false])
    #expect(second.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(player))
  }

  @Test("asks the app whether the player goes away")
  func dismissal() {
    let proxy = watched(PictureInPictureProxy(avPlayerViewControllerDelegate: app))
    app.dismisses = false
    #expect(
      !proxy.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(playerViewController())
    )
  }

  @Test("hands on what the viewer does with the controls, and leaves it be without the app")
  func controls() {
    let proxy = watched(PictureInPictureProxy(avPlayerViewControllerDelegate: app))
    let controller = playerViewController()
    controller.delegate = proxy
    controller.navigate(to: CMTime(seconds: 60, preferredTimescale: 600))
    controller.setTransportBar(visible: true)
    #expect(app.messages == ["to false 60.0", "at false 45.0", "bar false true"])
    let alone = PictureInPictureProxy(avPlayerViewControllerDelegate: App())
    controller.delegate = alone
    controller.navigate(to: CMTime(seconds: 80, preferredTimescale: 600))
    controller.setTransportBar(visible: false)
    scheduler.run()
    #expect(controller.player?.currentTime().seconds == 80)
  }

  @Test("says whether there is picture-in-picture at all")
  func support() {
    onStage { #expect(PictureInPictureProxy.isPictureInPictureSupported()) }
    onStage(PictureInPictureScript(isSupported: false)) {
      #expect(!PictureInPictureProxy.isPictureInPictureSupported())
    }
  }

  /// Takes down the messages, each with what the proxy says then.
  final class App: NSObject, AVPictureInPictureControllerDelegate, AVPlayerViewControllerDelegate {
    var messages: [String] = []
    weak var proxy: PictureInPictureProxy?
    var restoresAtOnce = true
    var restored: ((Bool) -> Void)?
    var dismisses = true

    func add(_ word: String, _ more: String = "") {
      messages.append("\(word) \(proxy?.isPictureInPictureActive ?? false)\(more)")
    }

    func restore(_ completionHandler: @escaping (Bool) -> Void) {
      add("restore")
      if restoresAtOnce { completionHandler(true) } else { restored = completionHandler }
    }

    func playerViewController(
      _ controller: AVPlayerViewController,
      timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
      to targetTime: CMTime
    ) -> CMTime {
      add("to", " \(targetTime.seconds)")
      return CMTime(seconds: 45, preferredTimescale: 600)
    }

    func playerViewController(
      _ controller: AVPlayerViewController,
      willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
      to targetTime: CMTime
    ) {
      add("at", " \(targetTime.seconds)")
    }

    func playerViewController(
      _ controller: AVPlayerViewController,
      willTransitionToVisibilityOfTransportBar visible: Bool,
      with coordinator: any AVPlayerViewControllerAnimationCoordinator
    ) {
      add("bar", " \(visible)")
    }

    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
      add("willStart")
    }
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
      add("didStart")
    }
    func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      add("failed", " \((error as? AVKitError)?.errorCode ?? 0)")
    }
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
      add("willStop")
    }
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
      add("didStop")
    }
    func pictureInPictureController(
      _ controller: AVPictureInPictureController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void
    ) {
      restore(completionHandler)
    }

    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {
      add("willStart")
    }
    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {
      add("didStart")
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      add("failed", " \((error as? AVKitError)?.errorCode ?? 0)")
    }
    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {
      add("willStop")
    }
    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {
      add("didStop")
    }
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
      _ controller: AVPlayerViewController
    ) -> Bool {
      add("dismiss?")
      return dismisses
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void
    ) {
      restore(completionHandler)
    }
  }
}
