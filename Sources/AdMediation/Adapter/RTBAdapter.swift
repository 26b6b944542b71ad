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

/// Passes the signals to the host, or the error. Call it once, from any thread.
public typealias RTBSignalCompletionHandler = (String?, (any Error)?) -> Void

/// What a bidder is told about a request.
///
/// Mirrors `GADRTBRequestParameters`. Source: Google Mobile Ads SDK for iOS, `GADRTBRequestParameters.h`.
open class RTBRequestParameters: NSObject {
  private let signalsConfiguration: RTBMediationSignalsConfiguration
  private let requestedSize: AdSize
  private let networkExtras: (any AdNetworkExtras)?

  /// Parameters with these values.
  public init(
    configuration: RTBMediationSignalsConfiguration,
    adSize: AdSize = AdSizeInvalid,
    extras: (any AdNetworkExtras)? = nil
  ) {
    signalsConfiguration = configuration
    requestedSize = adSize
    networkExtras = extras
    super.init()
  }

  /// Parameters without credentials, size and extras.
  public override init() {
    signalsConfiguration = RTBMediationSignalsConfiguration()
    requestedSize = AdSizeInvalid
    networkExtras = nil
    super.init()
  }

  /// The credentials of the sources that may load after the auction.
  open var configuration: RTBMediationSignalsConfiguration { signalsConfiguration }

  /// The requested banner size. ``AdSizeInvalid`` for other formats.
  open var adSize: AdSize { requestedSize }

  /// The extras that the publisher registered for this network.
  open var extras: (any AdNetworkExtras)? { networkExtras }
}

/// The credentials of those sources of a request that name one bidder.
///
/// Mirrors `GADRTBMediationSignalsConfiguration`. Source: Google Mobile Ads SDK for iOS, `GADRTBRequestParameters.h`.
open class RTBMediationSignalsConfiguration: NSObject {
  private let configuredCredentials: [MediationCredentials]

  /// A configuration with these credentials.
  public init(credentials: [MediationCredentials]) {
    configuredCredentials = credentials
    super.init()
  }

  /// A configuration without credentials.
  public override init() {
    configuredCredentials = []
    super.init()
  }

  /// One for each source.
  open var credentials: [MediationCredentials] { configuredCredentials }
}
