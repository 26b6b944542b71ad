import AdMediation
import Foundation

// Custom events as they are written in Swift 6 mode, each answering in its way.

/// Answers inside `request`.
@MainActor
public class SynchronousSix: NSObject, @preconcurrency CustomEventNativeAd {
  public weak var delegate: (any CustomEventNativeAdDelegate)?

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
    delegate?.customEventNativeAd(self, didReceive: MediatedSix(headline: "\(type(of: self))"))
  }
}

/// Answers in a task on the main actor, after some hops.
@MainActor
public final class TaskSix: SynchronousSix {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    Task {
      await Task.yield()
      Task { self.answer() }
    }
  }
}

/// Answers from the main queue.
@MainActor
public final class MainQueueSix: SynchronousSix {
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

/// Works on a background queue and comes back to the main actor to answer.
@MainActor
public final class BackgroundSix: SynchronousSix {
  public override func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    DispatchQueue.global().async { Task { @MainActor in self.answer() } }
  }
}

/// Has no isolation of its own and answers from a background queue.
public final class NonisolatedSix: NSObject, CustomEventNativeAd {
  public weak var delegate: (any CustomEventNativeAdDelegate)?

  public override init() { super.init() }

  public func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    // The network calls back on a queue of its own; nothing of this object is used here meanwhile.
    nonisolated(unsafe) let event = self
    DispatchQueue.global().async {
      event.delegate?.customEventNativeAd(
        event,
        didFailToLoadWithError: NSError(domain: "six", code: 6)
      )
    }
  }
}

@MainActor
final class MediatedSix: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  let headline: String?
  let images: [NativeAdImage]? = nil
  let body: String? = nil
  let icon: NativeAdImage? = nil
  let callToAction: String? = nil
  let starRating: NSDecimalNumber? = nil
  let store: String? = nil
  let price: String? = nil
  let advertiser: String? = nil
  let extraAssets: [String: Any]? = nil

  init(headline: String) { self.headline = headline }

  func didRecordImpression() {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }
}

/// Reads what a load is asked with, without isolation, as the loaders of adapters do.
public struct NonisolatedReader {
  public init() {}

  public func wishes(of configuration: MediationNativeAdConfiguration) -> [String] {
    configuration.options.compactMap { option in
      switch option {
      case let option as NativeAdImageAdLoaderOptions: "loads images: \(!option.isImageLoadingDisabled)"
      case let option as NativeAdViewAdOptions: "corner: \(option.preferredAdChoicesPosition)"
      case let option as VideoOptions: "muted: \(option.shouldStartMuted)"
      case let option as NativeAdMediaAdLoaderOptions: "shape: \(option.mediaAspectRatio)"
      default: nil
      }
    }
  }

  public func keywords(of request: CustomEventRequest) -> [String] { request.userKeywords as? [String] ?? [] }
}
