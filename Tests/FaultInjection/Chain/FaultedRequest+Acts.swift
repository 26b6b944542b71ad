import AdMediation
import AdPlatform
import Foundation
import WaterfallStudy

extension FaultedRequest {
  /// Does what a step says.
  func act(_ step: ChainStep) {
    events += 1
    if let trace { trace("\(Self.column(now))\(step.act)") }
    switch step.act {
    case .deliver(let source, let number, let onThread): answer(source, number, onThread)
    case .fail(let source, let onThread): answer(source, nil, onThread)
    case .download(let source, let first, let second): download([first, second], source)
    case .forget(let source): network.forget(source)
    case .report(let report, let onThread):
      if let winner { self.report(report, winner.number, winner.source, onThread) }
    case .reportEarly(let source, let report, let onThread): self.report(report, 0, source, onThread)
    case .keep: if let winner { network.keep(winner.number, of: winner.source) }
    case .load: load()
    case .cancel:
      guard loader?.isLoading == true else { return }
      see(.cancels)
      loader?.cancel()
    case .listen: listen()
    case .render(let view): render(view)
    case .untrack(let view):
      guard screen.ad(in: view) != nil else { return }
      screen.show(nil, in: view)
      // The network may have heard of it and the app have shown the ad elsewhere meanwhile.
      if screen.isEmpty { see(.emptied) }
    case .tap(let view, let target): tap(view, target)
    case .hide(let view): screen.setHidden(true, view)
    case .unhide(let view): screen.setHidden(false, view)
    case .dropView(let view): screen.drop(view)
    case .dropLoader: loader = nil
    case .dropAd(let onThread):
      see(.letsGo)
      dropAd(onThread)
    }
  }

  private func answer(_ source: Int, _ number: Int?, _ onThread: Bool) {
    guard let adapter = network.adapter(of: source), let delegate = adapter.delegate else { return }
    let host = AnsweredHost(delegate: delegate)
    guard let number else {
      see(.answers(source: source, ad: nil))
      return call(onThread) {
        let error = NetworkProfile.Answer.Failure.noInventory
        host.delegate.customEventNativeAd(adapter, didFailToLoadWithError: error)
      }
    }
    guard let ad = network.ad(number, of: source, for: self) else { return }
    for report in network.handOver(number, of: source) { see(.reports(report)) }
    see(.answers(source: source, ad: number))
    call(onThread) { host.delegate.customEventNativeAd(adapter, didReceive: ad) }
  }

  private func download(_ answers: [ImageAnswer], _ source: Int) {
    guard let url = URL(string: "https://images.example/"), network.adapter(of: source) != nil else { return }
    surroundings.images.answers = answers
    let images = answers.indices.map {
      NativeAdImage(url: url.appendingPathComponent("\($0)"), scale: 1)
    }
    let downloader = NativeAdImageDownloader(platform: surroundings.host.platform)
    downloader.download(images) { [weak self] result in
      guard let self, broken == nil else { return }
      if let trace {
        let answer = (try? result.get()) == nil ? "answers with an error" : "answers with its ad"
        trace("\(Self.column(now))  source \(source + 1) \(answer)")
      }
      switch result {
      case .success(let images):
        network.set(images, ofAd: 0, of: source, for: self)
        answer(source, 0, false)
      case .failure: answer(source, nil, false)
      }
    }
  }

  private func report(_ report: AdReport, _ number: Int, _ source: Int, _ onThread: Bool) {
    guard let ad = network.ad(number, of: source, for: self) else { return }
    if network.noteReport(report, ofAd: number, source) { see(.reports(report)) }
    call(onThread) { report.tell(of: ad) }
  }

  private func load() {
    guard let loader else { return }
    see(.loads)
    loader.load(nil)
    see(.loaded)
    if logs.last?.log !== loader.eventLog {
      logs.append((loader.eventLog, 0))
      watched.loads.append(WeakObject(value: loader.loadUnderWay))
    }
    let time = surroundings.timeouts.reduce(2, +)
    scheduled += 1
    scheduler.schedule(after: .milliseconds(time), as: .deadline) { [self] in
      scheduled -= 1
      guard broken == nil else { return finishIfBroken() }
      settle()
      endIfQuiet()
    }
  }

  private func listen() {
    guard let ad else { return }
    see(.listens)
    ad.delegate = self
    ad.mediaContent.videoController.delegate = self
    scheduler.schedule(after: .zero) { [self] in isListening = true }
  }

  private func render(_ view: Int) {
    guard let ad else { return }
    see(.shows)
    screen.show(ad, in: view)
    isListening = true
  }

  private func tap(_ view: Int, _ target: ChainStep.Target) {
    guard screen.ad(in: view) != nil else { return }
    see(.taps(onAsset: target != .margin))
    if screen.tap(target, in: view) { reach(.tapped) }
  }

  private func dropAd(_ onThread: Bool) {
    guard ad != nil else { return }
    let held = onThread ? ad.map(HeldAd.init) : nil
    ad = nil
    if let held { OtherThread.call { held.letGo() } }
    reach(.released)
  }

  private func call(_ onThread: Bool, _ work: @escaping @Sendable () -> Void) {
    if onThread { OtherThread.call(work) } else { work() }
  }
}
