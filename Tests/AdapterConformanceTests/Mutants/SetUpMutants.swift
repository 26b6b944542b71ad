import AdMediation
import AdapterConformance
import Dispatch
import Foundation
import Synchronization

extension Mutant {
  static let setUpMutants: [Mutant] = [
    Mutant(
      "says twice that it is set up",
      breaks: ["SETUP-1"],
      fixture: OtherFormatsFixture<SaysItTwice>.self
    ),
    Mutant(
      "does not say that it is set up",
      breaks: ["SETUP-1"],
      fixture: OtherFormatsFixture<SaysOnlyErrors>.self
    ),
    Mutant(
      "is silent without credentials",
      breaks: ["SETUP-2"],
      fixture: OtherFormatsFixture<SilentWithoutCredentials>.self
    ),
    Mutant(
      "takes every set-up for a success",
      breaks: ["SETUP-8"],
      fixture: OtherFormatsFixture<AlwaysReady>.self
    ),
    Mutant(
      "does not know the version of its network",
      breaks: ["SETUP-4"],
      fixture: OtherFormatsFixture<WithoutVersion>.self
    ),
    Mutant(
      "has another version each time",
      breaks: ["SETUP-5"],
      fixture: OtherFormatsFixture<CountingVersion>.self
    ),
    Mutant(
      "does not answer when its network cannot be set up",
      breaks: ["SETUP-3"],
      fixture: OtherFormatsFixture<HidesFailures>.self
    ),
    Mutant(
      "sets its network up again for each load",
      breaks: ["SETUP-6"],
      fixture: OtherFormatsFixture<SetsUpAgain>.self
    ),
    Mutant(
      "waits for the main thread when it is set up",
      breaks: ["SETUP-7"],
      fixture: OtherFormatsFixture<SetsUpOnMainThread>.self
    ),
  ]
}

private final class HidesFailures: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    super.setUp(with: configuration) { error in
      // The test network's code for a fault of its own, not for settings that mean nothing.
      if (error as NSError?)?.code != 4 { completionHandler(error) }
    }
  }
}

private final class SaysItTwice: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    super.setUp(with: configuration) { error in
      completionHandler(error)
      if error == nil { completionHandler(nil) }
    }
  }
}

private final class SaysOnlyErrors: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    super.setUp(with: configuration) { error in
      if let error { completionHandler(error) }
    }
  }
}

private final class SilentWithoutCredentials: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    guard !configuration.credentials.isEmpty else { return }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }
}

private final class AlwaysReady: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { super.setUp(with: configuration) { _ in completionHandler(nil) } }
}

private final class WithoutVersion: ModelMediationAdapter {
  override class func adSDKVersion() -> VersionNumber { VersionNumber() }
}

private let versionCount = Mutex(0)

private final class CountingVersion: ModelMediationAdapter {
  override class func adapterVersion() -> VersionNumber {
    let count = versionCount.withLock { count in
      count += 1
      return count
    }
    return VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: count)
  }
}

private final class SetsUpAgain: ModelMediationAdapter {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    TestNetworkSDK.setUp(parameter(of: configuration)) { _ in }
    super.fetch(request, configuration, completion: completion)
  }
}

private final class SetsUpOnMainThread: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    DispatchQueue.main.sync {}
    super.setUp(with: configuration, completionHandler: completionHandler)
  }
}
