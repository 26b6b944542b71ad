import AdPlatform
public import Foundation

/// What the double serves to an adapter, or a stub, that fetches by itself with `URLSession.shared`. Nothing is sent
/// over the network: see ``NetworkDoubleURLProtocol`` for what works on which platform.
extension NetworkDouble {
  /// An address on the double's own host, `<placement>.double.example`. Unless it is served, it yields status 404.
  ///
  /// - Parameter path: begins with a slash.
  public func url(_ path: String) -> URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = routes.host
    components.path = path.hasPrefix("/") ? path : "/" + path
    // With a host and a path that begins with a slash there always is a URL.
    return components.url ?? URL(filePath: path)
  }

  /// Serves a file, at once.
  ///
  /// - Parameters:
  ///   - file: the body of the reply.
  ///   - url: on the double's own host, or an address that the adapter knows by heart. Its query does not matter.
  ///     From then on no request for that host leaves the process.
  ///   - type: the `Content-Type`.
  public func serve(_ file: Data, type: String = "application/octet-stream", at url: URL) {
    routes.add(.file(.init(status: 200, type: type, body: file)), at: url)
  }

  /// Serves an address by calling `handler`, on the main actor and the double's platform.
  ///
  /// Where several doubles serve one address, the request goes to the one whose ``placement`` is in its URL, headers
  /// or body. The reply is the handler's, now or later:
  ///
  /// ```swift
  /// double.serve(at: double.url("/ads")) { network, call in
  ///   network.answer(.init(parameter: network.placement)) { answer in
  ///     switch answer {
  ///     case .success(let assets): call.reply(json: ["title": assets.headline])
  ///     case .failure: call.reply(status: 204)
  ///     }
  ///   }
  /// }
  /// ```
  public func serve(
    at url: URL,
    _ handler: @escaping @MainActor @Sendable (NetworkDouble, DoubleHTTPCall) -> Void
  ) {
    let platform = platform
    routes.add(
      .handler { [weak self] call in
        platform.scheduler.post {
          guard let self else { return call.reply(status: 404) }
          Platform.$current.withValue(platform) { handler(self, call) }
        }
      },
      at: url
    )
  }

  /// Serves the images of an ad at their addresses.
  func serveImages(of assets: NetworkAssets) {
    let icon = assets.icon.map { [$0] } ?? []
    for image in assets.landscapeImages + assets.portraitImages + icon {
      serve(image.data, type: "image/png", at: image.url)
    }
  }
}
