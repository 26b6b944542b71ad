import Foundation
import Testing

@testable import AdMediation

/// Adapters whose base class declares the conformance to `MediationAdapter`, as it is common in Objective-C.
@MainActor
@Suite("An adapter that inherits its conformance") struct InheritedConformanceTests {
  /// Loads a native ad from an adapter class, with the class name `Adapter`.
  private func load(_ type: any MediationAdapter.Type) async throws -> AdNetworkResponseInfo {
    let rig = AdapterRig(.native, [.init(className: "Adapter", label: "source", parameter: "")])
    rig.host.registry.register(type, as: "Adapter")
    let (ad, error, _) = await rig.loadNative()
    return try #require((ad?.responseInfo ?? error?.responseInfo)?.adNetworkInfoArray.first)
  }

  @Test("is told which class has to declare it, if the base class does not implement the load")
  func conformanceOnBase() async throws {
    let info = try await load(InheritingAdapter.self)
    #expect(
      AdapterFailure(try #require(info.error)).message
        == "\"AdapterBase\" declares the conformance to MediationAdapter and does not implement "
        + "loadNativeAd(for:completionHandler:); an implementation in its subclass \"InheritingAdapter\" is never "
        + "called. Declare the conformance on the class that implements the load, class InheritingAdapter: "
        + "AdapterBase, MediationAdapter, and remove it from AdapterBase."
    )
  }

  @Test("names the class at the top that declares it, not one between")
  func twoSteps() async throws {
    let message = AdapterFailure(try #require(try await load(SecondInheritingAdapter.self).error)).message
    #expect(message.hasPrefix("\"AdapterBase\" declares the conformance"))
    #expect(message.contains("class SecondInheritingAdapter: AdapterBase, MediationAdapter"))
  }

  @Test("loads if the base class implements the load and the subclass overrides it")
  func overridden() async throws {
    let info = try await load(OverridingAdapter.self)
    #expect((info.error as NSError?)?.code == 42)
  }

  @Test("loads after the fix: the conformance is on the class that implements the load")
  func conformanceOnSubclass() async throws {
    let info = try await load(DeclaringAdapter.self)
    #expect((info.error as NSError?)?.code == 43)
  }

  @Test("without a base class is told that it has no ads of the format")
  func noBase() async throws {
    let message = AdapterFailure(try #require(try await load(PlainAdapter.self).error)).message
    #expect(message.hasPrefix("The adapter \"PlainAdapter\" has no native ads."))
  }
}

private class AdapterBase: NSObject, MediationAdapter {
  required override init() { super.init() }

  class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  class func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
}

private class InheritingAdapter: AdapterBase {
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { Issue.record("called after all: the message has to change") }
}

private final class SecondInheritingAdapter: InheritingAdapter {}

private class ImplementingBase: NSObject, MediationAdapter {
  required override init() { super.init() }

  class func adapterVersion() -> VersionNumber { VersionNumber() }
  class func adSDKVersion() -> VersionNumber { VersionNumber() }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(nil, NSError(domain: "base", code: 41)) }
}

private final class OverridingAdapter: ImplementingBase {
  override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(nil, NSError(domain: "overriding", code: 42)) }
}

/// What all adapters of a network share, without the conformance.
private class SharedParts: NSObject {
  required override init() { super.init() }

  class func adapterVersion() -> VersionNumber { VersionNumber() }
  class func adSDKVersion() -> VersionNumber { VersionNumber() }
}

private final class DeclaringAdapter: SharedParts, MediationAdapter {
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(nil, NSError(domain: "declaring", code: 43)) }
}

private final class PlainAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
}
