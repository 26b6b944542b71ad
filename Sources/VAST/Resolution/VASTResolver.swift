public import AdPlatform
import Foundation

/// Fetches ad tags and follows wrappers.
///
/// ```swift
/// let resolver = VASTResolver(platform: .current)
/// resolver.fetch(tag) { result in
///   guard case .success(.vast(let document)) = result else { return }
///   resolver.resolve(document, from: tag) { response in print(response.pod, response.errors) }
/// }
/// ```
///
/// What is under way goes on without the resolver until it ends or is cancelled.
///
/// Source: VAST 4.2, `Wrapper`; VMAP 1.0, `AdSource`.
@MainActor
public final class VASTResolver {
  private let limits: ResolutionLimits
  private let caller: URLCaller

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - platform: the network and the time that it uses.
  ///   - limits: what following the wrappers of one response may cost.
  ///   - macros: the values for ad tags and error URLs; called for each of them.
  public init(
    platform: Platform,
    limits: ResolutionLimits = ResolutionLimits(),
    macros: @escaping @MainActor () -> MacroValues = { MacroValues() }
  ) {
    self.limits = limits
    caller = URLCaller(platform: platform, macros: macros)
  }

  /// Fetches an ad tag: a VAST or VMAP document, of which nothing is followed yet.
  ///
  /// The completion handler is called once on the main actor, never before this returns, and not after cancelling. A
  /// failure's code is the one of its kind: 301 for an answer that does not come or has an error status.
  @discardableResult
  public func fetch(
    _ tag: URLTemplate,
    completion: @escaping @MainActor (Result<AdDocument, ResolutionError>) -> Void
  ) -> any Cancellable {
    GuardedRequest(caller.url(tag), timeout: limits.firstTimeout, on: caller.platform) { result in
      completion(result.flatMap(AdDocument.reading).mapError { ResolutionError(kind: $0.kind, url: tag) })
    }
  }

  /// Follows the wrappers of a response, and calls the error URLs of what cannot be had.
  ///
  /// Wrappers are followed side by side. In a response that may have several ads the stand-alone ones are followed,
  /// too, for they are the substitutes.
  ///
  /// - Parameters:
  ///   - document: the response.
  ///   - url: where the document is from; a wrapper that leads back to it is a loop.
  ///   - followRedirects: whether wrappers may be followed, as an ad source says; `nil` counts as yes.
  ///   - allowMultipleAds: whether more than one ad may be used, as an ad source says; `nil` counts as yes.
  ///   - completion: called once on the main actor, never before this returns, and not after cancelling.
  @discardableResult
  public func resolve(
    _ document: VASTDocument,
    from url: URLTemplate?,
    followRedirects: Bool? = nil,
    allowMultipleAds: Bool? = nil,
    completion: @escaping @MainActor (ResolvedResponse) -> Void
  ) -> any Cancellable {
    let resolution = WrapperResolution(
      document,
      from: url,
      followRedirects: followRedirects,
      allowMultipleAds: allowMultipleAds,
      limits: limits,
      values: caller.macros()
    )
    return WrapperFollower(resolution, caller: caller, completion: completion)
  }

  /// Calls tracking or error URLs with their macros expanded, and ignores the answers. A URL that is invalid once its
  /// macros are expanded is left out.
  public func call(_ urls: [URLTemplate], _ values: MacroValues) {
    caller.call(urls, values)
  }
}

extension AdDocument {
  fileprivate static func reading(_ data: Data) -> Result<AdDocument, GuardedRequest.Failure> {
    guard data.contains(where: { !$0.isBlank }) else {
      return .failure(GuardedRequest.Failure(kind: .emptyResponse))
    }
    do throws(VASTError) {
      return .success(try AdDocument(data: data))
    } catch {
      return .failure(GuardedRequest.Failure(kind: .unreadable(error)))
    }
  }
}
