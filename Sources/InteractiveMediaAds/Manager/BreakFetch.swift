import AdPlatform
import Foundation
import VAST

/// Gets the ads of the breaks of one cue, side by side, and hands them over in the order of the breaks.
@MainActor
final class BreakFetch: Cancellable {
  private let breaks: [AdBreak]
  private let resolver: VASTResolver
  private var completion: (([ResolvedResponse]) -> Void)?
  private var responses: [Int: ResolvedResponse] = [:]
  private var requests: [any Cancellable] = []

  init(_ breaks: [AdBreak], _ resolver: VASTResolver, completion: @escaping ([ResolvedResponse]) -> Void) {
    self.breaks = breaks
    self.resolver = resolver
    self.completion = completion
  }

  /// Calls the completion handler once, when all is here, unless it is cancelled.
  func start() {
    for (index, adBreak) in breaks.enumerated() { get(adBreak.adSource, for: index) }
    deliverIfComplete()
  }

  func cancel() {
    completion = nil
    for request in requests { request.cancel() }
    requests = []
  }

  private func get(_ source: AdSource?, for index: Int) {
    switch source?.content {
    case nil: responses[index] = ResolvedResponse()
    case .vastAdData(let document)?: resolve(document, from: nil, source, for: index)
    case .adTagURI(let tag, _)?:
      requests.append(
        resolver.fetch(tag) { [weak self] result in
          switch result {
          case .success(.vast(let document)): self?.resolve(document, from: tag, source, for: index)
          case .success(.vmap):
            self?.received(ResolvedResponse(failing: ResolutionError(kind: .notVAST, url: tag)), for: index)
          case .failure(let error): self?.received(ResolvedResponse(failing: error), for: index)
          }
        }
      )
    case .customAdData(_, let type)?:
      responses[index] = ResolvedResponse(failing: ResolutionError(kind: .customAdData(type)))
    case .unreadable(let error)?:
      responses[index] = ResolvedResponse(failing: ResolutionError(kind: .unreadable(error)))
    }
  }

  private func resolve(_ document: VASTDocument, from tag: URLTemplate?, _ source: AdSource?, for index: Int)
  {
    requests.append(
      resolver.resolve(
        document,
        from: tag,
        followRedirects: source?.followRedirects,
        allowMultipleAds: source?.allowMultipleAds
      ) { [weak self] in self?.received($0, for: index) }
    )
  }

  private func received(_ response: ResolvedResponse, for index: Int) {
    var response = response
    if breaks[index].isBumper {
      for ad in response.pod.indices { response.pod[ad].isBumper = true }
      for ad in response.substitutes.indices { response.substitutes[ad].isBumper = true }
    }
    responses[index] = response
    deliverIfComplete()
  }

  private func deliverIfComplete() {
    guard responses.count == breaks.count, let completion else { return }
    let complete = breaks.indices.compactMap { responses[$0] }
    cancel()
    responses = [:]
    completion(complete)
  }
}

extension ResolvedResponse {
  /// Without ads, for this reason.
  fileprivate init(failing error: ResolutionError) {
    self.init()
    errors = [error]
  }
}
