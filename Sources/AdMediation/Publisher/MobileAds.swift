public import Foundation
import Synchronization

/// The settings that all ads share, and the start of mediation.
///
/// Safe from any thread: adapters read it in their static members.
///
/// Mirrors `GADMobileAds`.
public final class MobileAds: NSObject, Sendable {
  /// The only one.
  public static let shared = MobileAds()

  /// How the publisher wants users treated.
  public let requestConfiguration = RequestConfiguration()

  private let isMuted = Mutex(false)
  private let volume = Mutex<Float>(1)

  private override init() { super.init() }

  /// The version of the interface that is mirrored here.
  public var versionNumber: VersionNumber {
    VersionNumber(majorVersion: 12, minorVersion: 0, patchVersion: 0)
  }

  #if os(Linux)
    /// 0. On Apple's platforms every class of Objective-C has this version, and adapters have put it into their reports
    /// in place of ``versionNumber``.
    public static func version() -> Int { 0 }
  #endif

  /// Whether the app has no sound. Off by default.
  public var isApplicationMuted: Bool {
    get { isMuted.withLock { $0 } }
    set { isMuted.withLock { $0 = newValue } }
  }

  /// How loud the app is, 0 to 1. 1 by default; other values are brought into the range.
  public var applicationVolume: Float {
    get { volume.withLock { $0 } }
    set { volume.withLock { $0 = newValue.isNaN ? 1 : min(max(newValue, 0), 1) } }
  }

  /// Sets up the adapters of all ad units of ``MediationHost/shared``.
  ///
  /// - Parameter completionHandler: called once, on the main actor, when all set-ups are over.
  @preconcurrency
  @MainActor
  public func start(completionHandler: ((InitializationStatus) -> Void)? = nil) {
    MediationHost.shared.start { completionHandler?($0) }
  }

  /// Sets up the adapters of all ad units of ``MediationHost/shared`` and waits until all set-ups are over.
  @preconcurrency
  @MainActor
  public func start() async -> InitializationStatus {
    await withCheckedContinuation { continuation in
      MediationHost.shared.start { continuation.resume(returning: $0) }
    }
  }

  /// The state of the set-ups of ``MediationHost/shared``.
  @preconcurrency
  @MainActor
  public var initializationStatus: InitializationStatus { MediationHost.shared.initializationStatus }
}

// Members by their names in versions 8 to 11.
extension MobileAds {
  /// ``shared``. Versions 8 to 11 have it as a method, later ones as a property: `sharedInstance()` calls the object
  /// that it is.
  public static var sharedInstance: MobileAds { shared }

  /// This object, so that `GADMobileAds.sharedInstance()` compiles.
  public func callAsFunction() -> MobileAds { self }

  /// ``isApplicationMuted``.
  public var applicationMuted: Bool {
    get { isApplicationMuted }
    set { isApplicationMuted = newValue }
  }

  /// ``versionNumber`` as text.
  public var sdkVersion: String { "afma-sdk-i-v\(versionNumber)" }

  /// Whether ``versionNumber`` is at least this version.
  public func isSDKVersionAtLeast(major: Int, minor: Int, patch: Int) -> Bool {
    let version = versionNumber
    return (version.majorVersion, version.minorVersion, version.patchVersion) >= (major, minor, patch)
  }

  /// Does nothing, because this package reports no crashes.
  public func disableSDKCrashReporting() {}
}
