import AdPlatform
import Foundation
import HeadlessAVFoundation

/// Takes the IDs of ad events out of the timed metadata of an item, for as long as it is in.
@MainActor
final class AdEventOutput {
  /// An ad event that the playhead has passed, and where it stands in the item.
  struct Passed: Sendable {
    let id: String
    let position: Duration
  }

  private(set) weak var item: AVPlayerItem?
  private let output: AVPlayerItemMetadataOutput
  private let receiver: Receiver

  init(
    of item: AVPlayerItem,
    on scheduler: any Scheduler,
    _ passed: @escaping @MainActor (AVPlayerItem, [Passed]) -> Void
  ) {
    self.item = item
    output = AVPlayerItemMetadataOutput(identifiers: [AdEventID.metadataIdentifier])
    receiver = Receiver(scheduler) { [weak item] events in if let item { passed(item, events) } }
    output.setDelegate(receiver, queue: nil)
    item.add(output)
  }

  func takeOut() {
    output.setDelegate(nil, queue: nil)
    item?.remove(output)
  }

  private final class Receiver: NSObject, AVPlayerItemMetadataOutputPushDelegate, Sendable {
    private let scheduler: any Scheduler
    private let passed: @MainActor @Sendable ([Passed]) -> Void

    init(_ scheduler: any Scheduler, _ passed: @escaping @MainActor @Sendable ([Passed]) -> Void) {
      self.scheduler = scheduler
      self.passed = passed
    }

    func metadataOutput(
      _ output: AVPlayerItemMetadataOutput,
      didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
      from track: AVPlayerItemTrack?
    ) {
      let events = groups.flatMap { group in
        group.items.compactMap { item in
          item.stringValue.map {
            Passed(id: $0, position: Duration(timeInterval: group.timeRange.start.knownSeconds))
          }
        }
      }
      guard !events.isEmpty else { return }
      let passed = passed
      scheduler.deliver { passed(events) }
    }
  }
}
