import AdPlatform
import Foundation

/// Decides how the wrappers of a response are followed: which are fetched, which ads come of it, and what is called
/// for those that cannot be had.
///
/// All wrappers that may be needed are fetched side by side, and the outcome does not depend on which answers first.
/// A wrapper that only takes the place of another one is fetched when that one has failed.
struct WrapperResolution: StateMachine {
  enum Event {
    /// Follow the wrappers.
    case started
    /// The answer to a request.
    case received(Int, Data)
    /// A request has failed.
    case failed(Int, ResolutionError.Kind)
    /// The ads are no longer needed.
    case cancelled
  }

  enum Effect: Equatable {
    /// Fetch an ad tag, in ads of which the categories are blocked.
    case fetch(Int, URLTemplate, blockedCategories: [String])
    /// Call error URLs.
    case call([URLTemplate], VASTErrorCode)
    /// Give up the requests that are under way.
    case cancelRequests
    /// Everything is known. Nothing follows.
    case finish(ResolvedResponse)
  }

  private enum State {
    /// Not started.
    case idle
    /// Requests are under way.
    case following
    /// Finished or cancelled.
    case ended
  }

  let limits: ResolutionLimits
  private var state = State.idle
  /// URLs of a chain are compared with these values, so that none looks new for its cache busting.
  private let values: MacroValues
  private var responses: [Response] = []
  private var entries: [Entry] = []
  private var errors: [ResolutionError] = []
  private var warnings: [Warning] = []
  private var inLines = 0
  private var wrappers = 0
  private var bytes = 0
  private var errorCalls = 0
  private var adsLeftOut = 0
  private var wrappersLeftOut = 0

  /// - Parameters:
  ///   - url: where the document is from.
  ///   - values: the values of macros in ad tags when all begins.
  init(
    _ document: VASTDocument,
    from url: URLTemplate?,
    followRedirects: Bool? = nil,
    allowMultipleAds: Bool? = nil,
    limits: ResolutionLimits = ResolutionLimits(),
    values: MacroValues = MacroValues()
  ) {
    var limits = limits
    limits.maxErrorCalls = max(0, limits.maxErrorCalls)
    limits.maxURLs = max(0, limits.maxURLs)
    self.limits = limits
    self.values = values
    responses = [
      Response(
        document,
        url: url,
        chain: [url?.chainKey(values)].compactMap(\.self),
        allowsWrappers: followRedirects ?? true,
        allowsMultipleAds: allowMultipleAds ?? true
      )
    ]
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, state) {
    case (.started, .idle):
      state = .following
      return start(response: 0) + finishIfComplete()
    case (.received(let entry, let data), .following) where isFetching(entry):
      return read(data, for: entry) + finishIfComplete()
    case (.failed(let entry, let kind), .following) where isFetching(entry):
      return fail(entry: entry, kind) + finishIfComplete()
    case (.cancelled, .idle):
      state = .ended
      return []
    case (.cancelled, .following):
      state = .ended
      return [.cancelRequests]
    default:
      // A late or duplicate answer, or one that was not requested.
      return []
    }
  }

  private func isFetching(_ entry: Int) -> Bool {
    guard entries.indices.contains(entry), case .fetching = entries[entry].state else { return false }
    return true
  }

  // MARK: A response

  private mutating func start(response: Int) -> [Effect] {
    warnings += responses[response].warnings
    // The error URLs of a response are for this alone.
    guard !responses[response].hasNoAds else {
      return fail(response: response, .noAds, calling: responses[response].errorURLs)
    }
    if responses[response].allowsMultipleAds {
      var effects: [Effect] = []
      while let more = startNext(in: response) { effects += more }
      return effects
    }
    guard !responses[response].waiting.isEmpty else { return fail(response: response, .podNotAllowed) }
    return startNext(in: response) ?? []
  }

  /// Starts the next ad of a response; `nil` if there is none. Those beyond the limits are passed over.
  private mutating func startNext(in response: Int) -> [Effect]? {
    while let ad = responses[response].waiting.popFirst() {
      switch ad.content {
      case .inLine where inLines >= limits.maxAds: adsLeftOut += 1
      case .wrapper where wrappers >= limits.maxRequests: wrappersLeftOut += 1
      case .inLine(let inLine):
        inLines += 1
        return take(inLine, entry: enter(ad, in: response))
      case .wrapper(let wrapper):
        wrappers += 1
        return follow(wrapper, entry: enter(ad, in: response))
      }
    }
    return nil
  }

  private mutating func enter(_ ad: VASTAd, in response: Int) -> Int {
    entries.append(Entry(ad: ad, response: response))
    responses[response].entries.append(entries.count - 1)
    return entries.count - 1
  }

  /// A response that is of no use.
  private mutating func fail(
    response: Int,
    _ kind: ResolutionError.Kind,
    calling urls: [URLTemplate] = []
  ) -> [Effect] {
    if let entry = responses[response].parent { return fail(entry: entry, kind, calling: urls) }
    let error = ResolutionError(kind: kind, url: responses[response].url)
    errors.append(error)
    return call(urls, error.code)
  }

  // MARK: An ad

  private mutating func take(_ inLine: InLine, entry: Int) -> [Effect] {
    let response = responses[entries[entry].response]
    if let code = inLine.categories.lazy.flatMap(\.codes).first(where: response.blockedCategories.contains) {
      return fail(entry: entry, .categoryBlocked(code), url: response.url)
    }
    entries[entry].state = .ready
    return []
  }

  private mutating func follow(_ wrapper: Wrapper, entry: Int) -> [Effect] {
    let response = responses[entries[entry].response]
    guard response.allowsWrappers else { return fail(entry: entry, .wrappersNotAllowed, url: response.url) }
    guard response.depth < limits.maxRedirects else {
      return fail(entry: entry, .tooManyRedirects(limits.maxRedirects))
    }
    guard let tag = wrapper.adTagURI else { return fail(entry: entry, .missingAdTag, url: response.url) }
    guard let key = tag.chainKey(values) else { return fail(entry: entry, .badURL) }
    guard !response.chain.contains(key) else { return fail(entry: entry, .loop) }
    entries[entry].state = .fetching(key: key)
    let blocked =
      response.requestedWithout + wrapper.blockedCategories.lazy.flatMap(\.codes).prefix(limits.maxURLs)
    return [.fetch(entry, tag, blockedCategories: Array(blocked.unique.prefix(limits.maxURLs)))]
  }

  private mutating func read(_ data: Data, for entry: Int) -> [Effect] {
    guard case .wrapper(let wrapper) = entries[entry].ad.content,
      case .fetching(let key) = entries[entry].state
    else { return [] }
    guard data.contains(where: { !$0.isBlank }) else { return fail(entry: entry, .emptyResponse) }
    guard data.count <= limits.maxBytes - bytes else {
      return fail(entry: entry, .tooManyBytes(limit: limits.maxBytes))
    }
    bytes += data.count
    do throws(VASTError) {
      switch try AdDocument(data: data) {
      case .vmap: return fail(entry: entry, .notVAST)
      case .vast(let document):
        let around = responses[entries[entry].response]
        responses.append(
          Response(document, of: wrapper, in: around, entry: entry, key: key, maxCodes: limits.maxURLs)
        )
        entries[entry].state = .answered(response: responses.count - 1)
        return start(response: responses.count - 1)
      }
    } catch {
      return fail(entry: entry, .unreadable(error))
    }
  }

  // MARK: What fails

  /// - Parameter url: the response that the failure is about, if it is not the one that the wrapper asked for.
  private mutating func fail(
    entry: Int,
    _ kind: ResolutionError.Kind,
    url: URLTemplate? = nil,
    calling urls: [URLTemplate] = []
  ) -> [Effect] {
    var about = url
    if about == nil, case .wrapper(let wrapper) = entries[entry].ad.content { about = wrapper.adTagURI }
    let error = ResolutionError(kind: kind, url: about)
    errors.append(error)
    return callErrors(of: entry, urls, error.code)
  }

  /// Calls the error URLs of an ad and of the wrappers around it that have not been called yet.
  private mutating func callErrors(
    of failing: Int,
    _ urls: [URLTemplate],
    _ code: VASTErrorCode
  ) -> [Effect] {
    entries[failing].state = .failed
    var urls = urls
    var next: Int? = failing
    while let entry = next {
      if !entries[entry].hasCalledErrors { urls += entries[entry].ad.errorURLs }
      entries[entry].hasCalledErrors = true
      next = responses[entries[entry].response].parent
    }
    return call(urls, code)
  }

  private mutating func call(_ urls: [URLTemplate], _ code: VASTErrorCode) -> [Effect] {
    let urls = Array(urls.unique.prefix(limits.maxErrorCalls - errorCalls))
    errorCalls += urls.count
    return urls.isEmpty ? [] : [.call(urls, code)]
  }

  // MARK: The end

  private enum Progress {
    case pending
    case hasAds
    case empty
  }

  private mutating func finishIfComplete() -> [Effect] {
    var effects: [Effect] = []
    guard progress(of: 0, &effects) != .pending else { return effects }
    state = .ended
    let url = responses[0].url
    if adsLeftOut > 0 {
      let kind = ResolutionError.Kind.tooManyAds(limit: limits.maxAds, leftOut: adsLeftOut)
      errors.append(ResolutionError(kind: kind, url: url))
    }
    if wrappersLeftOut > 0 {
      let kind = ResolutionError.Kind.tooManyRequests(limit: limits.maxRequests, leftOut: wrappersLeftOut)
      errors.append(ResolutionError(kind: kind, url: url))
    }
    return effects + [.finish(outcome)]
  }

  /// How far a response is; where an ad has failed for good and another may take its place, that one is started.
  private mutating func progress(of response: Int, _ effects: inout [Effect]) -> Progress {
    while true {
      var all: [Progress] = []
      for entry in responses[response].entries { all.append(progress(ofEntry: entry, &effects)) }
      if all.contains(.pending) { return .pending }
      if all.contains(.hasAds) { return .hasAds }
      guard let last = responses[response].entries.last, entries[last].ad.fallsBack,
        let more = startNext(in: response)
      else { return .empty }
      effects += more
    }
  }

  private mutating func progress(ofEntry entry: Int, _ effects: inout [Effect]) -> Progress {
    switch entries[entry].state {
    case .fetching: .pending
    case .ready: .hasAds
    case .failed, .new: .empty
    case .answered(let response): progress(of: response, &effects)
    }
  }

  private var outcome: ResolvedResponse {
    var harvest = Harvest(limits: limits)
    let (pod, substitutes) = harvest.ads(of: 0, responses, entries)
    var outcome = ResolvedResponse()
    outcome.pod = pod
    outcome.substitutes = substitutes
    outcome.errors = errors
    if harvest.urlsLeftOut > 0 {
      let kind = ResolutionError.Kind.tooManyURLs(limit: limits.maxURLs, leftOut: harvest.urlsLeftOut)
      outcome.errors.append(ResolutionError(kind: kind, url: responses[0].url))
    }
    outcome.warnings = Warning.shortened(warnings)
    return outcome
  }
}

extension VASTAd {
  /// Whether a wrapper wants another ad in its place when it leads to none.
  var fallsBack: Bool {
    if case .wrapper(let wrapper) = content { wrapper.fallbackOnNoAd ?? false } else { false }
  }
}

extension URLTemplate {
  /// What makes two URLs of a chain the same; `nil` if the template makes no URL.
  fileprivate func chainKey(_ values: MacroValues) -> String? {
    guard let url = expanded(with: values, in: .adTag),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    parts.host = parts.host?.lowercased()
    if parts.path.isEmpty { parts.path = "/" }
    return parts.string ?? url.absoluteString
  }
}

extension Warning {
  /// As many as one document keeps, and how many more there were.
  fileprivate static func shortened(_ warnings: [Warning]) -> [Warning] {
    let limit = DocumentLimits.standard.warnings
    guard warnings.count > limit, let first = warnings.dropFirst(limit).first else { return warnings }
    let more = warnings.dropFirst(limit).reduce(0) { count, warning in
      if case .more(let number) = warning.kind { count + number } else { count + 1 }
    }
    return warnings.prefix(limit) + [Warning(kind: .more(more), path: first.path, line: first.line)]
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
