import WaterfallStudy

/// All that happens to one request from outside of the host.
package struct ChainScript: Hashable, Sendable {
  /// Whether the adapters say that their networks count impressions.
  package var networkCountsImpressions = false
  /// Whether the adapters say that their networks count clicks.
  package var networkCountsClicks = false
  /// What goes wrong.
  package var faults: [ChainFault] = []
  /// What is done, and when.
  package var steps: [ChainStep]

  /// A script of these steps.
  package init(_ steps: [ChainStep] = []) { self.steps = steps }

  /// 64 steps, twice what a request usually has.
  package static let mostSteps = 64

  /// What goes wrong with a request that has all of `faults` to choose from: one of them half of the time, otherwise
  /// several at once.
  static func draw(from faults: [ChainFault], _ generator: inout SeededGenerator) -> [ChainFault] {
    guard !faults.isEmpty else { return [] }
    var drawn: [ChainFault] = []
    var count = 1
    while count < 6, generator.index(below: 2) == 0 { count += 1 }
    for _ in 0..<count {
      let fault = faults[generator.index(below: faults.count)]
      if !drawn.contains(fault) { drawn.append(fault) }
    }
    return drawn
  }
}

/// Writes the script of one request: what networks of these figures and an app do, and then what is to go wrong.
struct ChainScriptWriter {
  private var generator: SeededGenerator
  private let timeouts: [Int]
  private var script = ChainScript()
  /// What each source does.
  private var sources: [[ChainStep]]

  /// - Parameters:
  ///   - generator: of the request.
  ///   - timeouts: of the sources, in milliseconds.
  ///   - answers: what the networks of the study answer to this request.
  init(_ generator: SeededGenerator, timeouts: [Int], answers: [NetworkProfile.Answer]) {
    self.generator = generator
    self.timeouts = timeouts
    sources = answers.enumerated().map { source, answer in
      let delay = answer.latencyMilliseconds
      switch answer.content {
      case .ad: return [Self.delivery(source, after: delay)]
      case .failure: return [ChainStep(.asked(source), after: delay, .fail(source, onThread: false))]
      case .silence: return []
      }
    }
    script.networkCountsImpressions = self.generator.index(below: 2) == 0
    script.networkCountsClicks = self.generator.index(below: 2) == 0
    add(.start, nil, .load)
    writeApp()
    for (source, answer) in answers.enumerated() where answer.isTapped {
      add(.won(source), 950, .tap(0, .button))
    }
  }

  /// The script with what goes wrong.
  mutating func write(_ faults: [ChainFault]) -> ChainScript {
    script.faults = ChainScript.draw(from: faults, &generator)
    for fault in script.faults { write(fault) }
    script.steps += sources.joined()
    if script.steps.count > ChainScript.mostSteps {
      // What was added last is left out, but no source's answer.
      let surplus = script.steps.count - ChainScript.mostSteps
      let answers = sources.reduce(0) { $0 + $1.count }
      let end = max(script.steps.count - answers, surplus)
      script.steps.removeSubrange(end - surplus..<end)
    }
    return script
  }

  /// An app that shows its ad for a while, and a network that counts if it is the one who counts.
  private mutating func writeApp() {
    add(.outcome, nil, .listen)
    add(.outcome, pick([nil, nil, 0, 50]), .render(0))
    if script.networkCountsImpressions {
      add(.rendered, pick([nil, 0, 120]), .report(.impression, onThread: false))
    }
    if script.networkCountsClicks { add(.tapped, pick([nil, 0, 20]), .report(.click, onThread: false)) }
    if generator.index(below: 2) == 0 {
      add(.tapped, 10, .report(.willPresentScreen, onThread: false))
      add(.tapped, 500, .report(.willDismissScreen, onThread: false))
      add(.tapped, 510, .report(.didDismissScreen, onThread: false))
    } else {
      add(.tapped, 10, .report(.willLeaveApplication, onThread: false))
    }
    let end = 1_000 + 500 * generator.index(below: 4)
    add(.outcome, end, .untrack(0))
    add(.outcome, end, .dropAd(onThread: false))
  }

  // MARK: What goes wrong

  private mutating func write(_ fault: ChainFault) {
    switch fault {
    case .neverAnswers, .answersTwice, .successThenFailure, .failureThenSuccess, .late, .synchronous,
      .background, .adapterReleased, .imageServer:
      write(fault, of: drawSource())
    case .earlyNotification: writeEarlyNotifications()
    case .duplicateNotification:
      let report = drawReport()
      for _ in 0...1 + generator.index(below: 3) {
        add(.rendered, drawDelay(), .report(report, onThread: false))
      }
    case .screensOutOfOrder:
      for _ in 0...2 + generator.index(below: 4) {
        add(.rendered, drawDelay(), .report(pick(AdReport.screens), onThread: false))
      }
    case .afterUntrack: addReports(.untracked)
    case .afterRelease:
      add(.outcome, nil, .keep)
      addReports(.released)
    case .backgroundNotification:
      for _ in 0...generator.index(below: 4) {
        add(pick([.outcome, .rendered]), drawDelay(), .report(drawReport(), onThread: true))
      }
    case .cancel: add(drawMoment(), drawDelay(), .cancel)
    case .loadAgain: add(drawMoment(), drawDelay(), .load)
    case .reentrantApp:
      add(.rendered, 300, .tap(0, .headline))
      for _ in 0...generator.index(below: 3) { add(drawMoment(), nil, drawAct()) }
    case .rendersAgain:
      for _ in 0...generator.index(below: 4) {
        add(
          pick([.outcome, .rendered]),
          drawDelay(),
          pick([.render(0), .render(1), .untrack(0), .untrack(1)])
        )
      }
    case .viewComesAndGoes:
      for _ in 0...1 + generator.index(below: 4) {
        let view = generator.index(below: 2)
        let acts: [ChainStep.Act] = [.hide(view), .unhide(view), .dropView(view), .render(view)]
        add(pick([.start, .outcome, .rendered]), drawDelay(), pick(acts))
      }
    case .listensLate:
      script.steps.removeAll { $0.act == .listen }
      if generator.index(below: 3) > 0 { add(pick([.outcome, .rendered, .untracked]), drawDelay(), .listen) }
    case .tapsEverywhere:
      for _ in 0...1 + generator.index(below: 4) {
        let target = pick(ChainStep.Target.allCases)
        add(
          pick([.start, .outcome, .rendered, .untracked]),
          drawDelay(),
          .tap(generator.index(below: 2), target)
        )
      }
    case .letsGoEarly:
      let acts: [ChainStep.Act] = [.dropLoader, .dropAd(onThread: false), .dropAd(onThread: true)]
      add(drawMoment(), drawDelay(), pick(acts))
    }
  }

  private mutating func write(_ fault: ChainFault, of source: Int) {
    let delay = sources[source].first?.delay ?? pick([0, 80, 700])
    let asked = ChainStep.Moment.asked(source)
    switch fault {
    case .neverAnswers: sources[source] = []
    case .answersTwice:
      let first: ChainStep.Act = .deliver(source, ad: 0, onThread: false)
      let second: ChainStep.Act = .deliver(source, ad: generator.index(below: 2), onThread: false)
      let fails = generator.index(below: 4) == 0
      let failure: ChainStep.Act = .fail(source, onThread: false)
      sources[source] = [
        ChainStep(asked, after: delay, fails ? failure : first),
        ChainStep(asked, after: delay + drawGap(), fails ? failure : second),
      ]
    case .successThenFailure:
      sources[source] = [
        Self.delivery(source, after: delay),
        ChainStep(asked, after: delay + drawGap(), .fail(source, onThread: false)),
      ]
    case .failureThenSuccess:
      sources[source] = [
        ChainStep(asked, after: delay, .fail(source, onThread: false)),
        Self.delivery(source, after: delay + drawGap()),
      ]
    case .late:
      let late = timeouts[source] + pick([0, 0, 1, 10, 1_000, 20_000, 59_000, 60_000, 61_000])
      sources[source] = [Self.delivery(source, after: late)]
      if generator.index(below: 4) == 0 { sources[source][0].act = .fail(source, onThread: false) }
    case .synchronous:
      if sources[source].isEmpty { sources[source] = [Self.delivery(source, after: nil)] }
      sources[source][0].delay = nil
    case .background:
      if sources[source].isEmpty { sources[source] = [Self.delivery(source, after: delay)] }
      sources[source] = sources[source].map(\.onThread)
    case .adapterReleased:
      add(asked, pick([nil, 0, delay, delay + 1]), .forget(source))
    case .imageServer:
      let answers = (0..<2).map { _ in
        ImageAnswer(pick(ImageAnswer.Content.allCases), after: pick([0, 10, 300, 2_000]))
      }
      sources[source] = [ChainStep(asked, after: drawDelay(), .download(source, answers[0], answers[1]))]
    default: break
    }
  }

  /// Before the source's ad is delivered, and just then.
  private mutating func writeEarlyNotifications() {
    let source = drawSource()
    if sources[source].isEmpty { sources[source] = [Self.delivery(source, after: pick([0, 200]))] }
    let delay = sources[source][0].delay
    for _ in 0...generator.index(below: 4) {
      let report = drawReport()
      let onThread = generator.index(below: 6) == 0
      add(.asked(source), pick([nil, 0, delay]), .reportEarly(source, report, onThread: onThread))
    }
    if generator.index(below: 2) == 0 { add(.won(source), nil, .report(drawReport(), onThread: false)) }
  }

  private mutating func addReports(_ moment: ChainStep.Moment) {
    for _ in 0...generator.index(below: 4) {
      add(moment, drawDelay(), .report(drawReport(), onThread: generator.index(below: 6) == 0))
    }
  }

  // MARK: Draws

  /// The first sources are asked most often.
  private mutating func drawSource() -> Int {
    min(generator.index(below: timeouts.count), generator.index(below: timeouts.count))
  }

  private mutating func drawReport() -> AdReport { pick(AdReport.allCases) }

  private mutating func drawDelay() -> Int? { pick([nil, 0, 0, 1, 40, 200, 900, 1_400, 2_600]) }

  private mutating func drawGap() -> Int { pick([0, 1, 50, 5_000, 58_000, 70_000]) }

  private mutating func drawMoment() -> ChainStep.Moment {
    switch generator.index(below: 14) {
    case 0...1: .start
    case 2...4: .asked(drawSource())
    case 5...6: .outcome
    case 7: .rendered
    case 8: .untracked
    case 9: .impressionTold
    case 10: .clickTold
    case 11: .heard(.impression)
    case 12: .heard(pick([.click, .willPresentScreen, .didDismissScreen, .willLeaveApplication]))
    default: .released
    }
  }

  /// What an app may do in any call.
  private mutating func drawAct() -> ChainStep.Act {
    let view = generator.index(below: 2)
    let acts: [ChainStep.Act] = [
      .load, .cancel, .listen, .render(view), .render(0), .untrack(view), .untrack(0), .tap(view, .button),
      .tap(0, .headline), .hide(view), .dropView(view), .dropLoader, .dropAd(onThread: false),
      .report(drawReport(), onThread: false),
    ]
    return pick(acts)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[generator.index(below: elements.count)]
  }

  private mutating func add(_ moment: ChainStep.Moment, _ delay: Int?, _ act: ChainStep.Act) {
    script.steps.append(ChainStep(moment, after: delay, act))
  }

  private static func delivery(_ source: Int, after delay: Int?) -> ChainStep {
    ChainStep(.asked(source), after: delay, .deliver(source, ad: 0, onThread: false))
  }
}

extension ChainStep {
  /// The same answer from another thread.
  fileprivate var onThread: ChainStep {
    var step = self
    switch act {
    case .deliver(let source, let ad, _): step.act = .deliver(source, ad: ad, onThread: true)
    case .fail(let source, _): step.act = .fail(source, onThread: true)
    default: break
    }
    return step
  }
}
