import AdMediation
import AdapterConformance
import SampleAdapter

/// The sample adapter for all formats, with the double of ``SampleFixture``.
@MainActor
public final class SampleMediationFixture: SampleFixture {
  public override var adapter: AdapterClass { .mediationAdapter(SampleMediationAdapter.self) }

  public override var extras: (any AdNetworkExtras)? {
    let extras = SampleMediationExtras()
    extras.keywords = ["hiking"]
    return extras
  }

  /// What the network sees of the extras.
  public override var networkExtras: [String: String] { ["keywords": "hiking"] }
}
