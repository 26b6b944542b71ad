public import Foundation
public import HeadlessUIKit

/// An adapter that loads native ads from one ad network: what an adapter author writes.
///
/// ## Implementation requirements
///
/// - The host makes an instance for each request with `init()`, sets ``delegate`` and calls
///   ``request(withParameter:request:adTypes:options:rootViewController:)``, all on the main actor.
/// - The request is asynchronous: ask the network, return, and answer later. (LOAD-10)
/// - Answer each request exactly once, through ``delegate``: with an ad, or with an error. Having no ad to
///   show is an error too. What comes after the first answer, or after the source's timeout, is recorded in
///   the ``AdEventLog`` and ignored. (LOAD-1 to LOAD-6, LOAD-8, LOAD-13, LOAD-14)
/// - Hold ``delegate`` weakly. The host keeps the custom event alive, for as long as the ad it delivered.
///   (LOAD-15, LOAD-16, LIFE-4)
/// - Pass the parameter on to the network as it is. (LOAD-7)
/// - Keep nothing of one request for the next. (LOAD-12, LIFE-5)
/// - Apply the ``AdLoaderOptions`` you know and ignore the others. (LOAD-11, OPTION-1 to OPTION-7)
/// - Call the host on the main actor if the network calls you there. (THREAD-1 to THREAD-3)
/// - If the network counts clicks or impressions by itself, say so with ``handlesUserClicks()`` and
///   ``handlesUserImpressions()`` and report them through ``MediatedNativeAdNotificationSource``.
///
/// The IDs in brackets are the rules of the conformance kit that check a requirement; `mediate rules` prints them.
///
/// The protocol has no isolation, as the original has none. In Swift 6 mode write
/// `@MainActor final class MyEvent: NSObject, @preconcurrency CustomEventNativeAd`.
///
/// Mirrors `GADCustomEventNativeAd`. Source: Native custom events, "Request a native ad".
public protocol CustomEventNativeAd: NSObjectProtocol {
  /// Makes a custom event for one request. Called by the host on the main actor.
  init()

  /// Who is to be told how the request ended. Set by the host before the request; hold it weakly.
  var delegate: (any CustomEventNativeAdDelegate)? { get set }

  /// Asks the network for a native ad and returns; the answer goes to ``delegate``.
  ///
  /// Called once, by the host, on the main actor.
  ///
  /// - Parameters:
  ///   - serverParameter: the *Parameter* of the source in the configuration, usually the ad unit's ID at the
  ///     network.
  ///   - request: what the publisher says about this request and its user.
  ///   - adTypes: the ad types asked for, ``AdLoaderAdType`` values. (LOAD-9)
  ///   - options: the publisher's wishes, ``AdLoaderOptions`` and its subclasses.
  ///   - rootViewController: presents what the ad opens.
  ///
  /// Source: Native custom events, "requestNativeAdWithParameter:".
  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  )

  /// Whether the network counts clicks by itself. False unless implemented: the host counts them. (EVENT-7,
  /// EVENT-9, EVENT-11)
  ///
  /// Source: Native custom events, "Let the mediated SDK track clicks and impressions".
  func handlesUserClicks() -> Bool

  /// Whether the network counts impressions by itself. False unless implemented: the host counts them. (EVENT-6,
  /// EVENT-8, EVENT-10)
  ///
  /// Source: Native custom events, "Let the mediated SDK track clicks and impressions".
  func handlesUserImpressions() -> Bool
}

extension CustomEventNativeAd {
  /// False: the host counts clicks.
  public func handlesUserClicks() -> Bool { false }

  /// False: the host counts impressions.
  public func handlesUserImpressions() -> Bool { false }
}
