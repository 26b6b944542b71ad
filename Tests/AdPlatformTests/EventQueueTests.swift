import Testing

@testable import AdPlatform

@Suite("The queue of scheduled actions")
@MainActor
struct EventQueueTests {
  private let platform = Platform.current

  @Test("cancelled actions are swept when they outnumber the others, and the order stays")
  func sweep() {
    var queue = EventQueue()
    let log = Log<Int>()
    let events = (0..<1_000).map { number in
      queue.insert(at: .seconds(number * 37 % 1_000), purpose: .event, platform: platform) { log.add(number) }
    }
    for (number, event) in events.enumerated() where number % 10 != 0 { event.cancel() }
    #expect(queue.count == 100)
    _ = queue.insert(at: .zero, purpose: .event, platform: platform) { log.add(-1) }
    #expect(queue.count == 101)
    while let (_, event) = queue.popFirst(notAfter: .seconds(1_000)) { event.fire() }
    let rest = (0..<1_000).filter { $0 % 10 == 0 }.sorted { $0 * 37 % 1_000 < $1 * 37 % 1_000 }
    #expect(log.entries == [rest[0], -1] + rest.dropFirst())
    #expect(queue.count == 0)
  }

  @Test("what an action holds may cancel and schedule when the action is released")
  func lettingGo() {
    let scheduler = VirtualScheduler()
    let log = Log<String>()
    var event: (any Cancellable)?
    do {
      let last = LastWord {
        event?.cancel()
        scheduler.schedule(after: .seconds(3)) { log.add("scheduled") }
      }
      event = scheduler.schedule(after: .seconds(1)) { withExtendedLifetime(last) {} }
    }
    event?.cancel()
    scheduler.run()
    #expect(log.entries == ["scheduled"])
  }

  @MainActor
  private final class LastWord {
    private let word: @MainActor () -> Void

    init(_ word: @escaping @MainActor () -> Void) { self.word = word }

    deinit { MainActor.assumeIsolated { word() } }
  }

  @Test(
    "an action that was called or cancelled is released at once, even if its cancellation handle is kept"
  )
  func lifetime() {
    let scheduler = VirtualScheduler()
    weak var called: LastWord?
    weak var cancelled: LastWord?
    var events: [any Cancellable] = []
    do {
      let (first, second) = (LastWord {}, LastWord {})
      (called, cancelled) = (first, second)
      events.append(scheduler.schedule(after: .zero) { withExtendedLifetime(first) {} })
      events.append(scheduler.schedule(after: .seconds(1)) { withExtendedLifetime(second) {} })
    }
    #expect(called != nil && cancelled != nil)
    events[1].cancel()
    #expect(cancelled == nil)
    scheduler.run()
    #expect(called == nil)
    #expect(scheduler.scheduledCount == 0)
  }

  @Test("an action that was called or cancelled releases its platform at once", arguments: [true, false])
  func platformLifetime(isCancelled: Bool) {
    let scheduler = VirtualScheduler()
    weak var client: Offline?
    var event: (any Cancellable)?
    do {
      let offline = Offline()
      client = offline
      Platform.$current.withValue(Platform(scheduler: scheduler, httpClient: offline)) {
        event = scheduler.schedule(after: .seconds(1)) {}
      }
    }
    #expect(client != nil)
    if isCancelled { event?.cancel() } else { scheduler.run() }
    #expect(client == nil)
    withExtendedLifetime(event) {}
  }

  private final class Offline: HTTPClient {
    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable { VirtualScheduler().schedule(after: .zero) {} }
  }
}
