import AdPlatform
public import Foundation

/// Opens and closes an invisible picture-in-picture window, on the scheduler of `Platform.current` at its creation.
///
/// Delegates are called later, on the main actor, in this order: will start, did start; restore, will stop, did stop.
@preconcurrency
@MainActor
open class AVPictureInPictureController: NSObject {
  /// Whether the machine has picture-in-picture: as `Platform.current.media.pictureInPicture` says.
  open class func isPictureInPictureSupported() -> Bool {
    Platform.current.media.pictureInPicture.isSupported
  }

  /// Whose picture goes into the window.
  ///
  /// The controller does not keep the layer alive: the app keeps a reference to it, or the layer is in a view. Once the
  /// layer is gone the window cannot open, and one that is open closes; this is then a layer without a player.
  ///
  /// Source: Picture in picture, "FAQ" (a local reference to the `AVPlayerLayer`).
  open var playerLayer: AVPlayerLayer { keptLayer ?? AVPlayerLayer() }
  private weak var keptLayer: AVPlayerLayer?
  /// Who is told.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether the window has no controls for seeking. Without effect.
  open var requiresLinearPlayback = false
  /// Whether the window opens by itself when the app goes to the background. Without effect.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  private enum Phase {
    case closed, opening, open, restoring, closing
  }
  private var phase = Phase.closed
  private var restoration = 0
  private let scheduler: any Scheduler
  private let media: HeadlessMedia

  /// A controller for a layer; nil where picture-in-picture is not supported.
  public init?(playerLayer: AVPlayerLayer) {
    guard Self.isPictureInPictureSupported() else { return nil }
    keptLayer = playerLayer
    scheduler = Platform.current.scheduler
    media = Platform.current.media
    super.init()
    playerLayer.onRelease(tell: self, on: scheduler) { $0.layerWasReleased() }
  }

  private func layerWasReleased() {
    if phase == .open || phase == .restoring { startClosing() }
  }

  /// Whether the window is open; from did start to did stop, exclusive.
  open var isPictureInPictureActive: Bool {
    switch phase {
    case .open, .restoring, .closing: true
    case .closed, .opening: false
    }
  }

  /// Whether the window could open: the layer's player has an item that is ready.
  open var isPictureInPicturePossible: Bool { keptLayer?.isReadyForDisplay ?? false }

  /// Opens the window. Does nothing unless it is closed.
  open func startPictureInPicture() {
    guard phase == .closed else { return }
    phase = .opening
    after(.zero) { controller in
      guard controller.isPictureInPicturePossible else { return controller.failToStart() }
      controller.delegate?.pictureInPictureControllerWillStartPictureInPicture(controller)
      controller.after(controller.media.pictureInPicture.transition) { $0.finishStarting() }
    }
  }

  /// Closes the window and goes back to the app. Does nothing unless it is open.
  open func stopPictureInPicture() {
    guard phase == .open else { return }
    phase = .restoring
    restoration += 1
    let restoration = restoration
    after(.zero) { controller in
      guard let delegate = controller.delegate else { return controller.startClosing() }
      delegate.pictureInPictureController(controller) { [weak controller] _ in
        controller?.finishRestoring(restoration)
      }
    }
  }

  /// Closes the window as a viewer does who has seen enough: the app's player is not shown again. Only here.
  open func closePictureInPictureWindow() {
    guard phase == .open else { return }
    startClosing()
  }

  private func finishStarting() {
    guard !media.pictureInPicture.failsToStart, isPictureInPicturePossible else { return failToStart() }
    phase = .open
    delegate?.pictureInPictureControllerDidStartPictureInPicture(self)
  }

  private func failToStart() {
    phase = .closed
    delegate?.pictureInPictureController(
      self,
      failedToStartPictureInPictureWithError: AVKitError(
        .pictureInPictureStartFailed,
        hasLayer: keptLayer != nil
      )
    )
  }

  /// A handler that is called twice, or for an earlier window, changes nothing.
  private func finishRestoring(_ finished: Int) {
    guard phase == .restoring, finished == restoration else { return }
    startClosing()
  }

  private func startClosing() {
    phase = .closing
    after(.zero) { controller in
      controller.delegate?.pictureInPictureControllerWillStopPictureInPicture(controller)
      controller.after(controller.media.pictureInPicture.transition) { controller in
        controller.phase = .closed
        controller.delegate?.pictureInPictureControllerDidStopPictureInPicture(controller)
      }
    }
  }

  private func after(
    _ delay: Duration,
    _ action: @escaping @MainActor (AVPictureInPictureController) -> Void
  ) {
    scheduler.schedule(after: delay) { [weak self] in self.map(action) }
  }
}
