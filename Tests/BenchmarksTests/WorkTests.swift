import AdMediation
import Testing

@testable import Benchmarks

/// That what is measured does what it is said to do. How fast is no matter of tests.
@MainActor
@Suite("What benchmarks measure")
struct WorkTests {
  @Test("each way to an ad runs whole cycles and leaves nothing behind")
  func cycles() throws {
    let apps: [any NativeCycle] = [DirectApp(), HandmadeApp(), MediatedApp()]
    for app in apps {
      for _ in 0..<3 { app.run() }
      try app.check("\(type(of: app))")
    }
  }

  @Test("a cycle that misses something is no cycle")
  func missed() {
    let app = MediatedApp()
    app.screen.close()
    #expect(throws: WrongResult.self) { try app.check("mediated") }
  }

  @Test("all sources of a waterfall are asked and fail")
  func failingSources() throws { try FailingSourcesApp(sources: 12).check() }

  @Test("loads in flight are counted while they are, and then as ads")
  func loads() throws {
    let mediated = MediatedLoads(10, .init(sampleAdUnit: MediatedApp.adUnitID))
    let byHand = HandmadeLoads(10)
    let loads: [any ManyLoads] = [mediated, byHand]
    for loads in loads {
      _ = try loads.grow { 0 }
      #expect(loads.adCount == 10)
    }
  }
}
