import SampleSDK
import Synchronization

/// Takes the answer of a collection of signals, on any thread.
final class SignalsRecorder: Sendable {
  private let answer = Mutex<Result<String, SampleErrorCode>?>(nil)

  var last: Result<String, SampleErrorCode>? { answer.withLock { $0 } }

  func take(_ result: Result<String, SampleErrorCode>) { answer.withLock { $0 = result } }
}
