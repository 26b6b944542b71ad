import AdMediation
import AdPlatform
import Foundation

/// Serves only the images of the armed ads, and records which ones were fetched.
@MainActor
final class ProbeImageServer: HTTPClient {
  private let scheduler: any Scheduler
  private var files: [URL: Data] = [:]
  private(set) var fetched: [URL] = []

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  func serve(_ assets: NetworkAssets) {
    for image in assets.landscapeImages + assets.portraitImages + (assets.icon.map { [$0] } ?? []) {
      files[image.url] = image.data
    }
  }

  func send(
    _ request: HTTPRequest,
    completion: @escaping @MainActor (Result<HTTPResponse, HTTPError>) -> Void
  ) -> any Cancellable {
    fetched.append(request.url)
    let file = files[request.url]
    return scheduler.schedule(after: .milliseconds(20)) {
      guard let file else { return completion(.failure(.status(404, url: request.url.absoluteString))) }
      completion(.success(HTTPResponse(url: request.url, status: 200, headers: [:], body: file)))
    }
  }
}
