import AdMediation
import AdPlatform
import Foundation
import Testing

/// Publishers cancel, and release views and ads, on eight threads at once.
@MainActor
@Suite("Lives that end on eight threads")
struct LifeThreadTests {
  private static let count = 200

  @Test("views and ads that threads released last are untracked and released, once each")
  func lettingGo() async {
    var asked: [ScriptedCustomEvent] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append($0) }])
    let loaders = rig.startLoading(Self.count)
    let logs = loaders.map(\.eventLog)
    let census = Census()
    for event in asked { event.delegate?.customEventNativeAd(event, didReceive: ThreadAd(census)) }
    rig.scheduler.advance(by: .zero)
    asked = []
    // Every other ad is shown; the others are only held.
    let held = rig.publisher.ads.enumerated().map { index, ad in
      guard index.isMultiple(of: 2) else { return Held(ad) }
      let view = AdViews.make()
      view.nativeAd = ad
      return Held(view)
    }
    rig.publisher.letGoOfAds()
    #expect(census.alive == Self.count)
    await EightThreads.run { thread in
      for index in stride(from: thread, to: held.count, by: EightThreads.count) { held[index].letGo() }
    } meanwhile: {
      for _ in 0..<100 { rig.scheduler.advance(by: .milliseconds(1)) }
    }
    rig.scheduler.run()
    #expect(census.alive == 0)
    for (index, log) in logs.enumerated() {
      #expect(log.count("released") == 1)
      #expect(log.count("didUntrackView") == (index.isMultiple(of: 2) ? 1 : 0))
      #expect(log.anomalies.isEmpty)
    }
  }

  @Test("requests that eight threads cancel end once, as cancelled, and late answers are recorded")
  func cancelling() async {
    var asked: [Taken<ScriptedCustomEvent>] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append(Taken(value: $0)) }])
    let loaders = (0..<Self.count).map { _ in rig.loader() }
    let tasks = loaders.map { loader in Task { try await loader.load() } }
    await rig.scheduler.runSettling(for: .zero)
    #expect(asked.count == Self.count)
    let delegates = asked.map { Taken(value: $0.value.delegate) }
    let census = Census()
    await EightThreads.run { _ in
      for task in tasks { task.cancel() }
    }
    await rig.scheduler.runSettling(for: .zero)
    await EightThreads.run { [asked] _ in
      for (event, delegate) in zip(asked, delegates) {
        delegate.value?.customEventNativeAd(event.value, didReceive: ThreadAd(census))
      }
    }
    rig.scheduler.run(for: .zero)
    #expect(census.alive == 0)
    for (loader, task) in zip(loaders, tasks) {
      let error = await #expect(throws: RequestError.self) { try await task.value }
      #expect(error?.code == .cancelled)
      #expect(!loader.isLoading)
      #expect(loader.eventLog.count(.answerAfterCancelling) == EightThreads.count)
    }
  }

  @Test(
    "cancelling races with answers: each request has one outcome, and ads that came too late are released"
  )
  func cancellingWhileAnswering() async {
    var asked: [Taken<ScriptedCustomEvent>] = []
    let rig = Rig(scripts: [.answersElsewhere { asked.append(Taken(value: $0)) }])
    let loaders = (0..<Self.count).map { _ in rig.loader() }
    let tasks = loaders.map { loader in Task { try await loader.load() } }
    await rig.scheduler.runSettling(for: .zero)
    let delegates = asked.map { Taken(value: $0.value.delegate) }
    let census = Census()
    await EightThreads.run { [asked] thread in
      for (index, task) in tasks.enumerated() {
        if thread.isMultiple(of: 2) {
          task.cancel()
        } else {
          delegates[index].value?.customEventNativeAd(asked[index].value, didReceive: ThreadAd(census))
        }
      }
    }
    await rig.scheduler.runSettling(for: .zero)
    var ads: [NativeAd] = []
    for (loader, task) in zip(loaders, tasks) {
      switch await task.result {
      case .success(let ad): ads.append(ad)
      case .failure(let error): #expect((error as? RequestError)?.code == .cancelled)
      }
      let log = loader.eventLog
      let suppressed = log.count(.duplicateAnswer) + log.count(.answerAfterCancelling)
      #expect(log.count("didReceive") + suppressed == EightThreads.count / 2)
    }
    #expect(census.alive == ads.count)
  }

  @Test("downloads that eight threads cancel stop, once each")
  func downloads() async throws {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let server = SilentServer()
    let downloader = NativeAdImageDownloader(platform: Platform(scheduler: scheduler, httpClient: server))
    let url = try #require(URL(string: "https://images.example/picture.png"))
    let images = [NativeAdImage(url: url, scale: 1)]
    let tasks = (0..<Self.count).map { _ in Task { try await downloader.download(images) } }
    await scheduler.runSettling(for: .zero)
    #expect(server.sent == Self.count)
    await EightThreads.run { _ in
      for task in tasks { task.cancel() }
    }
    await scheduler.runSettling(for: .zero)
    #expect(server.cancelled == Self.count)
    for task in tasks {
      await #expect(throws: NativeAdImageDownloadError.cancelled) { try await task.value }
    }
  }

  /// Never answers, and counts who gives up.
  @MainActor
  private final class SilentServer: HTTPClient {
    private(set) var sent = 0
    private(set) var cancelled = 0

    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable {
      sent += 1
      return Waiting(server: self)
    }

    private final class Waiting: Cancellable {
      private let server: SilentServer
      init(server: SilentServer) { self.server = server }
      func cancel() { server.cancelled += 1 }
    }
  }
}
