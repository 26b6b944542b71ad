import AdapterUnitTestKit
import Foundation
import Testing

/// An adapter reads through the superclass what a test has set.
@MainActor
@Suite struct ConfigurationTests {
  private final class Extras: NSObject, AdNetworkExtras {}

  @Test("a configuration has the values that a test sets")
  func values() {
    let credentials = AUTKMediationCredentials()
    credentials.settings = ["placement": 7]
    credentials.format = .native
    let (controller, extras) = (UIViewController(), Extras())
    let configurations: [MediationAdConfiguration] = [
      with(AUTKMediationAppOpenAdConfiguration()) {
        ($0.bidResponse, $0.watermark, $0.credentials, $0.extras) = ("bid", Data([1]), credentials, extras)
        ($0.isTestRequest, $0.childDirectedTreatment, $0.topViewController) = (true, 1, controller)
      },
      with(AUTKMediationBannerAdConfiguration()) {
        ($0.bidResponse, $0.watermark, $0.credentials, $0.extras) = ("bid", Data([1]), credentials, extras)
        ($0.isTestRequest, $0.childDirectedTreatment, $0.topViewController) = (true, 1, controller)
      },
      with(AUTKMediationInterstitialAdConfiguration()) {
        ($0.bidResponse, $0.watermark, $0.credentials, $0.extras) = ("bid", Data([1]), credentials, extras)
        ($0.isTestRequest, $0.childDirectedTreatment, $0.topViewController) = (true, 1, controller)
      },
      with(AUTKMediationNativeAdConfiguration()) {
        ($0.bidResponse, $0.watermark, $0.credentials, $0.extras) = ("bid", Data([1]), credentials, extras)
        ($0.isTestRequest, $0.childDirectedTreatment, $0.topViewController) = (true, 1, controller)
      },
      with(AUTKMediationRewardedAdConfiguration()) {
        ($0.bidResponse, $0.watermark, $0.credentials, $0.extras) = ("bid", Data([1]), credentials, extras)
        ($0.isTestRequest, $0.childDirectedTreatment, $0.topViewController) = (true, 1, controller)
      },
    ]
    for configuration in configurations {
      #expect(configuration.bidResponse == "bid" && configuration.watermark == Data([1]))
      #expect(configuration.credentials.settings["placement"] as? Int == 7)
      #expect(configuration.credentials.format == .native)
      #expect(configuration.extras === extras && configuration.topViewController === controller)
      #expect(configuration.isTestRequest && configuration.childDirectedTreatment == 1)
    }
  }

  @Test("an untouched configuration has no values")
  func defaults() {
    let configuration: MediationAdConfiguration = AUTKMediationRewardedAdConfiguration()
    #expect(configuration.bidResponse == nil && configuration.watermark == nil)
    #expect(configuration.credentials.settings.isEmpty && configuration.extras == nil)
    #expect(configuration.topViewController == nil && configuration.childDirectedTreatment == nil)
    #expect(!configuration.isTestRequest)
    let banner: MediationBannerAdConfiguration = AUTKMediationBannerAdConfiguration()
    #expect(!isAdSizeValid(size: banner.adSize))
  }

  @Test("a format's own values can be set, and those for signals")
  func particular() {
    let banner = AUTKMediationBannerAdConfiguration()
    banner.adSize = AdSizeLeaderboard
    #expect((banner as MediationBannerAdConfiguration).adSize == AdSizeLeaderboard)
    let native = AUTKMediationNativeAdConfiguration()
    native.options = [VideoOptions()]
    #expect((native as MediationNativeAdConfiguration).options.count == 1)

    let signals = AUTKRTBMediationSignalsConfiguration()
    signals.credentials = [AUTKMediationCredentials()]
    let parameters = AUTKRTBRequestParameters()
    #expect(parameters.configuration.credentials.isEmpty && parameters.extras == nil)
    parameters.configuration = signals
    parameters.adSize = AdSizeBanner
    parameters.extras = Extras()
    let read: RTBRequestParameters = parameters
    #expect(read.configuration.credentials.count == 1 && read.adSize == AdSizeBanner && read.extras != nil)
  }

  private func with<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
    change(value)
    return value
  }
}
