import AdMediation
import Foundation
import XCTest

/// XCTest runs on the main thread, which adapters that ask for it need.
final class MainThreadTests: XCTestCase {
  func testAdaptersAreCalledOnTheMainThread() {
    MainActor.assumeIsolated {
      var askedOnMainThread: Bool?
      let rig = Rig(scripts: [
        Script { event in
          askedOnMainThread = Thread.isMainThread
          event.fill()
        }
      ])
      XCTAssertEqual(rig.load()?.headline, "Headline")
      XCTAssertEqual(askedOnMainThread, true)
    }
  }
}
