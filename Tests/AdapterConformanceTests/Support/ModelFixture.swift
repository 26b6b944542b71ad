import AdMediation
import AdapterConformance
import Foundation

/// A custom event of the test network behind the kit's fixture.
@MainActor
final class ModelFixture<Adapter: ModelCustomEvent>: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
  /// All that happens is on the scheduler and the main queue: there are no other threads to wait for.
  var realTimeGrace: Duration { .zero }
}

/// The same for custom events that start tasks, or work on other threads.
@MainActor
final class ThreadedFixture<Adapter: ModelCustomEvent>: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(Adapter.self) }
}
