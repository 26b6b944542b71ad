import AdPlatform
import AdapterConformance
import Foundation
import TestTraits
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Nothing here leaves the process: all hosts are doubles'.
@MainActor
@Suite struct NetworkDoubleHTTPTests {
  private typealias Network = NetworkDouble<NSObject>

  private let scheduler = VirtualScheduler()

  private func makeNetwork() -> Network {
    Platform.$current.withValue(Platform(scheduler: scheduler)) { Network() }
  }

  private func status(_ response: URLResponse) -> Int? { (response as? HTTPURLResponse)?.statusCode }

  @Test("the images of an armed ad are served to the shared session")
  func images() async throws {
    let network = makeNetwork()
    network.arm(.fill(.full))
    for image in NetworkAssets.full.landscapeImages + NetworkAssets.full.portraitImages {
      let (data, response) = try await URLSession.shared.data(from: image.url)
      #expect(data == image.data && status(response) == 200)
    }
  }

  @Test("a file is served with its type, whatever the query and the method")
  func files() async throws {
    let network = makeNetwork()
    let url = network.url("/a folder/ad.json")
    network.serve(Data(#"{"id": 7}"#.utf8), type: "application/json", at: url)
    var request = URLRequest(url: url.appending(queryItems: [URLQueryItem(name: "q", value: "1")]))
    request.httpMethod = "POST"
    request.httpBody = Data("question".utf8)
    let (data, response) = try await URLSession.shared.data(for: request)
    #expect(String(decoding: data, as: UTF8.self) == #"{"id": 7}"#)
    #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  /// Told from another thread, `URLSession` on Linux crashes in about every third run of this.
  @Test("three thousand replies reach their tasks while others begin, end and are cancelled")
  func crowd() async throws {
    let network = Platform.$current.withValue(Platform(scheduler: SystemScheduler())) { Network() }
    let url = network.url("/crowd")
    network.serve(at: url) { _, call in call.reply(json: ["a": 1]) }
    let served = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<3000 {
        group.addTask {
          let isCancelled = index.isMultiple(of: 3)
          let isServed = await Self.isServed(url, isCancelled: isCancelled)
          // A task that is cancelled may be served before that.
          return isServed && !isCancelled
        }
      }
      var count = 0
      for await isServed in group where isServed { count += 1 }
      return count
    }
    #expect(served == 2000)
  }

  private nonisolated static func isServed(_ url: URL, isCancelled: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { _, response, _ in
        continuation.resume(returning: (response as? HTTPURLResponse)?.statusCode == 200)
      }
      task.resume()
      if isCancelled { task.cancel() }
    }
  }

  @Test("what is not served on a host of a double is status 404")
  func unknown() async throws {
    var network: Network? = makeNetwork()
    let own = try #require(network?.url("/nothing"))
    let known = try #require(URL(string: "https://known.by.heart.example/ads"))
    network?.serve(Data(), at: known)
    #expect(status(try await URLSession.shared.data(from: own).1) == 404)
    #expect(status(try await URLSession.shared.data(from: known.appending(path: "more")).1) == 404)
    #expect(status(try await URLSession.shared.data(from: known).1) == 200)
    network = nil
    #expect(status(try await URLSession.shared.data(from: own).1) == 404)
    #expect(status(try await URLSession.shared.data(from: known).1) == 404)
  }

  @Test("doubles that serve one address are told apart by the placement in the URL, a header or the body")
  func sharedAddress() async throws {
    let networks = (1...12).map { _ in makeNetwork() }
    let url = try #require(URL(string: "https://shared.address.example/ads"))
    for network in networks {
      network.serve(at: url) { network, call in call.reply(json: [network.placement]) }
    }
    for network in networks {
      let inURL = URLRequest(url: url.appending(queryItems: [.init(name: "p", value: network.placement)]))
      var (inHeader, inBody) = (URLRequest(url: url), URLRequest(url: url))
      inHeader.setValue("placement=\(network.placement)", forHTTPHeaderField: "X-Ad")
      inBody.httpMethod = "POST"
      inBody.httpBody = Data(network.placement.utf8)
      for request in [inURL, inHeader, inBody] {
        let (data, _) = try await scheduler.run { try await URLSession.shared.data(for: request) }
        #expect(try JSONDecoder().decode([String].self, from: data) == [network.placement])
      }
    }
    #expect(status(try await URLSession.shared.data(from: url).1) == 404)
  }

  @Test("a reply may come later, in the time of the double")
  func later() async throws {
    let network = makeNetwork()
    network.arm(.fill(.minimal, after: .seconds(8)))
    let url = network.url("/ads")
    network.serve(at: url) { network, call in
      network.answer(.init(parameter: network.placement)) { answer in
        call.reply(json: [(try? answer.get())?.headline])
        call.reply(status: 500)
      }
    }
    let (data, response) = try await scheduler.run { try await URLSession.shared.data(from: url) }
    #expect(status(response) == 200)
    #expect(try JSONDecoder().decode([String].self, from: data) == [NetworkAssets.minimal.headline])
    #expect(scheduler.now == .seconds(8))
    #expect(network.requests.count == 1)
  }

  @Test("a task that is cancelled gets no reply")
  func cancelled() async throws {
    let network = makeNetwork()
    let url = network.url("/ads")
    var held: DoubleHTTPCall?
    network.serve(at: url) { _, call in held = call }
    let task = Task { try await URLSession.shared.data(from: url) }
    while held == nil { await scheduler.runSettling() }
    task.cancel()
    await #expect(throws: URLError.self) { try await task.value }
    held?.reply()
  }

  @Test("sessions of one's own are served if their configuration names the protocol")
  func ownSessions() async throws {
    let network = makeNetwork()
    network.serve(Data("hello".utf8), at: network.url("/hello"))
    for configuration in [URLSessionConfiguration.default, .ephemeral] {
      configuration.protocolClasses = [NetworkDoubleURLProtocol.self]
      let session = URLSession(configuration: configuration)
      let (data, _) = try await session.data(from: network.url("/hello"))
      #expect(data == Data("hello".utf8))
      session.finishTasksAndInvalidate()
    }
  }

  #if canImport(FoundationNetworking)
    @Test("download tasks, which cannot be served on Linux, fail and say so")
    func downloads() async throws {
      let network = makeNetwork()
      network.serve(Data("hello".utf8), at: network.url("/hello"))
      let error = await #expect(throws: URLError.self) {
        try await URLSession.shared.download(from: network.url("/hello"))
      }
      #expect(error?.code == .unsupportedURL)
      #expect(error?.localizedDescription.contains("data task") == true)
    }
  #endif

  /// In a process of its own: its fixture waits in real time, and the checks of other tests would wait with it.
  @Test("an adapter that fetches everything by itself is checked, also with several rules at once", .exitTest)
  func adapter() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let ids = ["LOAD-1", "LOAD-2", "LOAD-3", "LOAD-4", "ASSET-1", "OPTION-1"]
      let rules = ConformanceSuite.rules.filter { ids.contains($0.id) }
      let report = await ConformanceSuite.run(rules, with: WrenFixture.self, atOnce: .max)
      for result in report.results {
        guard case .passed = result.outcome else {
          Issue.record("\(result.rule.id): \(result.outcome)")
          continue
        }
      }
      #expect(report.results.count == ids.count)
    }
  }
}
