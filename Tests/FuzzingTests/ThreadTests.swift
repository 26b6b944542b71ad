import Dispatch
import Foundation
import Synchronization
import Testing

/// Parsers are called wherever an answer arrives, and by several at once.
@Suite("The parsers on eight threads")
struct ThreadTests {
  @Test("keep every promise", arguments: FuzzedParser.allCases)
  func seeds(parser: FuzzedParser) async throws {
    let seeds = try Seeds.all(of: parser).map(\.bytes)
    let broken = Mutex<[String]>([])
    let end = DispatchGroup()
    for thread in 0..<8 {
      end.enter()
      Thread {
        // Each begins with another seed.
        for index in seeds.indices {
          let seed = seeds[(index + thread) % seeds.count]
          do { try parser.check(seed) } catch { broken.withLock { $0.append("\(error)") } }
        }
        end.leave()
      }.start()
    }
    await withCheckedContinuation { continuation in
      end.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
    #expect(broken.withLock { $0 } == [])
  }
}
