import AdMediation

/// Draws what happens to requests and ads.
@MainActor
package struct HostScript {
  package var draw: FaultDraw<HostFault>
  package let length: Int
  package let beginning: [HostEvent]
  /// Networks that never say that their set-up is over, give no signals, or never answer.
  var neverSetUp: Set<Int> = []
  var neverGivesSignals: Set<Int> = []
  var neverAnswers: Set<Int> = []
  var isExchangeSilent = false
  var isSilentPresentation = false

  package init(_ draw: FaultDraw<HostFault>) {
    var draw = draw
    length = 10 + draw.number(40)
    beginning = [.setting(Self.setting(&draw))]
    self.draw = draw
  }

  /// The ad unit and the app.
  private static func setting(_ draw: inout FaultDraw<HostFault>) -> HostSetting {
    var setting = HostSetting()
    if draw.number(3) == 0 {
      setting.kind = .customEvent
      setting.format = .native
    } else {
      setting.format = draw.pick([
        .banner, .interstitial, .rewarded, .native, .rewardedInterstitial, .appOpen,
      ])
    }
    let bid = setting.kind == .mediationAdapter
    setting.sources = (0..<1 + draw.number(3)).map { index in
      HostSetting.Source(
        network: draw.number(6) == 0 ? draw.number(3) : index,
        bids: bid && draw.number(3) == 0 ? 1 + draw.number(9) : nil,
        timeout: draw.pick([300, 1_000, 3_500])
      )
    }
    setting.networkCountsImpressions = setting.format == .native && draw.number(2) == 0
    setting.networkCountsClicks = setting.format == .native && draw.number(2) == 0
    setting.listensLate = draw.gives(.listensLate, onceIn: 8)
    setting.networksKeepAds = draw.gives(.afterRelease, onceIn: 4)
    return setting
  }
}

extension HostScript: @MainActor FaultScript {
  package static var faultsOfAHundred: Int { 45 }

  /// Nothing happens to a host before there is one.
  package mutating func event(of fault: HostFault, _ trial: HostTrial) -> HostEvent? {
    trial.stage.flatMap { event(of: fault, $0.sight) }
  }

  package mutating func ordinary(_ trial: HostTrial) -> HostEvent {
    trial.stage.map { ordinary($0.sight) } ?? .start
  }

  private mutating func ordinary(_ sight: HostSight) -> HostEvent {
    if sight.requests == 0 { return draw.number(5) == 0 ? .start : .load }
    if draw.number(5) == 0 { return .time(draw.pick([1, 20, 150])) }
    if let network = sight.setUps.first(where: { !neverSetUp.contains($0) }) {
      return .setUp(network, fails: false, onThread: false)
    }
    if let network = sight.bidders.first(where: { !neverGivesSignals.contains($0) }) {
      return .signals(network, .text, onThread: false)
    }
    if sight.wantsBids, !isExchangeSilent { return .bids(draw.pick([.all, .all, .first, .none])) }
    if let source = sight.unanswered.first(where: { !neverAnswers.contains($0) }) {
      return .answer(.init(source: source), draw.number(3) == 0 ? .failure : .ad, onThread: false)
    }
    if sight.isUnderWay { return .time(draw.pick([100, 1_000, 6_000])) }
    return life(sight) ?? .time(draw.pick([10, 1_000, 30_000]))
  }

  /// What comes next in the life of an ad.
  private mutating func life(_ sight: HostSight) -> HostEvent? {
    guard let course = sight.course, sight.hasAd, let source = course.last?.source else {
      return sight.requests < 2 && draw.number(3) == 0 ? .load : nil
    }
    let adapter = HostEvent.Adapter(source: source)
    func report(_ report: AdReport) -> HostEvent { .report(report, adapter, onThread: false) }
    let setting = sight.setting
    if !course.wasShown { return setting.format.isFullScreen ? .present(.screen) : .show(0) }
    switch course.screen {
    case .closed:
      if setting.format.isFullScreen {
        return course.passedOn > 0 && !isSilentPresentation
          ? report(.willPresent) : .letsGoOfAd(onThread: false)
      }
      if course.heard[.impression] == 0, !setting.hostCountsImpressions { return report(.impression) }
      if setting.format == .native, draw.number(2) == 0 {
        return draw.pick([.tap(0, draw.pick([.headline, .button])), .empty(0), .show(0)])
      }
      let click: HostEvent = setting.hostCountsClicks ? .tap(0, .headline) : report(.click)
      return draw.pick([click, report(.willPresent), .letsGoOfAd(onThread: false), .load])
    case .open:
      if course.heard[.impression] == 0, !setting.hostCountsImpressions { return report(.impression) }
      if setting.format.isRewarded, course.heard[.reward] == 0, draw.number(2) == 0 { return report(.reward) }
      return draw.number(3) == 0 && !setting.hostCountsClicks ? report(.click) : report(.willDismiss)
    case .closing: return report(.didDismiss)
    case .over: return .letsGoOfAd(onThread: false)
    }
  }
}
