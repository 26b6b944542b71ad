public import GoogleMobileAds

/// Credentials whose values a test sets.
///
/// Mirrors `AUTKMediationCredentials`. Source: `AUTKAdConfiguration.h` of the mediation repository's
/// `AdapterUnitTestKit`.
open class AUTKMediationCredentials: MediationCredentials {
  private var configuredSettings: [String: Any] = [:]
  private var adFormat = AdFormat.banner

  /// Credentials without settings.
  public override init() { super.init() }

  /// The settings by name. None unless set.
  open override var settings: [String: Any] {
    get { configuredSettings }
    set { configuredSettings = newValue }
  }

  /// The format of the ad unit. A banner unless set.
  open override var format: AdFormat {
    get { adFormat }
    set { adFormat = newValue }
  }
}

/// A server configuration whose credentials a test sets.
///
/// Mirrors `AUTKMediationServerConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKMediationServerConfiguration: MediationServerConfiguration {
  private var configuredCredentials: [MediationCredentials] = []

  /// A configuration without credentials.
  public override init() { super.init() }

  /// The credentials of all sources that name the adapter. None unless set.
  open override var credentials: [MediationCredentials] {
    get { configuredCredentials }
    set { configuredCredentials = newValue }
  }
}

/// Parameters for signals whose values a test sets.
///
/// Mirrors `AUTKRTBRequestParameters`. Source: `AUTKAdConfiguration.h`.
open class AUTKRTBRequestParameters: RTBRequestParameters {
  private var signalsConfiguration: RTBMediationSignalsConfiguration = AUTKRTBMediationSignalsConfiguration()
  private var networkExtras: (any AdNetworkExtras)?
  private var requestedSize = AdSize()

  /// Parameters with no values.
  public override init() { super.init() }

  /// The credentials of the sources that may load. None unless set.
  open override var configuration: RTBMediationSignalsConfiguration {
    get { signalsConfiguration }
    set { signalsConfiguration = newValue }
  }

  /// The publisher's extras for the network. Nil unless set.
  open override var extras: (any AdNetworkExtras)? {
    get { networkExtras }
    set { networkExtras = newValue }
  }

  /// The requested banner size. Zero unless set.
  open override var adSize: AdSize {
    get { requestedSize }
    set { requestedSize = newValue }
  }
}

/// A configuration for signals whose credentials a test sets.
///
/// Mirrors `AUTKRTBMediationSignalsConfiguration`. Source: `AUTKAdConfiguration.h`.
open class AUTKRTBMediationSignalsConfiguration: RTBMediationSignalsConfiguration {
  private var configuredCredentials: [MediationCredentials] = []

  /// A configuration without credentials.
  public override init() { super.init() }

  /// One for each source of the bidder. None unless set.
  open override var credentials: [MediationCredentials] {
    get { configuredCredentials }
    set { configuredCredentials = newValue }
  }
}
