import AdPlatform
import Foundation
public import HeadlessUIKit

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A gravity of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole picture, with bars.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// No bars; the picture is cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// No bars; the picture is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Where a player's picture would be.
@preconcurrency
@MainActor
open class AVPlayerLayer: CALayer {
  /// Whose picture it is.
  open var player: AVPlayer?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  private var releaseHandlers: [@MainActor @Sendable () -> Void] = []
  private var scheduler: (any Scheduler)?

  deinit {
    guard let scheduler else { return }
    scheduler.deliver { [releaseHandlers] in for handler in releaseHandlers { handler() } }
  }

  /// Calls a handler when the layer is gone, unless its owner is gone before.
  func onRelease<Owner: AnyObject & Sendable>(
    tell owner: Owner,
    on scheduler: any Scheduler,
    _ handler: @escaping @MainActor @Sendable (Owner) -> Void
  ) {
    self.scheduler = scheduler
    releaseHandlers.append { [weak owner] in owner.map(handler) }
  }

  /// A layer of no size, and with no player.
  public required init() { super.init() }

  /// A layer for a player's picture.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether there is a first picture to show: of the player's item, or of what plays in between.
  open var isReadyForDisplay: Bool { player?.shownItem?.status == .readyToPlay }
}
