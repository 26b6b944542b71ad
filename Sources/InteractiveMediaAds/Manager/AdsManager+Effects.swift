import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import VAST

/// Performs what the machine decides.
extension AdsManager {
  func perform(_ effect: AdsManagerMachine.Effect) {
    switch effect {
    case .announce(let type, let ad): announce(type, ad)
    case .breakReady(let time):
      delegate?.adsManager(
        self,
        didReceive: AdEvent(.AD_BREAK_READY, ad: nil, adData: [kIMAAdBreakTime: NSNumber(value: time)])
      )
    case .report(let type, let code, let message):
      delegate?.adsManager(self, didReceive: AdError(type: type, code: code, message: message))
    case .remark(let text, let code): remark(text, code)
    case .pauseContent:
      contentPosition = readContentPosition()
      stage.beginBreak()
      delegate?.adsManagerDidRequestContentPause(self)
    case .resumeContent: delegate?.adsManagerDidRequestContentResume(self)
    case .fetch(let cue, let breaks): fetch(cue, breaks)
    case .media(let effect): perform(effect)
    case .callForBreak(let urls, let code): call(urls, code: code)
    case .callForError(let ad, let code, let position):
      onFailure?(.ad(self.ad(ad)))
      callErrors(of: ad, code, at: position)
    case .watchContent(let isWatched): watchContent(isWatched)
    case .ignored(let event, let reason): ignoredEvents.add(event, reason)
    }
  }

  func perform(_ effect: PodPlayback.MediaEffect) {
    switch effect {
    case .load(let ad): player.load(ad)
    case .play: player.play()
    case .pause: player.pause()
    case .clear: clear()
    case .watch(let times): player.watch(times)
    case .call(let urls): call(urls)
    case .callForVerifications(let urls, let reason): call(urls, reason: reason)
    case .progress(let position, let duration):
      delegate?.adsManager(
        self,
        adDidProgressToTime: position.timeInterval,
        totalTime: duration.timeInterval
      )
    case .countView(let ad):
      let isVisible = request.adDisplayContainer.adContainer.isVisibleOnScreen
      call(isVisible ? ad.ad.viewable : ad.ad.notViewable)
    case .open(let page, _): open(page)
    }
  }

  func announce(_ type: AdEventType, _ podAd: PodAd?) {
    let ad = podAd.map(ad)
    if type == .STARTED, let podAd { showAround(podAd) }
    delegate?.adsManager(self, didReceive: AdEvent(type, ad: ad))
  }

  func remark(_ text: String, _ code: AdErrorCode? = nil) {
    guard !isDestroyed else { return }
    let remark = AdRemark(time: scheduler.now, text: text, code: code)
    remarks.append(remark)
    delegate?.adsManager(self, didReceive: remark.event)
  }

  func ad(_ podAd: PodAd) -> Ad {
    if let ad = ads[podAd.id] { return ad }
    let ad = Ad(podAd, uiDisabled: rendering.disableUi, uiElements: rendering.uiElements)
    ads[podAd.id] = ad
    return ad
  }

  // MARK: Fetching

  /// Gets the ads of all breaks of a cue, and hands them over together.
  func fetch(_ cue: BreakSchedule.CueID, _ breaks: [AdBreak]) {
    let gathering = BreakFetch(breaks, resolver) { [weak self] responses in
      guard let self else { return }
      if responses.allSatisfy(\.pod.isEmpty) {
        onFailure?(.adBreak(timeOffset: machine.timeOffset(of: cue)))
      }
      handle(.fetched(cue, responses))
    }
    fetches.append(gathering)
    gathering.start()
  }

  // MARK: Media

  func clear() {
    ads = [:]
    stage.clear()
    player.clear()
  }

  func showAround(_ podAd: PodAd) {
    let container = request.adDisplayContainer
    container.onCompanionTracking = { [weak self] in self?.call($0) }
    container.onCompanionClickThrough = { [weak self] in self?.open($0) }
    let ownPlayer = setup.sharesPlayer ? nil : player.display.player
    stage.show(podAd, player: ownPlayer, hasButtons: !rendering.disableUi)
  }

  func open(_ page: URLTemplate) {
    guard let url = page.expanded(with: macros), let linkOpener else {
      return remark(
        "The page of the ad was not opened: “\(page.text.printable())” is not an http or https URL. Correct the "
          + "click-through in the ad response."
      )
    }
    let destination = linkOpener.open(url, self) { [weak self] in self?.later(.page(isOpen: $0)) }
    let clickThrough = ClickThrough(template: page.text, url: url, destination: destination)
    clickThroughs.append(clickThrough)
    if let problem = clickThrough.problem { remark(problem) }
  }
}
