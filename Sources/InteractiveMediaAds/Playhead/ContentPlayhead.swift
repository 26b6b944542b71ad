public import Foundation

/// Where the content is. An app with a player of its own implements it; ``AVPlayerContentPlayhead`` serves for
/// `AVPlayer`.
///
/// Read on the main actor, several times a second while a playlist of breaks waits.
///
/// Mirrors `IMAContentPlayhead`. Source: SDK reference, `IMAContentPlayhead.h`.
@preconcurrency
@MainActor
public protocol ContentPlayhead: AnyObject {
  /// The position in seconds.
  var currentTime: TimeInterval { get }
}
