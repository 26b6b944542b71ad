import Dispatch
import Foundation

extension MainActor {
  /// Whether the caller runs on the main actor.
  ///
  /// On Linux the main actor is the main *queue*, which an `async` main and Swift Testing drain on another
  /// thread than the first one; XCTest and a run loop drain it on the main thread. Both count.
  public nonisolated static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mainQueueTag) == true || Thread.isMainThread
  }

  private nonisolated static let mainQueueTag: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
