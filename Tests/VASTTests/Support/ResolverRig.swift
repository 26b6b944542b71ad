import AdPlatform
import Foundation
import Testing
import VAST

/// A resolver on virtual time with a network of its own.
@MainActor
final class ResolverRig {
  let scheduler = VirtualScheduler()
  let server: AdServerDouble
  var limits = ResolutionLimits()
  var macros = MacroValues()

  init(_ answers: [String: AdServerDouble.Answer] = [:]) {
    server = AdServerDouble(scheduler)
    for (path, answer) in answers { server[Self.url(path)] = answer }
  }

  /// `a` is `https://ads.example.com/a`.
  static func url(_ path: String) -> String {
    path.contains("://") ? path : "https://ads.example.com/\(path)"
  }

  var resolver: VASTResolver {
    let platform = Platform(scheduler: scheduler, httpClient: server)
    return VASTResolver(platform: platform, limits: limits) { [macros] in macros }
  }

  /// What came of a response, once nothing is left to do.
  func resolve(
    _ xml: String,
    from path: String? = nil,
    followRedirects: Bool? = nil,
    allowMultipleAds: Bool? = nil
  ) throws -> ResolvedResponse {
    var responses: [ResolvedResponse] = []
    let document = try Fixture.vast(xml)
    resolver.resolve(
      document,
      from: path.flatMap { URLTemplate(Self.url($0)) },
      followRedirects: followRedirects,
      allowMultipleAds: allowMultipleAds
    ) { responses.append($0) }
    #expect(responses.isEmpty, "never before the call returns")
    scheduler.run()
    try #require(responses.count == 1)
    #expect(scheduler.scheduledCount == 0)
    return responses[0]
  }

  func fetch(_ path: String) throws -> Result<AdDocument, ResolutionError> {
    var results: [Result<AdDocument, ResolutionError>] = []
    let tag = try #require(URLTemplate(Self.url(path)))
    resolver.fetch(tag) { results.append($0) }
    #expect(results.isEmpty, "never before the call returns")
    scheduler.run()
    try #require(results.count == 1)
    #expect(scheduler.scheduledCount == 0)
    return results[0]
  }

  /// The paths of the ad tags that were asked for, in order.
  var tags: [String] { paths(of: "https://ads.example.com/") }

  /// What ads called, in order, such as `w/error?code=303`.
  var calls: [String] { paths(of: "https://track.example.com/") }

  private func paths(of host: String) -> [String] {
    server.requests.map(\.url).filter { $0.hasPrefix(host) }.map { String($0.dropFirst(host.count)) }
  }
}

extension ResolvedResponse {
  var podIDs: [String] { pod.map { $0.ad.id ?? "" } }
  var substituteIDs: [String] { substitutes.map { $0.ad.id ?? "" } }
  var kinds: [ResolutionError.Kind] { errors.map(\.kind) }
  var codes: [Int] { errors.map(\.code.rawValue) }
}
