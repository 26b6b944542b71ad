import AdMediation
import AdPlatform
import Synchronization

/// The time of one trial: virtual, with calls off the main actor that are waited for, so that every run is the same.
final class StudyScheduler: Scheduler {
  /// What a network was asked off the main actor.
  enum Call: Sendable {
    case setUp(Int, offMain: Bool, FaultedAdapter.SetUpReply)
    case signals(Int, request: Int, offMain: Bool, FaultedAdapter.SignalReply)
  }

  private let scheduler = VirtualScheduler(realTimeGrace: .zero)
  private let calls = Mutex<[Call]>([])
  weak var stage: HostStage?
  /// The timers for answers of networks that are neither over nor cancelled.
  fileprivate(set) var answerTimers = 0

  nonisolated init() {}

  /// The scheduler of the trial whose host calls.
  nonisolated static var current: StudyScheduler? { Platform.current.scheduler as? StudyScheduler }

  var now: Duration { scheduler.now }
  var isStuck: Bool { scheduler.isStuck }
  nonisolated var inbox: Inbox { scheduler.inbox }

  @discardableResult
  func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let delay = stage?.error.wait(delay, purpose) ?? delay
    guard purpose == .answerDeadline else {
      return scheduler.schedule(after: delay, as: purpose, action)
    }
    let timer = AnswerTimer(of: self)
    timer.scheduled = scheduler.schedule(after: delay, as: purpose) {
      timer.end()
      action()
    }
    return timer
  }

  nonisolated func callOffMainActor(_ work: @escaping @Sendable () -> Void) {
    let platform = Platform.current
    // The host calls on the main actor, always.
    MainActor.assumeIsolated {
      OtherThread.call { Platform.$current.withValue(platform, operation: work) }
      for call in calls.withLock({ calls in exchange(&calls, with: []) }) { stage?.wasCalled(call) }
    }
  }

  /// A network is asked: notes it for the main actor.
  nonisolated func note(_ call: Call) { calls.withLock { $0.append(call) } }

  func advance(by duration: Duration) { scheduler.advance(by: duration) }
  func run() { scheduler.run() }
}

/// A timer for the answer of a network, which counts itself.
@MainActor
private final class AnswerTimer: Cancellable {
  private let scheduler: StudyScheduler
  var scheduled: (any Cancellable)?
  private var isOver = false

  init(of scheduler: StudyScheduler) {
    self.scheduler = scheduler
    scheduler.answerTimers += 1
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    scheduled = nil
    scheduler.answerTimers -= 1
  }

  func cancel() {
    guard scheduler.stage?.error.keepsTimers != true else { return }
    scheduled?.cancel()
    end()
  }
}

/// The value that a variable had until now.
private func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
  defer { variable = value }
  return variable
}
