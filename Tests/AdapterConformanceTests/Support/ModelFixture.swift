import AdMediation
import AdapterConformance
import Foundation

/// A custom event of the test network behind the kit's fixture.
@MainActor
final class ModelFixture<Adapter: ModelCustomEvent>: AdapterFixture {
  private let network = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
  var parameter: String { network.parameter }
  var sightings: NetworkSightings { network.currentSightings }
  /// All that happens is on the scheduler and the main queue: there are no other threads to wait for.
  var realTimeGrace: Duration { .zero }

  func arm(_ answer: NetworkAnswer) { network.answer = answer }
  func perform(_ action: NetworkAction) { network.newestAd?.perform(action) }
}
