import AdMediation
import FaultInjection
import Testing
import WaterfallStudy

// One after the other: each keeps a processor for a while, and the tests of other suites wait for it.
@Suite("The machines of a request, whatever happens,", .serialized)
struct RequestMachinesTests {
  @Test("hold for thousands of requests")
  func sound() {
    let report = FaultStudy.run(
      RequestMachinesScript<NumberedChain, AdSession>.self,
      requests: 0..<5_000,
      seed: 1,
      faults: [.anyOrder]
    )
    #expect(report.requests == 5_000)
    #expect(report.events == 200_000)
    #expect(report.findings == [])
  }

  @Test("deliver no late ad", arguments: seeds)
  func lateAd(seed: UInt64) throws {
    let finding = try #require(Finding(DeliversTwice.self, AdSession.self, seed: seed))
    #expect(finding.invariant == "one outcome a request")
    #expect(finding.events.count < 10)
    #expect(finding.isMinimal)
  }

  @Test("do not wait for ever", arguments: seeds)
  func timeout(seed: UInt64) throws {
    let finding = try #require(Finding(ForgetsTimeouts.self, AdSession.self, seed: seed))
    #expect(["a source has no more than its time", "one outcome a request"].contains(finding.invariant))
    #expect(finding.events.count < 10)
    #expect(finding.isMinimal)
  }

  @Test("tell the app that its request is cancelled", arguments: seeds)
  func cancelling(seed: UInt64) throws {
    let finding = try #require(Finding(CancelsSilently.self, AdSession.self, seed: seed))
    #expect(finding.invariant == "a cancelled request ends")
    #expect(finding.events == [.load, .cancel])
    #expect(finding.isMinimal)
  }

  @Test("write second answers down", arguments: seeds)
  func secondAnswer(seed: UInt64) throws {
    let finding = try #require(Finding(DropsSecondAnswers.self, AdSession.self, seed: seed))
    #expect(finding.invariant == "every answer is in the log")
    #expect(finding.events.count < 10)
    #expect(finding.isMinimal)
  }

  @Test("leave no source out", arguments: seeds)
  func order(seed: UInt64) throws {
    let finding = try #require(Finding(SkipsSources.self, AdSession.self, seed: seed))
    #expect(finding.invariant == "sources are asked in order, each once")
    #expect(finding.events == [.load, .fail(0)])
    #expect(finding.isMinimal)
  }

  @Test("count one impression", arguments: seeds)
  func impression(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, CountsImpressionsTwice.self, seed: seed))
    #expect(finding.invariant == "at most one impression")
    #expect(finding.events.count < 10)
    #expect(finding.events.suffix(2) == [.report(.impression), .report(.impression)])
    #expect(finding.isMinimal)
  }

  @Test("count no click on what nobody sees", arguments: seeds)
  func untracked(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, CountsTapsAfterUntracking.self, seed: seed))
    #expect(
      [
        "no impression or click between untrack and the next render",
        "clicks never exceed taps plus network clicks", "who counts is not told",
      ].contains(finding.invariant)
    )
    #expect(finding.events.count < 10)
    #expect(finding.events.last == .tap)
    #expect(finding.isMinimal)
  }

  @Test("count a tap once", arguments: seeds)
  func echo(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, CountsEchoes.self, seed: seed))
    #expect(finding.invariant == "clicks never exceed taps plus network clicks")
    #expect(finding.events.count < 10)
    #expect(finding.events.suffix(3) == [.render, .tap, .report(.click)])
    #expect(finding.isMinimal)
  }

  @Test("tell of nothing that no network has reported", arguments: seeds)
  func screens(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, InventsWillDismiss.self, seed: seed))
    #expect(finding.invariant == "the app hears what networks report")
    #expect(finding.events.count < 10)
    #expect(finding.events.suffix(2) == [.report(.willPresentScreen), .report(.didDismissScreen)])
    #expect(finding.isMinimal)
  }

  @Test("write everything down that comes late", arguments: seeds)
  func suppressed(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, DropsLateReports.self, seed: seed))
    #expect(finding.invariant == "every suppressed event is in the log")
    #expect(finding.events.count < 10)
    #expect(finding.events.dropLast().last == .release)
    #expect(finding.isMinimal)
  }

  @Test("tell the app what has an effect", arguments: seeds)
  func told(seed: UInt64) throws {
    let finding = try #require(Finding(NumberedChain.self, KeepsVideoToItself.self, seed: seed))
    #expect(finding.invariant == "the app hears what has an effect")
    #expect(finding.events.count < 10)
    #expect(finding.events.last == .report(.didPlayVideo))
    #expect(finding.isMinimal)
  }

  static let seeds: [UInt64] = [1, 2, 3]
}

/// The first request of a study whose machines break an invariant, and the shortest list of events that shows it.
private struct Finding {
  let invariant: String
  let events: [RequestMachinesEvent]
  /// Whether every event is needed.
  let isMinimal: Bool

  init?<Chain: ChainDeciding, Session: SessionDeciding>(
    _ chain: Chain.Type,
    _ session: Session.Type,
    seed: UInt64
  ) {
    for request in 0..<500 {
      let generator = SeededGenerator(seed: seed, request: request)
      var script = RequestMachinesScript<Chain, Session>(generator: generator, faults: [.anyOrder])
      var events: [RequestMachinesEvent] = []
      while let event = script.next(script.subject) { events.append(event) }
      guard let broken = FaultStudy.broken(by: events, script.subject) else { continue }
      invariant = broken.invariant
      let shortest = FaultStudy.shortest(events, breaking: broken.invariant, script.subject)
      self.events = shortest
      isMinimal = shortest.indices.allSatisfy { index in
        var fewer = shortest
        fewer.remove(at: index)
        return FaultStudy.broken(by: fewer, script.subject)?.invariant != broken.invariant
      }
      return
    }
    return nil
  }
}
