import Synchronization

/// What a test network says when signals are collected, which happens on any thread.
final class SampleTestSignals: Sendable {
  private struct State {
    var answer = SampleTestNetwork.SignalsAnswer.collected
    var count = 0
  }

  private struct Reference {
    weak var signals: SampleTestSignals?
  }

  private let state = Mutex(State())
  private let adUnitID: String

  private static let all = Mutex<[String: Reference]>([:])

  init(adUnitID: String) {
    self.adUnitID = adUnitID
    Self.all.withLock { $0[adUnitID] = Reference(signals: self) }
  }

  deinit {
    Self.all.withLock { $0[adUnitID] = nil }
  }

  /// What becomes of a collection.
  var answer: SampleTestNetwork.SignalsAnswer {
    get { state.withLock { $0.answer } }
    set { state.withLock { $0.answer = newValue } }
  }

  /// How often signals were collected.
  var count: Int { state.withLock { $0.count } }

  /// Those of the test network that has one of these ad units, if a test keeps it.
  static func find(amongst adUnitIDs: [String]) -> SampleTestSignals? {
    all.withLock { all in
      for id in adUnitIDs {
        if let signals = all[id]?.signals { return signals }
      }
      return nil
    }
  }

  /// Takes a collection down, and decides what becomes of it; nil for nothing.
  func answer(_ signals: SampleSignals) -> Result<String, SampleErrorCode>? {
    let answer = state.withLock { state in
      state.count += 1
      return state.answer
    }
    switch answer {
    case .collected: return signals.checked
    case .text(let text): return .success(text)
    case .error(let code): return .failure(code)
    case .silence: return nil
    }
  }
}
