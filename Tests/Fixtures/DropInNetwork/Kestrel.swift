import Foundation
import UIKit

// The SDK of a network that does not exist, as small as a stub of a real one would be: each load fills, or fails when
// the payload says so, and shows what an adapter has to forward.

/// The entry point.
public final class Kestrel: @unchecked Sendable {
  public static let shared = Kestrel()

  /// Only the main thread may ask, as with some networks in the field.
  public let version = "2.7.1"

  private let lock = NSLock()
  private var lockedIsStarted = false
  private var lockedIsChildDirected = false

  public var isStarted: Bool { lock.withLock { lockedIsStarted } }

  public var isChildDirected: Bool {
    get { lock.withLock { lockedIsChildDirected } }
    set { lock.withLock { lockedIsChildDirected = newValue } }
  }

  /// Answers on a queue of its own.
  public func start(key: String, completion: @escaping @Sendable (KestrelError?) -> Void) {
    DispatchQueue.global().async {
      self.lock.withLock { self.lockedIsStarted = true }
      completion(nil)
    }
  }

  public func bidToken(completion: @escaping @Sendable (String?) -> Void) {
    DispatchQueue.global().async { completion("kestrel-token") }
  }
}

/// Why there is no ad.
public struct KestrelError: Error {
  public var reason: String
}

/// What happens to an ad. Called on the main thread, but for the two answers to a load.
public protocol KestrelAdDelegate: AnyObject {
  func kestrelAdDidLoad(_ ad: AnyObject)
  func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError)
  func kestrelAdDidShow(_ ad: AnyObject)
  func kestrelAdDidClose(_ ad: AnyObject)
  func kestrelAdDidEarnReward(_ ad: AnyObject)
}

private func answer(_ payload: String, on queue: DispatchQueue, with tell: @escaping (KestrelError?) -> Void)
{
  nonisolated(unsafe) let tell = tell
  queue.async { tell(payload == "fail" ? KestrelError(reason: "no ad for this payload") : nil) }
}

/// A banner. Answers on the main queue.
public final class KestrelBannerView: UIView {
  public weak var delegate: KestrelAdDelegate?

  public func load(payload: String) {
    answer(payload, on: .main) { error in
      if let error {
        self.delegate?.kestrelAd(self, didFailWithError: error)
      } else {
        self.delegate?.kestrelAdDidLoad(self)
      }
    }
  }

  public override func didMoveToWindow() { if window != nil { delegate?.kestrelAdDidShow(self) } }
}

/// An interstitial or a rewarded ad. Answers on a background queue.
public final class KestrelScreenAd: NSObject {
  public weak var delegate: KestrelAdDelegate?
  public private(set) var isReady = false
  private let hasReward: Bool

  public init(hasReward: Bool) { self.hasReward = hasReward }

  public func load(payload: String) {
    answer(payload, on: .global()) { error in
      self.isReady = error == nil
      if let error {
        self.delegate?.kestrelAd(self, didFailWithError: error)
      } else {
        self.delegate?.kestrelAdDidLoad(self)
      }
    }
  }

  @MainActor
  public func show(from viewController: UIViewController) {
    isReady = false
    let screen = UIViewController()
    viewController.present(screen, animated: false)
    delegate?.kestrelAdDidShow(self)
    if hasReward { delegate?.kestrelAdDidEarnReward(self) }
    screen.dismiss(animated: false)
    delegate?.kestrelAdDidClose(self)
  }
}

/// A native ad. Answers on a background queue.
public final class KestrelNativeAd: NSObject {
  public weak var delegate: KestrelAdDelegate?
  public let title = "Learn to fly"
  public let text = "In ten lessons."
  public let rating = 4.5

  public func load(payload: String) {
    answer(payload, on: .global()) { error in
      if let error {
        self.delegate?.kestrelAd(self, didFailWithError: error)
      } else {
        self.delegate?.kestrelAdDidLoad(self)
      }
    }
  }

  public private(set) var clicks = 0

  public func track(_ view: UIView) { delegate?.kestrelAdDidShow(self) }

  public func handleClick() { clicks += 1 }
}
