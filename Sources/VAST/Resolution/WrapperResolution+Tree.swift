extension WrapperResolution {
  /// A response of the chain, and what may be used of it.
  struct Response {
    var url: URLTemplate?
    var errorURLs: [URLTemplate]
    var warnings: [Warning]
    /// The wrapper that asked for it; `nil` for the first response.
    var parent: Int?
    /// The number of wrappers around it.
    var depth = 0
    /// The URLs of this response and of those around it.
    var chain: [String]
    var allowsWrappers: Bool
    var allowsMultipleAds: Bool
    /// The codes that the wrappers around it block.
    var blockedCategories: Set<String> = []
    /// The same in the order of the wrappers, at most as many as a request may name.
    var requestedWithout: [String] = []
    /// Whether it is VAST 2.
    var isOld: Bool
    var hasNoAds: Bool
    /// Ads that have not been started: the pod in its order, then the stand-alone ads.
    var waiting: ArraySlice<VASTAd>
    /// Ads that have been, in the same order.
    var entries: [Int] = []

    init(
      _ document: VASTDocument,
      url: URLTemplate?,
      chain: [String],
      allowsWrappers: Bool,
      allowsMultipleAds: Bool
    ) {
      self.url = url
      errorURLs = document.errorURLs
      warnings = document.warnings
      self.chain = chain
      self.allowsWrappers = allowsWrappers
      self.allowsMultipleAds = allowsMultipleAds
      isOld = document.version?.hasPrefix("2") ?? false
      hasNoAds = document.ads.isEmpty
      let standAlone = document.ads.filter { $0.sequence == nil }
      // Sorting keeps the order of equal ones.
      let pod = document.ads.filter { $0.sequence != nil }
        .sorted { ($0.sequence ?? 0) < ($1.sequence ?? 0) }
      if allowsMultipleAds {
        waiting = (pod + standAlone)[...]
      } else {
        // A pod of one is one ad.
        waiting = (standAlone.isEmpty && pod.count == 1 ? pod : standAlone)[...]
      }
    }

    /// The answer that a wrapper got.
    ///
    /// - Parameters:
    ///   - around: the response that the wrapper stands in.
    ///   - entry: the wrapper's number.
    ///   - key: the URL of the answer.
    ///   - maxCodes: the most categories that a request may name.
    init(
      _ document: VASTDocument,
      of wrapper: Wrapper,
      in around: Response,
      entry: Int,
      key: String,
      maxCodes: Int
    ) {
      self.init(
        document,
        url: wrapper.adTagURI,
        chain: around.chain + [key],
        allowsWrappers: wrapper.followAdditionalWrappers,
        // VAST 2.0 does not know the attribute, and its responses may have several ads.
        allowsMultipleAds: wrapper.allowMultipleAds ?? around.isOld
      )
      parent = entry
      depth = around.depth + 1
      let blocked = wrapper.blockedCategories.flatMap(\.codes)
      blockedCategories = around.blockedCategories.union(blocked)
      requestedWithout = Array((around.requestedWithout + blocked.prefix(maxCodes)).unique.prefix(maxCodes))
    }
  }

  /// An ad of a response.
  struct Entry {
    var ad: VASTAd
    /// The response that it stands in.
    var response: Int
    var state = State.new
    var hasCalledErrors = false

    enum State {
      /// Not looked at yet.
      case new
      /// A wrapper whose response is being fetched.
      case fetching(key: String)
      /// A wrapper, and its response.
      case answered(response: Int)
      /// An inline ad that can be used.
      case ready
      /// Of no use.
      case failed
    }
  }

  /// Puts the ads together when everything is known.
  struct Harvest {
    typealias Ads = (pod: [ResolvedAd], substitutes: [ResolvedAd])

    let limits: ResolutionLimits
    private(set) var urlsLeftOut = 0

    init(limits: ResolutionLimits) { self.limits = limits }

    mutating func ads(of first: Int, _ responses: [Response], _ entries: [Entry]) -> Ads {
      ads(of: responses[first], in: [], responses, entries)
    }

    private mutating func ads(
      of response: Response,
      in wrappers: [VASTAd],
      _ responses: [Response],
      _ entries: [Entry]
    ) -> Ads {
      var slots: [(ad: VASTAd, ads: Ads)] = []
      var standAlone: [Ads] = []
      for entry in response.entries.map({ entries[$0] }) {
        let ads = ads(of: entry, in: wrappers, responses, entries)
        if entry.ad.sequence != nil {
          slots.append((entry.ad, ads))
        } else if !ads.pod.isEmpty {
          standAlone.append(ads)
        }
      }
      var result: Ads = ([], [])
      for (ad, ads) in slots {
        var ads = ads
        if ads.pod.isEmpty, ad.fallsBack, !standAlone.isEmpty { ads = standAlone.removeFirst() }
        result.pod += ads.pod.map { $0.at(ad.sequence) }
        result.substitutes += ads.substitutes
      }
      if result.pod.isEmpty, !standAlone.isEmpty { result = standAlone.removeFirst() }
      result.substitutes += standAlone.flatMap { $0.pod + $0.substitutes }.map { $0.at(nil) }
      return result
    }

    private mutating func ads(
      of entry: Entry,
      in wrappers: [VASTAd],
      _ responses: [Response],
      _ entries: [Entry]
    ) -> Ads {
      switch entry.state {
      case .ready:
        var merging = Merging(limit: limits.maxURLs)
        let ad = ResolvedAd(entry.ad, wrappers: wrappers, &merging)
        urlsLeftOut += merging.leftOut
        return ([ad].compactMap(\.self), [])
      case .answered(let response):
        return ads(of: responses[response], in: wrappers + [entry.ad], responses, entries)
      case .new, .fetching, .failed:
        return ([], [])
      }
    }
  }
}

extension Category {
  /// The codes or names as written; an element may have several with commas between.
  var names: [String] {
    code.split(separator: ",").map { String($0).trimmed() }.filter { !$0.isEmpty }
  }

  /// The same in upper case, to be compared. Who keeps the list is not compared: it is written in many ways, and a
  /// blocked ad must not be shown for that.
  var codes: [String] { names.map { $0.uppercased() } }
}

extension ResolvedAd {
  fileprivate func at(_ sequence: Int?) -> ResolvedAd {
    var ad = self
    ad.sequence = sequence
    return ad
  }
}
