public import AdPlatform
public import Foundation
import HeadlessUIKit

/// Turns the image addresses of a network into pictures, for adapters whose network gives only addresses.
///
/// Unless the publisher disabled image loading, an adapter has to deliver pictures: download them before
/// answering the request. All images are fetched at once; order and scale are kept.
///
/// Source: Native custom events, "GADAdLoaderOptions".
@preconcurrency
@MainActor
public final class NativeAdImageDownloader: NSObject {
  /// 8 MiB an image: more than any screen shows.
  public static let maximumBytes = 8 << 20

  private let platform: Platform
  private nonisolated let scheduler: any Scheduler

  /// A downloader on the host's network and time.
  public convenience override init() { self.init(platform: .current) }

  /// A downloader on this network and time.
  public init(platform: Platform) {
    self.platform = platform
    scheduler = platform.scheduler
    super.init()
  }

  /// Downloads images.
  ///
  /// - Parameters:
  ///   - images: pictures are passed on as they are; addresses are fetched, each once.
  ///   - timeout: for each image.
  ///   - completion: called once on the main actor, with the images in the order given or the first error; not at
  ///     all after cancelling, and never before this method returns.
  @discardableResult
  public func download(
    _ images: [NativeAdImage],
    timeout: Duration = HTTPLimits.timeout,
    completion: @escaping @MainActor (Result<[NativeAdImage], NativeAdImageDownloadError>) -> Void
  ) -> any Cancellable {
    let download = Download(images, completion: completion)
    download.start(on: platform, timeout: timeout)
    return download
  }

  /// Downloads images and waits for them. Cancelling the task stops the downloads.
  ///
  /// - Throws: ``NativeAdImageDownloadError``.
  public func download(
    _ images: [NativeAdImage],
    timeout: Duration = HTTPLimits.timeout
  ) async throws -> [NativeAdImage] {
    let download = Download(images) { _ in }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        download.completion = { continuation.resume(with: $0) }
        download.start(on: platform, timeout: timeout)
        if Task.isCancelled { download.finish(.failure(.cancelled)) }
      }
    } onCancel: {
      scheduler.deliver { download.finish(.failure(.cancelled)) }
    }
  }
}

/// The images of one call.
@MainActor
private final class Download: Cancellable {
  private var images: [NativeAdImage]
  var completion: (@MainActor (Result<[NativeAdImage], NativeAdImageDownloadError>) -> Void)?
  private var requests: [URL: any Cancellable] = [:]

  init(
    _ images: [NativeAdImage],
    completion: @escaping @MainActor (Result<[NativeAdImage], NativeAdImageDownloadError>) -> Void
  ) {
    self.images = images
    self.completion = completion
  }

  func start(on platform: Platform, timeout: Duration) {
    for url in images.filter({ $0.image == nil }).compactMap(\.imageURL) where requests[url] == nil {
      let request = HTTPRequest(
        url: url,
        timeout: timeout,
        maximumBytes: NativeAdImageDownloader.maximumBytes
      )
      requests[url] = platform.httpClient.send(request) { self.received($0, from: url) }
    }
    if requests.isEmpty { platform.scheduler.schedule(after: .zero) { self.finish(.success(self.images)) } }
  }

  func cancel() {
    completion = nil
    stop()
  }

  private func stop() {
    for request in requests.values { request.cancel() }
    requests = [:]
  }

  private func received(_ result: Result<HTTPResponse, HTTPError>, from url: URL) {
    requests[url] = nil
    switch result {
    case .failure(let error):
      finish(.failure(NativeAdImageDownloadError(error, url: url)))
    case .success(let response):
      guard ImageHeader(response.body) != nil else {
        return finish(.failure(.notAnImage(url: url.absoluteString, bytes: response.body.count)))
      }
      images = images.map { image in
        guard image.image == nil, image.imageURL == url,
          let picture = UIImage(data: response.body, scale: image.scale)
        else { return image }
        return NativeAdImage(image: picture)
      }
      if requests.isEmpty { finish(.success(images)) }
    }
  }

  func finish(_ result: Result<[NativeAdImage], NativeAdImageDownloadError>) {
    stop()
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }
}
