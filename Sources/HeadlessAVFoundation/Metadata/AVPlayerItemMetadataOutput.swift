public import Dispatch
public import Foundation

/// Something that an item tells of itself while it plays.
@preconcurrency
@MainActor
open class AVPlayerItemOutput: NSObject {}

/// Hands over the metadata that the playhead passes by playing; not what is sought over.
@preconcurrency
@MainActor
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  private let identifiers: [String]?
  /// Who is told.
  public private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
  /// What ``setDelegate(_:queue:)`` was given.
  public private(set) var delegateQueue: DispatchQueue?

  /// An output of the items with these identifiers; nil for all.
  public init(identifiers: [String]? = nil) { self.identifiers = identifiers }

  /// Says who is told; on the main actor, whatever the queue.
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

extension AVPlayerItemMetadataOutput {
  func push(_ marks: [MediaWindow.Mark]) {
    let groups = marks.compactMap(group)
    guard !groups.isEmpty else { return }
    delegate?.metadataOutput(self, didOutputTimedMetadataGroups: groups, from: nil)
  }

  private func group(_ mark: MediaWindow.Mark) -> AVTimedMetadataGroup? {
    let time = CMTime(mark.position)
    let items = mark.metadata.filter { identifiers?.contains($0.identifier) ?? true }.map {
      AVMetadataItem(identifier: AVMetadataIdentifier($0.identifier), stringValue: $0.value, time: time)
    }
    guard !items.isEmpty else { return nil }
    return AVTimedMetadataGroup(items: items, timeRange: CMTimeRange(start: time, duration: .zero))
  }
}

/// Is told of metadata. Called on the main actor; the method may be left out.
@preconcurrency
@MainActor
public protocol AVPlayerItemMetadataOutputPushDelegate: AnyObject {
  /// The playhead came to these groups. The track is always nil.
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  )
}

extension AVPlayerItemMetadataOutputPushDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput,
    didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {}
}
