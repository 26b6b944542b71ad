import AdMediation
import AdPlatform
import Synchronization
import WaterfallStudy

extension AdapterStage {
  // MARK: What networks are asked

  /// A network was called off the main actor.
  func wasCalled(_ call: StudyScheduler.Call) {
    let now = now
    switch call {
    case .setUp(let network, let isOffMain, let handler):
      see { watch throws(BrokenInvariant) in
        try watch.setUpAsked(network, offMain: isOffMain, at: now)
      }
      networks.setUps[network] = .init(handler: handler)
      reach(.setsUp(network))
    case .signals(let network, let request, let isOffMain, let handler):
      see { watch throws(BrokenInvariant) in
        try watch.signalsAsked(network, of: request, offMain: isOffMain, at: now)
      }
      let known = networks.signals.filter { $0.request == request }.map(\.source)
      let source = setting.sources.indices.first {
        setting.sources[$0].network == network && setting.sources[$0].bids != nil && !known.contains($0)
      }
      guard let source else { return }
      networks.signals.append(.init(source: source, request: request, handler: handler))
      reach(.wantsSignals(network))
    }
  }

  /// An adapter is asked for an ad.
  func asked(
    _ adapter: FaultedAdapter,
    request: Int,
    source: Int,
    bidResponse: String?,
    _ reply: @escaping FaultedAdapter.Reply
  ) {
    let (now, number) = (now, networks.askings.count)
    networks.askings.append(.init(source: source, request: request, reply: reply, adapter: adapter))
    see { watch throws(BrokenInvariant) in
      try watch.asked(source: source, of: request, as: number, bidResponse: bidResponse, at: now)
    }
    reach(.asks(source))
  }

  /// An ad is to present itself.
  func isToPresent(_ ad: FaultedAd) {
    let (asking, request) = (ad.asking, networks.askings[ad.asking].request)
    let isAppPresenting = app.presenting == request
    see { watch throws(BrokenInvariant) in
      try watch.isToPresent(asking, of: request, isAppPresenting: isAppPresenting)
    }
    reach(.presents)
  }

  /// An ad hears of its impression.
  func toldImpression(_ ad: FaultedAd) {
    let request = networks.askings[ad.asking].request
    see { watch throws(BrokenInvariant) in try watch.toldImpression(request) }
    reach(.tellsImpression)
  }

  /// An ad hears of a click.
  func toldClick(_ ad: FaultedAd) {
    let request = networks.askings[ad.asking].request
    see { watch throws(BrokenInvariant) in try watch.toldClick(request) }
    reach(.tellsClick)
  }

  // MARK: What networks do

  func actOfNetwork(_ event: AdapterEvent) {
    switch event {
    case .setUp(let network, let fails, let onThread):
      guard let handler = networks.setUps[network]?.handler else { return }
      networks.setUps[network]?.isAnswered = true
      watch.setUpAnswered(network, isReady: !fails, at: now)
      call(onThread) { handler(fails ? NetworkProfile.Answer.Failure.noInventory : nil) }
    case .signals(let network, let signals, let onThread): give(signals, of: network, onThread)
    case .bids(let bids): answer(bids)
    case .answer(let adapter, let answer, let onThread):
      if let asking = networks.asking(adapter) { self.answer(asking, answer, onThread) }
    case .report(let report, let adapter, let onThread):
      if let asking = networks.asking(adapter) { self.report(report, asking, onThread: onThread) }
    default: break
    }
  }

  private func give(_ signals: AdapterEvent.Signals, of network: Int, _ onThread: Bool) {
    let all = networks.signals.indices.filter {
      setting.sources[networks.signals[$0].source].network == network
    }
    guard let index = all.first(where: { !networks.signals[$0].isAnswered }) ?? all.last else { return }
    networks.signals[index].isAnswered = true
    let asked = networks.signals[index]
    watch.signalsAnswered(asked.source, of: asked.request, at: now)
    call(onThread) {
      switch signals {
      case .text: asked.handler("signals \(asked.request) \(asked.source)", nil)
      case .failure: asked.handler(nil, NetworkProfile.Answer.Failure.noInventory)
      case .neither: asked.handler(nil, nil)
      }
    }
  }

  private func answer(_ answer: AdapterEvent.Bids) {
    guard let index = networks.auctions.indices.last else { return }
    networks.auctions[index].isAnswered = true
    let auction = networks.auctions[index]
    func bid(_ bidder: BidRequest, _ text: String = "bid") -> Bid {
      Bid(bidder: bidder.id, className: bidder.className, response: "\(text) \(auction.request) \(bidder.id)")
    }
    var bids: [Bid] = []
    var unusable = 0
    switch answer {
    case .all: bids = auction.bidders.map { bid($0) }
    case .first: bids = auction.bidders.prefix(1).map { bid($0) }
    case .none: break
    case .stranger:
      bids = [Bid(bidder: 99, className: "network 0", response: "strange")]
      unusable = 1
    case .twice:
      bids = auction.bidders.map { bid($0) } + auction.bidders.map { bid($0, "again") }
      unusable = auction.bidders.count
    case .foreign:
      bids = auction.bidders.map { Bid(bidder: $0.id, className: "network 9", response: "foreign") }
    }
    let ofBidders = answer == .stranger || answer == .foreign ? [] : bids
    let responses = Dictionary(ofBidders.map { ($0.bidder.rawValue, $0.response) }) { first, _ in first }
    watch.bidsAnswered(responses, unusable: unusable, of: auction.request, at: now)
    auction.handler(bids)
  }

  private func answer(_ asking: Int, _ answer: AdapterEvent.Answer, _ onThread: Bool) {
    guard let reply = networks.askings[asking].reply else { return }
    var ad: FaultedAd?
    switch answer {
    case .ad, .adAndFailure:
      ad = FaultedAd(self, asking: asking, handlesUserActions: setting.networkCounts)
    case .sameAd: ad = networks.askings[asking].ad
    case .failure, .neither: break
    }
    let hasError = answer == .failure || answer == .adAndFailure
    let isFirst = !networks.askings[asking].isAnswered
    networks.askings[asking].isAnswered = true
    let request = networks.askings[asking].request
    watch.answered(asking, of: request, isAd: ad != nil && !hasError, at: now)
    if isFirst { networks.askings[asking].ad = ad }
    let host = Mutex(ReportedHost(format: setting.format))
    call(onThread) { [ad] in
      let delegate = reply(ad, hasError ? NetworkProfile.Answer.Failure.noInventory : nil)
      host.withLock { $0.delegate = delegate }
    }
    let delegate = host.withLock { $0.delegate }
    if let delegate {
      networks.askings[asking].delegate = delegate
      if setting.keepsDelegates { networks.askings[asking].kept = delegate }
      if !isFirst { fail(.firstAnswer, "a second answer got an event delegate") }
    }
    if messenger.keepsAds { app.keeps.append(ad) }
  }

  /// A network reports something about its ad, while it knows where.
  func report(_ report: AdapterReport, _ asking: Int, onThread: Bool) {
    guard AdapterReport.of(setting.format).contains(report), let delegate = networks.askings[asking].delegate
    else { return }
    let request = networks.askings[asking].request
    watch.reported(report, asking, of: request)
    let host = ReportedHost(format: setting.format, delegate: delegate)
    call(onThread) { report.tell(host) }
    for word in messenger.hearing(report) { hear(word, request) }
  }

  func call(_ onThread: Bool, _ work: @escaping @Sendable () -> Void) {
    if onThread { OtherThread.call(work) } else { work() }
  }
}

extension AdapterStage: BidExchange {
  func requestBids(
    _ requests: [BidRequest],
    completionHandler: @escaping @MainActor ([Bid]) -> Void
  ) {
    let now = now
    // The signals say whose they are.
    guard let request = requests.first.flatMap({ $0.signals.split(separator: " ").dropFirst().first }),
      let number = Int(request), app.requests.indices.contains(number)
    else { return fail(.ownBid, "the exchange got the signals \(requests.first?.signals ?? "of nobody")") }
    for bidder in requests where bidder.signals != "signals \(number) \(bidder.id)" {
      fail(.ownBid, "the exchange got \(bidder.signals) of bidder \(bidder.id.rawValue + 1)")
    }
    see { watch throws(BrokenInvariant) in try watch.bidsAsked(of: number, at: now) }
    networks.auctions.append(.init(request: number, bidders: requests, handler: completionHandler))
    reach(.wantsBids)
  }
}

extension AdapterReport {
  /// Tells a host, as adapters do.
  fileprivate func tell(_ host: ReportedHost) {
    let delegate = host.delegate
    // The host's answers to all formats; only one of them is an ad's.
    let rewarded = host.format.isRewarded ? delegate as? any MediationRewardedAdEventDelegate : nil
    let native = host.format.isRewarded ? nil : delegate as? any MediationNativeAdEventDelegate
    switch self {
    case .impression: delegate?.reportImpression()
    case .click: delegate?.reportClick()
    case .willPresent: delegate?.willPresentFullScreenView()
    case .failsToPresent: delegate?.didFailToPresentWithError(NetworkProfile.Answer.Failure.noInventory)
    case .willDismiss: delegate?.willDismissFullScreenView()
    case .didDismiss: delegate?.didDismissFullScreenView()
    case .leavesApp: native?.willBackgroundApplication()
    case .playsVideo:
      native?.didPlayVideo()
      rewarded?.didStartVideo()
    case .pausesVideo: native?.didPauseVideo()
    case .endsVideo: if let rewarded { rewarded.didEndVideo() } else { native?.didEndVideo() }
    case .mutesVideo: native?.didMuteVideo()
    case .unmutesVideo: native?.didUnmuteVideo()
    case .reward: rewarded?.didRewardUser()
    }
  }
}
