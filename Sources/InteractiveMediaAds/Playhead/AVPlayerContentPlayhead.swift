public import Foundation
public import HeadlessAVFoundation

/// The playhead of content that plays in an `AVPlayer`.
///
/// Mirrors `IMAAVPlayerContentPlayhead`. Source: SDK reference, `IMAAVPlayerContentPlayhead.h`.
@preconcurrency
@MainActor
public final class AVPlayerContentPlayhead: NSObject, ContentPlayhead {
  /// The player of the content.
  public let player: AVPlayer

  /// The playhead of this player.
  public init(avPlayer player: AVPlayer) {
    self.player = player
    super.init()
  }

  /// Where the player is, in seconds; 0 while it does not know.
  public var currentTime: TimeInterval { player.currentTime().knownSeconds }
}
