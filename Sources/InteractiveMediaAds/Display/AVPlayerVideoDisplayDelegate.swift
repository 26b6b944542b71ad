public import Foundation
public import HeadlessAVFoundation

/// Hears what an ``AVPlayerVideoDisplay`` loads. Called on the main actor; every method may be left out.
///
/// Mirrors `IMAAVPlayerVideoDisplayDelegate`. Source: SDK reference, `IMAAVPlayerVideoDisplay.h`.
@preconcurrency
@MainActor
public protocol AVPlayerVideoDisplayDelegate: NSObjectProtocol {
  /// The display is about to load this.
  func playerVideoDisplay(
    _ playerVideoDisplay: AVPlayerVideoDisplay,
    willLoadStreamAsset URLAsset: AVURLAsset
  )
  /// A stream can be played. Dynamic ad insertion only.
  func playerVideoDisplay(_ playerVideoDisplay: AVPlayerVideoDisplay, didLoad playerItem: AVPlayerItem)
}

extension AVPlayerVideoDisplayDelegate {
  /// Does nothing.
  public func playerVideoDisplay(
    _ playerVideoDisplay: AVPlayerVideoDisplay,
    willLoadStreamAsset URLAsset: AVURLAsset
  ) {}
  /// Does nothing.
  public func playerVideoDisplay(_ playerVideoDisplay: AVPlayerVideoDisplay, didLoad playerItem: AVPlayerItem)
  {}
}
