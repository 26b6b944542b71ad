import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("An animation", .serialized)
struct AnimationTests {
  let scheduler = VirtualScheduler()
  let view = UIView()
  let log = Log()

  private func onVirtualTime(_ body: () -> Void) {
    Platform.$current.withValue(Platform(scheduler: scheduler), operation: body)
  }

  private func note(_ isFinished: Bool) { log.entries.append("\(isFinished)") }

  @Test("changes views at once, and ends after its duration")
  func duration() {
    onVirtualTime {
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: note)
    }
    #expect(view.alpha == 0 && log.entries.isEmpty)
    scheduler.advance(by: .milliseconds(499))
    #expect(log.entries.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(log.entries == ["true"])
  }

  @Test("ends after its delay and its duration")
  func delay() {
    onVirtualTime {
      UIView.animate(
        withDuration: 1,
        delay: 1,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        animations: { view.tag = 1 },
        completion: note
      )
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: {}, completion: note)
    }
    #expect(view.tag == 1)
    scheduler.advance(by: .milliseconds(1500))
    #expect(log.entries.count == 1)
    scheduler.advance(by: .milliseconds(500))
    #expect(log.entries.count == 2)
  }

  @Test("without a duration ends soon, never before the call returns")
  func noDuration() {
    onVirtualTime { UIView.animate(withDuration: 0, animations: {}, completion: note) }
    #expect(log.entries.isEmpty)
    scheduler.advance(by: .zero)
    #expect(log.entries == ["true"])
  }

  @Test("waits for nothing while animations are turned off")
  func turnedOff() {
    onVirtualTime {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 9, animations: {}, completion: note)
      }
    }
    #expect(UIView.areAnimationsEnabled)
    scheduler.advance(by: .zero)
    #expect(log.entries == ["true"])
  }

  @Test("without a scheduler ends on the main queue")
  func systemTime() async {
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.01, animations: {}) { continuation.resume(returning: $0) }
    }
    #expect(isFinished)
  }

  @Test("of a transition replaces a view by another")
  func transitions() {
    let (outer, old, new) = (UIView(), UIView(), UIView())
    outer.addSubview(old)
    onVirtualTime { UIView.transition(from: old, to: new, duration: 1, completion: note) }
    #expect(outer.subviews == [new])
    onVirtualTime {
      UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
      UIView.transition(with: view, duration: 1, animations: { view.tag = 7 })
    }
    #expect(outer.subviews == [new] && new.isHidden && view.tag == 7)
    scheduler.run()
    #expect(log.entries == ["true"])
  }

  @Test("as an object runs when it is started, and can be stopped")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.tag = 1 }
    animator.addCompletion { [log] in log.entries.append("\($0)") }
    #expect(animator.state == .inactive && view.tag == 0)
    onVirtualTime { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.tag == 1)
    scheduler.run()
    #expect(log.entries == ["end"] && animator.state == .inactive && !animator.isRunning)
    onVirtualTime {
      animator.addCompletion { [log] in log.entries.append("\($0)") }
      animator.startAnimation(afterDelay: 1)
    }
    animator.stopAnimation(false)
    scheduler.run()
    #expect(animator.state == .stopped && log.entries == ["end"])
    animator.finishAnimation(at: .current)
    #expect(log.entries == ["end", "current"] && animator.state == .inactive)
  }

  @Test("beside a window's change of size runs with the new size, and ends after it")
  func windowTransition() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = TransitionController(log: log)
    let child = TransitionController(log: log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.addChild(child)
    onVirtualTime { window.transition(to: CGSize(width: 800, height: 400)) }
    #expect(
      log.entries
        == [
          "will 400.0 to 800.0", "child will 400.0 to 800.0", "alongside 800.0", "alongside 800.0",
        ].map { $0.replacingOccurrences(of: "child ", with: "") }
    )
    #expect(controller.view.frame.size == CGSize(width: 800, height: 400))
    log.entries = []
    scheduler.advance(by: .milliseconds(299))
    #expect(log.entries.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(log.entries == ["completion", "completion"])
  }
}

private final class TransitionController: UIViewController {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let root = coordinator.containerView
    log.entries.append("will \(root.frame.width) to \(size.width)")
    coordinator.animate(
      alongsideTransition: { [log] _ in log.entries.append("alongside \(root.frame.width)") },
      completion: { [log] _ in log.entries.append("completion") }
    )
  }
}
