public import Foundation
public import HeadlessUIKit

/// An adapter that loads native ads from one ad network: what an adapter author writes.
///
/// ## Implementation requirements
///
/// - The host makes an instance for each request with `init()`, sets ``delegate`` and calls
///   ``request(withParameter:request:adTypes:options:rootViewController:)``, all on the main actor.
/// - The request is asynchronous: ask the network, return, and answer later.
/// - Answer each request exactly once, through ``delegate``: with an ad, or with an error. Having no ad to
///   show is an error too. What comes after the first answer, or after the source's timeout, is recorded in
///   the ``AdEventLog`` and has no effect.
/// - Hold ``delegate`` weakly. The host keeps the custom event alive, for as long as the ad it delivered.
/// - Apply the ``AdLoaderOptions`` you know and ignore the others.
/// - If the network counts clicks or impressions by itself, say so with ``handlesUserClicks()`` and
///   ``handlesUserImpressions()`` and report them through ``MediatedNativeAdNotificationSource``.
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
  ///   - adTypes: the ad types asked for, ``AdLoaderAdType`` values.
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

  /// Whether the network counts clicks by itself. False unless implemented: the host counts them.
  ///
  /// Source: Native custom events, "Let the mediated SDK track clicks and impressions".
  func handlesUserClicks() -> Bool

  /// Whether the network counts impressions by itself. False unless implemented: the host counts them.
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
