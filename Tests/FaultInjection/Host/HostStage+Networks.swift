import AdMediation
import AdPlatform
import Foundation
import Synchronization
import WaterfallStudy

extension HostStage {
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

  /// A mediation adapter is asked for an ad.
  func asked(
    _ adapter: FaultedAdapter,
    request: Int,
    source: Int,
    bidResponse: String?,
    _ reply: @escaping FaultedAdapter.Reply
  ) {
    asked(.init(source: source, request: request, adapter: adapter, reply: reply), bidResponse)
  }

  /// A custom event is asked for an ad.
  func asked(_ customEvent: FaultedCustomEvent, request: Int, source: Int) {
    asked(
      .init(source: source, request: request, adapter: customEvent, answersTo: customEvent.delegate),
      nil
    )
  }

  private func asked(_ asking: HostNetworks.Asking, _ bidResponse: String?) {
    let (now, number) = (now, networks.askings.count)
    networks.askings.append(asking)
    for case .asks(let source) in error.alter(.asks(source: asking.source)) {
      see { watch throws(BrokenInvariant) in
        try watch.asked(source: source, of: asking.request, as: number, bidResponse: bidResponse, at: now)
      }
    }
    reach(.asks(asking.source))
  }

  /// An ad is to present itself.
  func isToPresent(_ ad: FaultedAd) {
    let (asking, request) = (ad.asking, networks.askings[ad.asking].request)
    let isAppPresenting = app.presenting == request
    checkIsFirst(ad)
    see { watch throws(BrokenInvariant) in
      try watch.isToPresent(asking, of: request, isAppPresenting: isAppPresenting)
    }
    reach(.presents)
  }

  /// The app gets, or presents, this ad.
  func checkIsFirst(_ ad: FaultedAd) {
    if ad !== networks.askings[ad.asking].ad { fail(.firstAnswer, "the ad came with a later answer") }
  }

  /// A native ad is told something.
  func told(_ told: HostEffect.Told, _ ad: FaultedAd) {
    emit(.tells(told), networks.askings[ad.asking].request)
    switch told {
    case .rendering: reach(.renders)
    case .untracking: reach(.untracks)
    case .impression: reach(.tellsImpression)
    case .click: reach(.tellsClick)
    }
  }

  // MARK: What networks do

  func actOfNetwork(_ event: HostEvent) {
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
    case .download(let adapter, let answers):
      if let asking = networks.asking(adapter) { download(answers, asking) }
    case .forget(let adapter):
      guard let asking = networks.asking(adapter) else { return }
      networks.askings[asking].isForgotten = true
      networks.askings[asking].reply = nil
      (networks.askings[asking].adapter as? FaultedCustomEvent)?.delegate = nil
    case .report(let report, let adapter, let onThread):
      if let asking = networks.asking(adapter) { self.report(report, asking, onThread: onThread) }
    default: break
    }
  }

  private func give(_ signals: HostEvent.Signals, of network: Int, _ onThread: Bool) {
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

  private func answer(_ answer: HostEvent.Bids) {
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

  private func answer(_ asking: Int, _ answer: HostEvent.Answer, _ onThread: Bool) {
    guard let reply = networks.askings[asking].answer else { return }
    var ad: FaultedAd?
    switch answer {
    case .ad, .adAndFailure: ad = networks.askings[asking].prepared ?? FaultedAd(self, asking: asking)
    case .sameAd: ad = networks.askings[asking].ad
    case .failure, .neither: break
    }
    let hasError = answer == .failure || answer == .adAndFailure
    // A custom event has one method for ads and one for errors.
    if setting.kind == .customEvent, hasError == (ad != nil) { return }
    let isFirst = !networks.askings[asking].isAnswered
    networks.askings[asking].isAnswered = true
    let request = networks.askings[asking].request
    if let ad { deliver(ad, asking, isFirst: isFirst) }
    watch.answered(asking, of: request, isAd: ad != nil && !hasError, at: now)
    let host = Mutex(ReportedHost(format: setting.format))
    call(onThread) { [ad] in
      let delegate = reply(ad, hasError ? NetworkProfile.Answer.Failure.noInventory : nil)
      host.withLock { $0.delegate = delegate }
    }
    let delegate = host.withLock { $0.delegate }
    if let delegate {
      networks.askings[asking].delegate = delegate
      if setting.networksKeepAds { networks.askings[asking].kept = delegate }
      if !isFirst { fail(.firstAnswer, "a second answer got an event delegate") }
    }
    if error.keepsAds { app.keeps.append(ad) }
  }

  /// The host gets an ad: what was reported about it before is for the host now.
  private func deliver(_ ad: FaultedAd, _ asking: Int, isFirst: Bool) {
    networks.askings[asking].prepared = nil
    guard isFirst || setting.kind == .customEvent, !networks.askings[asking].isDelivered else { return }
    networks.askings[asking].isDelivered = true
    networks.askings[asking].ad = ad
    if setting.kind == .customEvent, setting.networksKeepAds { networks.askings[asking].kept = ad }
    for report in networks.askings[asking].early {
      watch.reported(report, asking, of: networks.askings[asking].request)
    }
  }

  private func prepare(_ asking: Int) -> FaultedAd {
    let ad = networks.askings[asking].prepared ?? FaultedAd(self, asking: asking)
    networks.askings[asking].prepared = ad
    return ad
  }

  private func download(_ answers: [ImageAnswer], _ asking: Int) {
    guard setting.format == .native, networks.askings[asking].answer != nil, let host,
      let url = URL(string: "https://images.example/")
    else { return }
    networks.askings[asking].isDownloading = true
    images.answers = answers
    let images = answers.indices.map { NativeAdImage(url: url.appendingPathComponent("\($0)"), scale: 1) }
    NativeAdImageDownloader(platform: host.platform)
      .download(images) { [weak self] result in
        guard let self, networks.askings[asking].answer != nil else { return }
        guard case .success(let images) = result else { return answer(asking, .failure, false) }
        prepare(asking).images = images
        answer(asking, .ad, false)
      }
  }

  /// A network reports something about its ad, while it knows where.
  func report(_ report: AdReport, _ asking: Int, onThread: Bool) {
    guard AdReport.of(setting).contains(report) else { return }
    let request = networks.askings[asking].request
    switch setting.kind {
    case .customEvent:
      // Also about an ad that it is going to deliver.
      let isDelivered = networks.askings[asking].isDelivered
      guard let ad = isDelivered ? networks.askings[asking].ad : prepare(asking) else { return }
      if isDelivered {
        watch.reported(report, asking, of: request)
      } else {
        networks.askings[asking].early.append(report)
      }
      call(onThread) { report.tell(of: ad) }
    case .mediationAdapter:
      guard let delegate = networks.askings[asking].delegate else { return }
      watch.reported(report, asking, of: request)
      let host = ReportedHost(format: setting.format, delegate: delegate)
      call(onThread) { report.tell(host) }
    }
    if app.requests.indices.contains(request) { emit(.isTold(report), request) }
  }

  func call(_ onThread: Bool, _ work: @escaping @Sendable () -> Void) {
    if onThread { OtherThread.call(work) } else { work() }
  }
}

extension HostStage: BidExchange {
  func requestBids(
    _ requests: [BidRequest],
    completionHandler: @escaping @MainActor ([Bid]) -> Void
  ) {
    let now = now
    // The signals say whose they are.
    guard let request = requests.first.flatMap({ $0.signals.split(separator: " ").dropFirst().first }),
      let number = Int(request), app.requests.indices.contains(number)
    else { return fail(.ownBid, "the exchange got the signals \(requests.first?.signals ?? "of no bidder")") }
    for bidder in requests where bidder.signals != "signals \(number) \(bidder.id)" {
      fail(.ownBid, "the exchange got \(bidder.signals) of bidder \(bidder.id.rawValue + 1)")
    }
    see { watch throws(BrokenInvariant) in try watch.bidsAsked(of: number, at: now) }
    networks.auctions.append(.init(request: number, bidders: requests, handler: completionHandler))
    reach(.wantsBids)
  }
}
