import AdPlatform

/// A load that an adapter has begun for a test.
struct TestedLoad<EventDelegate: AUTKMediationAdEventDelegate> {
  private let eventDelegate: EventDelegate
  let answer: PendingAnswer

  /// Begins a load.
  ///
  /// - Parameters:
  ///   - eventDelegate: gets the ad, and goes to the adapter.
  ///   - ad: what is loaded, such as "a banner".
  ///   - property: where the event delegate keeps the ad.
  ///   - load: calls the adapter with the completion handler.
  init<Ad>(
    _ eventDelegate: EventDelegate,
    _ ad: String,
    keeping property: ReferenceWritableKeyPath<EventDelegate, Ad?>,
    _ file: StaticString,
    _ line: UInt,
    _ load: (@escaping (Ad?, (any Error)?) -> EventDelegate?) -> Void
  ) {
    let answer = PendingAnswer(to: "load \(ad)", file, line)
    self.answer = answer
    self.eventDelegate = eventDelegate
    load { ad, error in
      if error == nil { eventDelegate[keyPath: property] = ad }
      answer.receive(hasAd: ad != nil, error: error)
      return eventDelegate
    }
  }

  /// Waits, and fails the test unless the ad has come.
  func expectSuccess() -> EventDelegate {
    answer.expectSuccess()
    return eventDelegate
  }

  nonisolated(nonsending) func expectSuccess(on scheduler: any Scheduler) async -> EventDelegate {
    await answer.expectSuccess(on: scheduler)
    return eventDelegate
  }
}
