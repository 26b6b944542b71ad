import AdPlatform
import AdapterUnitTestKit
import Foundation

/// What the assertions report under XCTest.
///
/// The test case collects failures instead of recording them, and records those that it did not expect.
final class XCTestTests: XCTestCase {
  private var failures: [(message: String, line: Int)] = []
  private let adapter = KitAdapter()

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append((description, lineNumber))
  }

  override func tearDown() {
    for failure in failures {
      super.recordFailure(
        withDescription: failure.message,
        inFile: #filePath,
        atLine: failure.line,
        expected: true
      )
    }
  }

  /// Takes the only failure that was collected.
  private func takeFailure() -> (message: String, line: Int)? {
    defer { failures = [] }
    return failures.count == 1 ? failures[0] : nil
  }

  func testSuccess() {
    for format in Format.allCases { XCTAssertTrue(format.load(adapter) === adapter.ad) }
  }

  func testAnswersOnTheMainThreadArriveDuringTheWait() {
    for way in [KitAdapter.Way.inMainActorTask, .onMainQueue, .after(.milliseconds(1)), .onThread] {
      adapter.way = way
      AUTKWaitAndAssertLoadBannerAd(adapter, .init())
    }
  }

  func testUnexpectedFailure() {
    adapter.answer = .failure(NSError(domain: "network", code: 3))
    AUTKWaitAndAssertLoadBannerAd(adapter, .init())
    let failure = takeFailure()
    XCTAssertEqual(failure?.line, #line - 2)
    XCTAssertEqual(failure?.message.contains("failed with the error network 3"), true)
  }

  func testWrongError() {
    adapter.answer = .failure(NSError(domain: "network", code: 3))
    AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), NSError(domain: "network", code: 3))
    XCTAssertTrue(failures.isEmpty)
    AUTKWaitAndAssertLoadBannerAdFailure(adapter, .init(), NSError(domain: "network", code: 4))
    XCTAssertNotNil(takeFailure())
  }

  func testSilence() async {
    adapter.answer = .silence
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: scheduler)
    XCTAssertEqual(takeFailure()?.message.contains("No answer"), true)
  }

  func testSilenceInRealTime() {
    adapter.answer = .silence
    AUTKWaitAndAssertLoadBannerAd(adapter, .init())
    let failure = takeFailure()
    XCTAssertEqual(failure?.message.contains("No answer"), true)
    XCTAssertEqual(failure?.message.contains("main actor"), false)
  }

  @MainActor
  func testBlockedMainActor() async {
    adapter.way = .inMainActorTask
    AUTKWaitAndAssertLoadBannerAd(adapter, .init())
    XCTAssertEqual(takeFailure()?.message.contains("The test waited on the main actor"), true)
    await AUTKWaitAndAssertLoadBannerAd(adapter, .init(), on: VirtualScheduler(realTimeGrace: .zero))
  }
}
