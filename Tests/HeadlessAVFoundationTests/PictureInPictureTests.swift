import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Picture-in-picture")
struct PictureInPictureTests {
  let scheduler = VirtualScheduler()
  let viewer = Viewer()
  let screen = Screen()

  /// Keeps a layer, as an app has to.
  final class Screen {
    var layer: AVPlayerLayer?
  }

  func controller(_ script: PictureInPictureScript = PictureInPictureScript()) throws
    -> AVPictureInPictureController
  {
    try Platform.$current.withValue(Platform(scheduler: scheduler)) {
      Platform.current.media.pictureInPicture = script
      let player = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript()))
      let layer = AVPlayerLayer(player: player)
      screen.layer = layer
      let controller = try #require(AVPictureInPictureController(playerLayer: layer))
      controller.delegate = viewer
      return controller
    }
  }

  @Test("opens and closes with all its messages in order")
  func order() throws {
    let controller = try controller(PictureInPictureScript(transition: .milliseconds(400)))
    #expect(!controller.isPictureInPicturePossible)
    scheduler.run()
    #expect(controller.isPictureInPicturePossible)
    controller.startPictureInPicture()
    controller.startPictureInPicture()
    #expect(!controller.isPictureInPictureActive)
    scheduler.run()
    #expect(controller.isPictureInPictureActive)
    #expect(scheduler.now == .milliseconds(400))
    controller.stopPictureInPicture()
    controller.stopPictureInPicture()
    scheduler.run()
    #expect(viewer.messages == ["willStart", "didStart true", "restore", "willStop true", "didStop false"])
    #expect(!controller.isPictureInPictureActive)
  }

  @Test("waits for the app to show its player again")
  func waits() throws {
    viewer.restoresAtOnce = false
    let controller = try controller()
    scheduler.run()
    controller.startPictureInPicture()
    scheduler.run()
    controller.stopPictureInPicture()
    scheduler.run()
    #expect(viewer.messages.last == "restore")
    #expect(controller.isPictureInPictureActive)
    viewer.restored?(true)
    viewer.restored?(true)
    scheduler.run()
    #expect(viewer.messages.suffix(2) == ["willStop true", "didStop false"])
  }

  @Test("closed by the viewer does not ask for the app's player")
  func closed() throws {
    let controller = try controller()
    scheduler.run()
    controller.startPictureInPicture()
    scheduler.run()
    controller.closePictureInPictureWindow()
    scheduler.run()
    #expect(viewer.messages == ["willStart", "didStart true", "willStop true", "didStop false"])
  }

  @Test("fails when it is not possible, and when the script says so")
  func fails() throws {
    let impossible = try controller()
    impossible.playerLayer.player = nil
    impossible.startPictureInPicture()
    scheduler.run()
    #expect(viewer.messages == ["failed -1001"])
    viewer.messages = []
    let scripted = try controller(PictureInPictureScript(failsToStart: true))
    scheduler.run()
    scripted.startPictureInPicture()
    scheduler.run()
    #expect(viewer.messages == ["willStart", "failed -1001"])
    #expect(!scripted.isPictureInPictureActive)
  }

  @Test("does not keep its layer: without it the window does not open, and the error says why")
  func released() throws {
    let controller = try controller()
    scheduler.run()
    weak let layer = screen.layer
    screen.layer = nil
    #expect(layer == nil)
    #expect(!controller.isPictureInPicturePossible && controller.playerLayer.player == nil)
    controller.startPictureInPicture()
    scheduler.run()
    #expect(viewer.messages == ["failed -1001"])
    let description = (viewer.error as? AVKitError)?.errorDescription
    #expect(description?.contains("the AVPlayerLayer was released") == true)
  }

  @Test("a window whose layer is released closes")
  func releasedWhileOpen() throws {
    let controller = try controller()
    scheduler.run()
    controller.startPictureInPicture()
    scheduler.run()
    screen.layer = nil
    scheduler.run()
    #expect(viewer.messages == ["willStart", "didStart true", "willStop true", "didStop false"])
    #expect(!controller.isPictureInPictureActive)
  }

  @Test("is not there where it is not supported")
  func unsupported() {
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      Platform.current.media.pictureInPicture.isSupported = false
      #expect(!AVPictureInPictureController.isPictureInPictureSupported())
      #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
    }
  }

  @Test("takes its picture from a layer in a view, for an app whose sound goes on")
  func aroundIt() throws {
    let view = UIView(frame: .zero)
    let layer = AVPlayerLayer(player: nil)
    view.layer.addSublayer(layer)
    #expect(layer.superlayer === view.layer)
    layer.addSublayer(view.layer)
    #expect(view.layer.sublayers == [layer])
    layer.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
    #expect(PlayerView(frame: .zero).layer is AVPlayerLayer)

    try AVAudioSession.sharedInstance().setActive(true)
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(AVAudioSession.sharedInstance().isActive)
  }
}

private final class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
}

/// Takes down what a controller tells.
@MainActor
final class Viewer: AVPictureInPictureControllerDelegate {
  var messages: [String] = []
  var restoresAtOnce = true
  var restored: ((Bool) -> Void)?
  var error: (any Error)?

  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {
    messages.append("willStart")
  }
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    messages.append("didStart \(controller.isPictureInPictureActive)")
  }
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    self.error = error
    messages.append("failed \((error as NSError).code)")
  }
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
    messages.append("willStop \(controller.isPictureInPictureActive)")
  }
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
    messages.append("didStop \(controller.isPictureInPictureActive)")
  }
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    messages.append("restore")
    if restoresAtOnce { completionHandler(true) } else { restored = completionHandler }
  }
}
