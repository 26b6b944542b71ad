import AdMediation
import Foundation

// Custom events as they are written in Swift 5 mode, without a word about isolation, each answering in its way.

/// Answers inside `request`.
public class SynchronousFive: NSObject, CustomEventNativeAd {
  public weak var delegate: CustomEventNativeAdDelegate?

  public override required init() { super.init() }

  public func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    answer()
  }

  func answer() {
    delegate?.customEventNativeAd(self, didReceive: MediatedFive(headline: "\(type(of: self))"))
  }
}

/// Answers in a task on the main actor, after some hops.
public final class TaskFive: SynchronousFive {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    Task { @MainActor in
      await Task.yield()
      Task { @MainActor in self.answer() }
    }
  }
}

/// Answers from the main queue.
public final class MainQueueFive: SynchronousFive {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    DispatchQueue.main.async { DispatchQueue.main.async { self.answer() } }
  }
}

/// Answers from a background queue.
public final class BackgroundFive: SynchronousFive {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    DispatchQueue.global().async { self.answer() }
  }
}

/// Fails from a background queue.
public final class FailingFive: SynchronousFive {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    DispatchQueue.global().async {
      self.delegate?.customEventNativeAd(self, didFailToLoadWithError: NSError(domain: "five", code: 5))
    }
  }
}

final class MediatedFive: NSObject {
  let text: String

  init(headline: String) { text = headline }
}

extension MediatedFive: MediatedUnifiedNativeAd {
  var headline: String? { text }
  var images: [NativeAdImage]? { nil }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }

  func didRecordImpression() {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }
}

/// Starts the SDK from code without isolation, as adapters do that are made on any thread.
public func startMobileAds(completion: @escaping () -> Void) {
  MobileAds.shared.start { _ in completion() }
  _ = MobileAds.shared.initializationStatus
}
