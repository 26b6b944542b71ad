import AdMediation
import WaterfallStudy

/// What is drawn for a script, event by event.
struct AdapterDraw {
  private var generator: SeededGenerator
  /// Networks that never say that their set-up is over, and that never answer.
  var neverSetUp: Set<Int> = []
  var neverAnswers: Set<Int> = []
  var neverGivesSignals: Set<Int> = []
  var isExchangeSilent = false
  var isSilentPresentation = false

  init(_ generator: SeededGenerator) { self.generator = generator }

  mutating func number(_ bound: UInt64) -> Int { Int(generator.draw(below: bound)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(UInt64(elements.count))]
  }

  /// The ad unit and the app.
  mutating func setting() -> AdapterSetting {
    var setting = AdapterSetting()
    setting.format = pick([.banner, .interstitial, .rewarded, .native, .rewardedInterstitial, .appOpen])
    let count = 1 + number(3)
    setting.sources = (0..<count).map { index in
      AdapterSetting.Source(
        network: number(6) == 0 ? number(3) : index,
        bids: number(3) == 0 ? 1 + number(9) : nil,
        timeout: pick([300, 1_000, 3_500])
      )
    }
    setting.networkCounts = setting.format == .native && number(2) == 0
    return setting
  }

  // MARK: What goes right

  /// What comes next where everybody does what they should.
  mutating func ordinary(_ sight: AdapterSight) -> AdapterEvent {
    if sight.requests == 0 { return number(5) == 0 ? .start : .load }
    if number(5) == 0 { return .time(pick([1, 20, 150])) }
    if let network = sight.setUps.first(where: { !neverSetUp.contains($0) }) {
      return .setUp(network, fails: false, onThread: false)
    }
    if let network = sight.bidders.first(where: { !neverGivesSignals.contains($0) }) {
      return .signals(network, .text, onThread: false)
    }
    if sight.wantsBids, !isExchangeSilent { return .bids(pick([.all, .all, .first, .none])) }
    if let source = sight.unanswered.first(where: { !neverAnswers.contains($0) }) {
      return .answer(.init(source: source), number(3) == 0 ? .failure : .ad, onThread: false)
    }
    if sight.isUnderWay { return .time(pick([100, 1_000, 6_000])) }
    return life(sight) ?? .time(pick([10, 1_000, 30_000]))
  }

  /// What comes next in the life of an ad.
  private mutating func life(_ sight: AdapterSight) -> AdapterEvent? {
    guard let course = sight.course, sight.hasAd, let source = course.last?.source else {
      return sight.requests < 2 && number(3) == 0 ? .load : nil
    }
    let adapter = AdapterEvent.Adapter(source: source)
    func report(_ report: AdapterReport) -> AdapterEvent { .report(report, adapter, onThread: false) }
    if !course.wasShown { return sight.setting.format.isFullScreen ? .present(.screen) : .show }
    let isRewarded = sight.setting.format.isRewarded
    let hostCounts = sight.setting.format == .native && !sight.setting.networkCounts
    switch course.screen {
    case .closed:
      if sight.setting.format.isFullScreen {
        return course.passedOn > 0 && !isSilentPresentation
          ? report(.willPresent) : .letsGoOfAd(onThread: false)
      }
      if hostCounts { return pick([.tap, .hide, .show, .letsGoOfAd(onThread: false)]) }
      if course.heard[.impression] == 0 { return report(.impression) }
      return pick([report(.click), report(.willPresent), .letsGoOfAd(onThread: false), .load])
    case .open:
      if course.heard[.impression] == 0, !hostCounts { return report(.impression) }
      if isRewarded, course.heard[.reward] == 0, number(2) == 0 { return report(.reward) }
      return number(3) == 0 && !hostCounts ? report(.click) : report(.willDismiss)
    case .closing: return report(.didDismiss)
    case .over: return .letsGoOfAd(onThread: false)
    }
  }
}
