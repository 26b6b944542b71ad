import AdMediation
import AdapterConformance
import SampleAdapter

/// The sample adapter for all formats, with the double of ``SampleFixture``.
@MainActor
public final class SampleMediationFixture: SampleFixture {
  public override var adapter: AdapterClass { .mediationAdapter(SampleMediationAdapter.self) }
}
