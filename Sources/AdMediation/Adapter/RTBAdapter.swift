public import Foundation

/// An adapter that bids: it gives signals before the auction, and loads with the response to its bid.
///
/// ## Implementation requirements
///
/// - Call the handler of ``collectSignals(for:completionHandler:)`` once, with signals or an error, without waiting
///   for the main thread. (BID-1 to BID-3)
/// - Load with ``MediationAdConfiguration/bidResponse`` as it is, and show the
///   ``MediationAdConfiguration/watermark`` on the ad. (BID-4 to BID-7)
///
/// Mirrors `GADRTBAdapter`. Source: Google Mobile Ads SDK for iOS, version 12, `GADRTBAdapter.h`.
public protocol RTBAdapter: MediationAdapter {
  /// Collects what the network needs to know for its bid. Called by the host off the main actor.
  ///
  /// - Parameters:
  ///   - params: what is asked for.
  ///   - completionHandler: to be called once, from any thread, with the signals or with an error.
  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  )
}

/// Gives the host the signals, or says why there are none. Any thread may call it, once.
public typealias RTBSignalCompletionHandler = @Sendable (String?, (any Error)?) -> Void

/// What a bidder is told about the request.
///
/// Mirrors `GADRTBRequestParameters`.
public final class RTBRequestParameters: NSObject, Sendable {
  /// The credentials of the sources that may come to load.
  public let configuration: RTBMediationSignalsConfiguration
  /// The size of the banner; ``AdSizeInvalid`` for other formats.
  public let adSize: AdSize
  /// What the publisher gave for this network, if it did. Not checked by the compiler: an extras object is used by
  /// the publisher and its network only.
  public nonisolated(unsafe) let extras: (any AdNetworkExtras)?

  /// Parameters of these parts.
  public init(
    configuration: RTBMediationSignalsConfiguration,
    adSize: AdSize = AdSizeInvalid,
    extras: (any AdNetworkExtras)? = nil
  ) {
    self.configuration = configuration
    self.adSize = adSize
    self.extras = extras
    super.init()
  }
}

/// The credentials of the sources of a request that name one bidder.
///
/// Mirrors `GADRTBMediationSignalsConfiguration`.
public final class RTBMediationSignalsConfiguration: NSObject, Sendable {
  /// One for each source.
  public let credentials: [MediationCredentials]

  /// A configuration of these credentials.
  public init(credentials: [MediationCredentials]) {
    self.credentials = credentials
    super.init()
  }
}
