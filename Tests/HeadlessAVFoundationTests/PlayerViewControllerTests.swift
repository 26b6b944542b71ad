import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A player view controller")
struct PlayerViewControllerTests {
  let scheduler = VirtualScheduler()
  let app = App()

  func controller(_ script: PictureInPictureScript = PictureInPictureScript()) -> AVPlayerViewController {
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      Platform.current.media.pictureInPicture = script
      let controller = AVPlayerViewController()
      controller.player = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript()))
      controller.delegate = app
      scheduler.run()
      return controller
    }
  }

  @Test("opens and closes its window with all messages in order")
  func order() {
    let controller = controller()
    controller.tapPictureInPictureButton()
    controller.tapPictureInPictureButton()
    scheduler.run()
    #expect(app.messages == ["willStart", "dismiss?", "didStart"])
    controller.returnFromPictureInPicture()
    scheduler.run()
    #expect(app.messages.dropFirst(3) == ["restore", "willStop", "didStop"])
    app.messages = []
    controller.tapPictureInPictureButton()
    scheduler.run()
    controller.closePictureInPictureWindow()
    scheduler.run()
    #expect(app.messages == ["willStart", "dismiss?", "didStart", "willStop", "didStop"])
  }

  @Test("opens none that is not allowed, not supported or fails")
  func refused() {
    let allowed = controller()
    allowed.allowsPictureInPicturePlayback = false
    allowed.tapPictureInPictureButton()
    controller(PictureInPictureScript(isSupported: false)).tapPictureInPictureButton()
    scheduler.run()
    #expect(app.messages.isEmpty)
    let failing = controller(PictureInPictureScript(failsToStart: true))
    failing.tapPictureInPictureButton()
    scheduler.run()
    #expect(app.messages == ["willStart", "dismiss?", "failed -1001"])
  }

  @Test("goes away when the window opens, unless the app keeps it", arguments: [true, false])
  func dismissal(dismisses: Bool) throws {
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    app.dismisses = dismisses
    let controller = controller()
    root.present(controller, animated: false)
    controller.tapPictureInPictureButton()
    scheduler.run()
    #expect((root.presentedViewController == nil) == dismisses)
  }

  @Test("goes to the time that its delegate chooses in place of the viewer's")
  func navigation() {
    let controller = controller()
    controller.navigate(to: CMTime(seconds: 60, preferredTimescale: 600))
    #expect(app.messages == ["from 0.0 to 60.0", "at 30.0"])
    scheduler.run()
    #expect(controller.player?.currentTime().seconds == 30)
    controller.requiresLinearPlayback = true
    controller.navigate(to: CMTime(seconds: 90, preferredTimescale: 600))
    controller.delegate = nil
    controller.requiresLinearPlayback = false
    controller.navigate(to: CMTime(seconds: 80, preferredTimescale: 600))
    scheduler.run()
    #expect(controller.player?.currentTime().seconds == 80)
    #expect(app.messages.count == 2)
  }

  @Test("animates what the app adds to the bar with the controls, each with its end")
  func transportBar() {
    let controller = controller()
    controller.setTransportBar(visible: true)
    controller.setTransportBar(visible: false)
    #expect(app.messages == ["bar true", "animated", "ended true", "bar false", "animated", "ended true"])
  }

  @Test("releases itself, and has a view over the picture")
  func views() {
    weak var gone: AVPlayerViewController?
    do {
      let controller = controller()
      #expect(controller.contentOverlayView?.superview === controller.view)
      controller.videoGravity = .resize
      #expect(controller.videoGravity == .resize)
      controller.tapPictureInPictureButton()
      gone = controller
    }
    scheduler.run()
    #expect(gone == nil)
  }

  final class App: AVPlayerViewControllerDelegate {
    var messages: [String] = []
    var dismisses = true

    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {
      messages.append("willStart")
    }
    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {
      messages.append("didStart")
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      messages.append("failed \((error as? AVKitError)?.errorCode ?? 0)")
    }
    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {
      messages.append("willStop")
    }
    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {
      messages.append("didStop")
    }
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
      _ controller: AVPlayerViewController
    ) -> Bool {
      messages.append("dismiss?")
      return dismisses
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void
    ) {
      messages.append("restore")
      completionHandler(true)
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      timeToSeekAfterUserNavigatedFrom oldTime: CMTime,
      to targetTime: CMTime
    ) -> CMTime {
      messages.append("from \(oldTime.seconds) to \(targetTime.seconds)")
      return CMTime(seconds: targetTime.seconds / 2, preferredTimescale: 600)
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      willResumePlaybackAfterUserNavigatedFrom oldTime: CMTime,
      to targetTime: CMTime
    ) {
      messages.append("at \(targetTime.seconds)")
    }
    func playerViewController(
      _ controller: AVPlayerViewController,
      willTransitionToVisibilityOfTransportBar visible: Bool,
      with coordinator: any AVPlayerViewControllerAnimationCoordinator
    ) {
      messages.append("bar \(visible)")
      coordinator.addCoordinatedAnimations {
        self.messages.append("animated")
      } completion: {
        self.messages.append("ended \($0)")
      }
      coordinator.addCoordinatedAnimations(nil)
    }
  }
}
