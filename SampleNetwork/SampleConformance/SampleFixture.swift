import AdMediation
import AdapterConformance
import Foundation
import SampleAdapter

/// The sample custom event, and a double of the sample network behind it, as the conformance kit needs them.
///
/// The sample network's SDK brings a test network along, which answers for its servers. An SDK that does not is
/// replaced by a stub, and the double of the stub is a `NetworkDouble`: see `NetworkDoubleFixture`.
@MainActor
open class SampleFixture: AdapterFixture {
  private let double = SampleNetworkDouble()

  public required init() {}

  /// Neither the adapter nor the network has static state that checks would share.
  public static var checksConcurrently: Bool { true }

  open var adapter: AdapterClass { .customEvent(SampleCustomEventNativeAd.self) }

  /// The adapter takes the parameter for the ad unit ID, and the double is reached by its own.
  public var parameter: String { double.network.adUnitID }

  /// What this network cannot do. The rules that need it are reported as not checked, with these reasons.
  public var limits: [NetworkAbility: String] { SampleNetworkDouble.limits }

  /// The double works on the host's scheduler only, so there are no other threads to wait for.
  public var realTimeGrace: Duration { .zero }

  /// A custom event has no class of extras.
  open var extras: (any AdNetworkExtras)? { nil }
  open var networkExtras: [String: String] { [:] }

  public func arm(_ answer: NetworkAnswer) { double.arm(answer) }
  public func arm(_ fault: NetworkFault) { double.arm(fault) }
  public func perform(_ action: NetworkAction) { double.perform(action) }
  public func earnReward() { double.earnReward() }
  public var sightings: NetworkSightings { double.sightings }
}
