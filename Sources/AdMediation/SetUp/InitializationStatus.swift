import AdPlatform
public import Foundation

/// Whether an adapter can load ads.
///
/// Mirrors `GADAdapterInitializationState`.
public enum AdapterInitializationState: Int, Sendable {
  /// Not yet, or not at all.
  case notReady = 0
  /// It can.
  case ready = 1
}

/// How the set-up of one adapter went.
///
/// Mirrors `GADAdapterStatus`.
public final class AdapterStatus: NSObject, Sendable {
  /// Whether it can load ads.
  public let state: AdapterInitializationState
  /// The state in words, or the adapter's error.
  public override var description: String { text }
  /// How long the set-up took, in seconds; 0 while it is not over.
  public let latency: TimeInterval

  private let text: String

  init(state: AdapterInitializationState, description: String, latency: TimeInterval) {
    self.state = state
    self.latency = latency
    text = description
    super.init()
  }
}

/// How the set-ups of all adapters went.
///
/// Mirrors `GADInitializationStatus`.
public final class InitializationStatus: NSObject, Sendable {
  /// The adapters by the *Class Name* of the configuration. A name that leads to no adapter is there, not ready, with
  /// the reason; a custom event has no set-up and is ready.
  public let adapterStatusesByClassName: [String: AdapterStatus]

  init(adapterStatusesByClassName: [String: AdapterStatus]) {
    self.adapterStatusesByClassName = adapterStatusesByClassName
    super.init()
  }

  /// One line with all adapters: `Acme.AcmeAdapter: Ready.` Text from networks is escaped.
  public override var description: String {
    adapterStatusesByClassName.sorted { $0.key < $1.key }
      .map { "\($0.key.printable()): \($0.value.description.printable())" }
      .joined(separator: "; ")
  }
}
