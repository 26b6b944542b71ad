import Foundation
import Testing

@testable import AdMediation

/// The decisions of a set-up by themselves.
@Suite struct AdapterSetUpTests {
  private let error = NSError(domain: "network", code: 7)

  @Test("the first need starts it, the others wait")
  func once() {
    var setUp = AdapterSetUp()
    #expect(setUp.handle(.needed(at: .zero)) == [.start])
    #expect(setUp.handle(.needed(at: .seconds(1))) == [.wait])
    #expect(setUp.handle(.completed(nil, at: .seconds(2))) == [.finish])
    #expect(setUp.handle(.needed(at: .seconds(3))) == [.answer])
    #expect(setUp.failure == nil)
    guard case .ready(.seconds(2)) = setUp.state else {
      Issue.record("\(setUp.state)")
      return
    }
  }

  @Test("a failure stays one, and is not tried again")
  func failure() {
    var setUp = AdapterSetUp()
    _ = setUp.handle(.needed(at: .zero))
    #expect(setUp.handle(.completed(error, at: .seconds(1))) == [.finish])
    #expect(setUp.handle(.needed(at: .seconds(2))) == [.answer])
    #expect((setUp.failure as NSError?)?.code == 7)
    #expect(setUp.handle(.completed(nil, at: .seconds(3))) == [.note(.duplicateCompletion)])
    #expect(setUp.failure != nil)
  }

  @Test("after its time it has failed, unless it succeeds after all")
  func timeout() {
    var setUp = AdapterSetUp()
    _ = setUp.handle(.needed(at: .zero))
    #expect(setUp.handle(.timedOut(at: .seconds(10))) == [.finish])
    #expect((setUp.failure as? RequestError)?.code == .timeout)
    #expect(setUp.handle(.completed(nil, at: .seconds(12))) == [.note(.lateCompletion)])
    #expect(setUp.failure == nil)
    guard case .ready(.seconds(12)) = setUp.state else {
      Issue.record("\(setUp.state)")
      return
    }
    #expect(setUp.handle(.completed(error, at: .seconds(13))) == [.note(.duplicateCompletion)])
    #expect(setUp.failure == nil)
  }

  @Test("a timeout after the end does nothing")
  func lateTimer() {
    var setUp = AdapterSetUp()
    _ = setUp.handle(.needed(at: .zero))
    _ = setUp.handle(.completed(nil, at: .zero))
    #expect(setUp.handle(.timedOut(at: .seconds(10))) == [.ignored])
  }
}
