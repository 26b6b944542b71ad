import AdMediation
import AdPlatform
import Foundation
import SampleSDK
import Testing

@MainActor
@Suite struct NativeAdImageDownloaderTests {
  /// Answers from a table, each URL after its own time.
  private final class TableClient: HTTPClient {
    let scheduler: VirtualScheduler
    let answers: [String: (Duration, Result<Data, HTTPError>)]
    @MainActor private(set) var asked: [String] = []
    @MainActor private(set) var cancelled = 0

    init(_ scheduler: VirtualScheduler, _ answers: [String: (Duration, Result<Data, HTTPError>)]) {
      self.scheduler = scheduler
      self.answers = answers
    }

    func send(
      _ request: HTTPRequest,
      completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
    ) -> any Cancellable {
      asked.append(request.url.absoluteString)
      let (delay, result) = answers[request.url.absoluteString] ?? (.zero, .failure(.status(404, url: "?")))
      let scheduled = scheduler.schedule(after: delay) {
        completion(result.map { HTTPResponse(url: request.url, status: 200, headers: [:], body: $0) })
      }
      return Call(scheduled) { self.cancelled += 1 }
    }

    private final class Call: Cancellable {
      let scheduled: any Cancellable
      let onCancel: () -> Void
      init(_ scheduled: any Cancellable, onCancel: @escaping () -> Void) {
        self.scheduled = scheduled
        self.onCancel = onCancel
      }
      func cancel() {
        scheduled.cancel()
        onCancel()
      }
    }
  }

  /// The smallest file that says it is a PNG of this size.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  private static func image(_ name: String, scale: CGFloat = 1) -> NativeAdImage {
    // The other address is there for the type only, and would fail every test.
    let url = URL(string: "https://x.example/\(name)") ?? URL(filePath: "/")
    return NativeAdImage(url: url, scale: scale)
  }

  private func run(
    _ images: [NativeAdImage],
    _ answers: [String: (Duration, Result<Data, HTTPError>)]
  ) -> (Result<[NativeAdImage], NativeAdImageDownloadError>?, TableClient, Duration) {
    let scheduler = VirtualScheduler()
    let prefixed = Dictionary(uniqueKeysWithValues: answers.map { ("https://x.example/" + $0, $1) })
    let client = TableClient(scheduler, prefixed)
    var result: Result<[NativeAdImage], NativeAdImageDownloadError>?
    NativeAdImageDownloader(platform: Platform(scheduler: scheduler, httpClient: client))
      .download(images) {
        #expect(result == nil, "called once")
        result = $0
      }
    #expect(result == nil, "never before it returns")
    scheduler.run()
    return (result, client, scheduler.now)
  }

  @Test("images are fetched at once, and order and scale are kept")
  func parallel() throws {
    let (result, _, time) = run(
      [Self.image("a", scale: 3), Self.image("b", scale: 2)],
      ["a": (.seconds(2), .success(Self.png(30, 60))), "b": (.seconds(1), .success(Self.png(20, 10)))]
    )
    let images = try #require(result).get()
    #expect(images.map(\.scale) == [3, 2])
    #expect(images.map { $0.image?.size } == [CGSize(width: 10, height: 20), CGSize(width: 10, height: 5)])
    #expect(time == .seconds(2))
  }

  @Test("an address that stands twice is fetched once")
  func twice() throws {
    let (result, client, _) = run(
      [Self.image("a", scale: 1), Self.image("a", scale: 2)],
      ["a": (.zero, .success(Self.png(20, 20)))]
    )
    #expect(try #require(result).get().map { $0.image?.size.width } == [20, 10])
    #expect(client.asked.count == 1)
  }

  @Test("pictures are passed on as they are, and no images are none")
  func nothingToDo() throws {
    let picture = NativeAdImage(image: try #require(UIImage(data: Self.png(4, 4))))
    #expect(try #require(run([picture], [:]).0).get() == [picture])
    #expect(try #require(run([], [:]).0).get().isEmpty)
  }

  @Test(
    "each failure has its name, and a sentence",
    arguments: [
      (
        HTTPError.status(500, url: "u"),
        NativeAdImageDownloadError.badStatus(500, url: "https://x.example/a"), 1
      ),
      (.tooLarge(limit: 8, url: "u"), .tooManyBytes(limit: 8, url: "https://x.example/a"), 3),
      (.timeout(.seconds(10), url: "u"), .timeout(.seconds(10), url: "https://x.example/a"), 4),
    ]
  )
  func failures(http: HTTPError, expected: NativeAdImageDownloadError, code: Int) {
    let (result, client, _) = run(
      [Self.image("a"), Self.image("slow")],
      ["a": (.seconds(1), .failure(http)), "slow": (.seconds(100), .success(Self.png(1, 1)))]
    )
    guard case .failure(let error)? = result else {
      Issue.record("no failure")
      return
    }
    #expect(error == expected)
    #expect(AdapterFailure(error).code == code)
    #expect(AdapterFailure(error).message.contains("https://x.example/a"))
    #expect(client.cancelled == 1, "the other download is of no use any more")
  }

  @Test("other failures say that the image could not be fetched, and why")
  func unreachable() {
    let error = HTTPError.connection(url: "https://x.example/a", reason: "refused")
    let (result, _, _) = run([Self.image("a")], ["a": (.zero, .failure(error))])
    guard case .failure(.unreachable("https://x.example/a", let reason))? = result else {
      Issue.record("got \(String(describing: result))")
      return
    }
    #expect(reason.contains("refused"))
  }

  @Test("a web page is no image")
  func notAnImage() {
    let (result, _, _) = run([Self.image("a")], ["a": (.zero, .success(Data("<html>".utf8)))])
    guard case .failure(let error)? = result else {
      Issue.record("no failure")
      return
    }
    #expect(error == .notAnImage(url: "https://x.example/a", bytes: 6))
  }

  @Test("after cancelling nothing is called")
  func cancelling() {
    let scheduler = VirtualScheduler()
    let client = TableClient(scheduler, ["https://x.example/a": (.seconds(1), .success(Self.png(1, 1)))])
    let download = NativeAdImageDownloader(platform: Platform(scheduler: scheduler, httpClient: client))
      .download([Self.image("a")]) { _ in Issue.record("called after cancelling") }
    download.cancel()
    scheduler.run()
    #expect(client.cancelled == 1)
  }

  @Test("images are asked for in their order, so that the first error is the same each time")
  func order() {
    let names = (0..<8).map { "\($0)" }
    let (result, client, _) = run(names.map { Self.image($0) }, [:])
    #expect(client.asked == names.map { "https://x.example/\($0)" })
    guard case .failure(.badStatus(404, url: "https://x.example/0"))? = result else {
      Issue.record("got \(String(describing: result))")
      return
    }
  }

  @Test("cancelling the task that waits stops the downloads")
  func cancelledTask() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let client = TableClient(scheduler, ["https://x.example/a": (.seconds(1), .success(Self.png(1, 1)))])
    let downloader = NativeAdImageDownloader(platform: Platform(scheduler: scheduler, httpClient: client))
    await #expect(throws: NativeAdImageDownloadError.cancelled) {
      try await scheduler.run {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await downloader.download([Self.image("a")])
      }
    }
    #expect(client.cancelled == 1)
  }

  @Test("download waits for the images")
  func asynchronous() async throws {
    let scheduler = VirtualScheduler()
    let client = TableClient(scheduler, ["https://x.example/a": (.seconds(1), .success(Self.png(8, 8)))])
    let downloader = NativeAdImageDownloader(platform: Platform(scheduler: scheduler, httpClient: client))
    let images = try await scheduler.run { try await downloader.download([Self.image("a")]) }
    #expect(images.first?.image?.size.width == 8)
  }
}
