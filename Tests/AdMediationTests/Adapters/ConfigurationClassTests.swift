import Foundation
import Testing

@testable import AdMediation

/// The unit tests of adapters make the SDK's classes by their empty initializers, and subclass them.
@MainActor
@Suite("A test of an adapter") struct ConfigurationClassTests {
  @Test("makes every class by its empty initializer")
  func emptyInitializers() {
    #expect(MediationBannerAdConfiguration().adSize.size == AdSizeInvalid.size)
    #expect(MediationInterstitialAdConfiguration().bidResponse == nil)
    #expect(MediationRewardedAdConfiguration().watermark == nil)
    #expect(MediationAppOpenAdConfiguration().extras == nil)
    #expect(MediationNativeAdConfiguration().options.isEmpty)
    #expect(MediationAdConfiguration().credentials.settings.isEmpty)
    #expect(MediationCredentials().format == .banner)
    #expect(MediationServerConfiguration().credentials.isEmpty)
    #expect(RTBRequestParameters().configuration.credentials.isEmpty)
    #expect(RTBMediationSignalsConfiguration().credentials.isEmpty)
    #expect(NativeAdImage().image == nil && NativeAdImage().imageURL == nil)
  }

  @Test("subclasses them with properties of its own")
  func subclasses() {
    let credentials = TestCredentials()
    credentials.testSettings = ["placement": 7, "flags": ["a"]]
    let configuration = TestBannerConfiguration()
    configuration.testCredentials = credentials
    #expect(configuration.credentials.settings["placement"] as? Int == 7)
    #expect(configuration.adSize.size == AdSizeLeaderboard.size)
    let image = TestImage()
    #expect(image.imageURL?.absoluteString == "https://images.example/1.png")
  }

  @Test("sets the treatment of a user for one configuration")
  func treatment() {
    let child = MediationAdConfiguration(.init(childDirectedTreatment: true, underAgeOfConsent: false))
    #expect(child.childDirectedTreatment == true)
    #expect(child.underAgeOfConsent == false)
    #expect(MediationAdConfiguration(.init(childDirectedTreatment: nil)).childDirectedTreatment == nil)
  }

  @Test("passes a completion handler that changes what it has captured")
  func mutableCapture() {
    var answers: [String] = []
    let adapter = RefusingAdapter()
    adapter.loadBanner(for: MediationBannerAdConfiguration()) { _, error in
      answers.append((error as NSError?)?.domain ?? "none")
      return nil
    }
    #expect(answers == ["refusing"])
  }
}

private final class TestCredentials: MediationCredentials {
  var testSettings: [String: Any] = [:]
  override var settings: [String: Any] { testSettings }
  override var format: AdFormat { .native }
}

private final class TestBannerConfiguration: MediationBannerAdConfiguration {
  var testCredentials = MediationCredentials()
  override var credentials: MediationCredentials { testCredentials }
  override var adSize: AdSize { AdSizeLeaderboard }

  override init() { super.init() }
}

private final class TestImage: NativeAdImage, @unchecked Sendable {
  override var imageURL: URL? { URL(string: "https://images.example/1.png") }
}

private final class RefusingAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) { _ = completionHandler(nil, NSError(domain: "refusing", code: 1)) }
}
