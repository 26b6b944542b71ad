import AdPlatform
import Foundation
import Synchronization

/// The network's SDK as a whole: its version, and its start.
///
/// Safe from any thread.
public enum SampleAds {
  /// The version of the SDK, in three parts.
  public static let version = "3.2.1"

  /// Whether ``initialize(adUnitIDs:completion:)`` has succeeded. Ads load without it, too.
  public static var isInitialized: Bool { hasStarted.withLock { $0 } }

  /// How long the start takes.
  static let startMilliseconds = 150

  private static let hasStarted = Mutex(false)

  /// Starts the SDK for an app, which it knows by its ad units. Waits for nothing.
  ///
  /// Time runs on the scheduler of `Platform.current`, as it is now. Once the SDK has started, it says so without
  /// delay and looks at no ad unit.
  ///
  /// - Parameters:
  ///   - adUnitIDs: the app's ad units. Unknown ones are left out, and one at least has to be known.
  ///   - completion: called on the main actor, later, with nil or with the reason why the SDK did not start.
  public static func initialize(
    adUnitIDs: [String],
    completion: @escaping @MainActor @Sendable (SampleSetUpError?) -> Void
  ) {
    let scheduler = Platform.current.scheduler
    scheduler.post {
      if let network = SampleTestNetwork.find(amongst: adUnitIDs) {
        return network.setUp(on: scheduler, completion)
      }
      guard !isInitialized else { return completion(nil) }
      let flaw = SampleInventory.current.flaw(of: adUnitIDs)
      scheduler.schedule(after: .milliseconds(startMilliseconds)) {
        if flaw == nil { hasStarted.withLock { $0 = true } }
        completion(flaw)
      }
    }
  }

  /// Takes the start back, for tests of it.
  static func reset() { hasStarted.withLock { $0 = false } }
}

extension SampleInventory {
  /// Why there is no app with these ad units, if there is none.
  fileprivate func flaw(of adUnitIDs: [String]) -> SampleSetUpError? {
    let named = adUnitIDs.filter { !$0.isEmpty }
    if named.isEmpty { return .noAdUnit }
    return named.contains { unit($0) != nil } ? nil : .unknownAdUnits(named)
  }
}
