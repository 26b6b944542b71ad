import AdPlatform
import SampleSDK
import Testing

@MainActor
@Suite("The loader")
struct LoaderTests {
  let bench = Bench()

  @Test("never answers before fetchAd returns", arguments: [nil, "", "sample-content", "no-such-unit"])
  func asynchronous(unit: String?) {
    let recorder = bench.startFetch(unit)
    #expect(recorder.milliseconds.isEmpty)
    bench.scheduler.run()
    #expect(recorder.milliseconds.count == 1)
  }

  @Test("stays alive while it fetches, and no longer")
  func keepsItselfAlive() {
    weak var loader: SampleNativeAdLoader?
    let recorder = AnswerRecorder(bench.scheduler)
    do {
      let made = SampleNativeAdLoader()
      made.adUnitID = "sample-content"
      made.delegate = recorder
      bench.inside { made.fetchAd(SampleNativeAdRequest()) }
      loader = made
    }
    #expect(loader != nil)
    bench.scheduler.run()
    #expect(recorder.ads.count == 1)
    #expect(loader == nil)
  }

  @Test("does not keep its delegate alive, and answers into the void")
  func weakDelegate() {
    weak var delegate: AnswerRecorder?
    do { delegate = bench.startFetch("sample-content") }
    #expect(delegate == nil)
    bench.scheduler.run()
  }

  @Test("answers a second fetch with badRequest, and the first one goes on")
  func busy() {
    let recorder = AnswerRecorder(bench.scheduler)
    let loader = SampleNativeAdLoader()
    loader.adUnitID = "sample-content"
    loader.delegate = recorder
    bench.inside {
      loader.fetchAd(SampleNativeAdRequest())
      loader.fetchAd(SampleNativeAdRequest())
    }
    #expect(recorder.errors.isEmpty)
    bench.scheduler.run()
    #expect(recorder.errors == [.badRequest])
    #expect(recorder.ads.count == 1)
  }

  @Test("can fetch again after its answer")
  func again() {
    let recorder = AnswerRecorder(bench.scheduler)
    let loader = SampleNativeAdLoader()
    loader.adUnitID = "sample-content"
    loader.delegate = recorder
    for _ in 1...2 {
      bench.inside { loader.fetchAd(SampleNativeAdRequest()) }
      bench.scheduler.run()
    }
    #expect(recorder.ads.count == 2)
    #expect(recorder.errors.isEmpty)
  }

  @Test("runs on the scheduler that was current in fetchAd")
  func schedulerOfTheCall() {
    let elsewhere = VirtualScheduler()
    let recorder = bench.startFetch("sample-slow")
    elsewhere.run()
    #expect(recorder.ads.isEmpty)
    bench.scheduler.advance(by: .seconds(3))
    #expect(recorder.ads.count == 1)
  }

  @Test("reads the request when it is asked, not later")
  func requestIsCopied() {
    let request = SampleNativeAdRequest()
    let recorder = AnswerRecorder(bench.scheduler)
    let loader = SampleNativeAdLoader()
    loader.adUnitID = "sample-content"
    loader.delegate = recorder
    bench.inside { loader.fetchAd(request) }
    request.shouldDownloadImages = false
    bench.scheduler.run()
    #expect(recorder.ads.map { $0.image != nil } == [true])
  }

  @Test("asks the inventory that is current in fetchAd")
  func inventoryOfTheCall() throws {
    let unit = SampleAdUnit(id: "mine", summary: "", latencyMilliseconds: 7, answers: [.noInventory])
    let bench = Bench(try SampleInventory(units: [unit]))
    #expect(bench.fetch("mine").errors == [.noInventory])
    #expect(bench.fetch("sample-content").errors == [.badRequest])
  }
}
