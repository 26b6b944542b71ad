public import Foundation
public import HeadlessAVFoundation

/// Stands between picture-in-picture and the app's delegate, so that ads know about it.
///
/// Make it with the app's delegate, and make it the controller's delegate. It hands every message on, in order, and
/// holds the app's delegate weakly. ``isPictureInPictureActive`` changes before a message is handed on: it is true
/// from *will start* until *did stop* or *failed to start*.
///
/// Mirrors `IMAPictureInPictureProxy`. Source: SDK reference, `IMAPictureInPictureProxy.h`.
@preconcurrency
@MainActor
public final class PictureInPictureProxy: NSObject {
  /// Whether picture-in-picture is open, opens or closes.
  public var isPictureInPictureActive: Bool { state != .closed }

  /// The window, as the messages say.
  private(set) var state = PictureInPictureState.closed
  private var listeners: [(id: ObjectIdentifier, onChange: (PictureInPictureState) -> Void)] = []

  private(set) weak var controllerDelegate: (any AVPictureInPictureControllerDelegate)?
  private(set) weak var playerViewControllerDelegate: (any AVPlayerViewControllerDelegate)?

  /// Whether the machine has picture-in-picture.
  public static func isPictureInPictureSupported() -> Bool {
    AVPictureInPictureController.isPictureInPictureSupported()
  }

  /// A proxy for the delegate of an `AVPictureInPictureController`.
  public init(avPictureInPictureControllerDelegate delegate: any AVPictureInPictureControllerDelegate) {
    controllerDelegate = delegate
    super.init()
  }

  /// A proxy for the delegate of an `AVPlayerViewController`.
  public init(avPlayerViewControllerDelegate delegate: any AVPlayerViewControllerDelegate) {
    playerViewControllerDelegate = delegate
    super.init()
  }

  /// Tells an ads manager when the window has changed, before the app hears of it. One proxy serves all requests of a
  /// player.
  func tell(_ listener: AnyObject, _ onChange: @escaping (PictureInPictureState) -> Void) {
    forget(listener)
    listeners.append((ObjectIdentifier(listener), onChange))
  }

  /// Tells it no more.
  func forget(_ listener: AnyObject) { listeners.removeAll { $0.id == ObjectIdentifier(listener) } }

  func set(_ state: PictureInPictureState) {
    guard state != self.state else { return }
    self.state = state
    for listener in listeners { listener.onChange(state) }
  }
}
