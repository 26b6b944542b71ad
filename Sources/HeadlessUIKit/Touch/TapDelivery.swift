/// Hands one tap to gesture recognizers and then to the view.
///
/// As in UIKit the recognizers of the view and of all views around it get the touch, innermost first. Those that
/// recognize it keep the others from doing so, and the view gets the touch cancelled.
@MainActor
final class TapDelivery {
  private let touch: UITouch
  private let target: UIView
  private let event: UIEvent
  private let recognizers: [UIGestureRecognizer]
  /// How far each of the recognizers is.
  private var verdicts: [Verdict]

  private struct Verdict {
    var hasSeenEnd = false
    var isRecognized = false
  }

  init(_ touch: UITouch, on target: UIView) {
    self.touch = touch
    self.target = target
    event = UIEvent(touch)
    var recognizers: [UIGestureRecognizer] = []
    for view in sequence(first: target, next: \.superview) where !view.hasStandardDetails {
      for recognizer in view.details.gestureRecognizers where recognizer.isEnabled {
        let receives = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        if receives != false { recognizers.append(recognizer) }
      }
    }
    self.recognizers = recognizers
    verdicts = Array(repeating: Verdict(), count: recognizers.count)
    touch.gestureRecognizers = recognizers.isEmpty ? nil : recognizers
  }

  func deliver() {
    let touches: Set<UITouch> = [touch]
    guard !recognizers.isEmpty else {
      target.touchesBegan(touches, with: event)
      touch.phase = .ended
      target.touchesEnded(touches, with: event)
      return
    }
    for recognizer in recognizers {
      recognizer.tap = self
      recognizer.begin(touch)
      recognizer.touchesBegan(touches, with: event)
    }
    let isDelayed = recognizers.contains(where: \.delaysTouchesBegan)
    if !isDelayed { target.touchesBegan(touches, with: event) }
    touch.phase = .ended
    for place in recognizers.indices { judge(place, touches) }
    finish(touches, viewKnowsTouch: !isDelayed)
    for recognizer in recognizers where recognizer.tap === self {
      recognizer.tap = nil
      recognizer.finish()
    }
  }

  private func finish(_ touches: Set<UITouch>, viewKnowsTouch: Bool) {
    let isCancelled = recognized.contains(where: \.cancelsTouchesInView)
    if !viewKnowsTouch, !isCancelled { target.touchesBegan(touches, with: event) }
    if !isCancelled {
      target.touchesEnded(touches, with: event)
    } else if viewKnowsTouch {
      touch.phase = .cancelled
      target.touchesCancelled(touches, with: event)
    }
  }

  /// Lets a recognizer see the end of the touch, after those that it requires to fail.
  private func judge(_ place: Int, _ touches: Set<UITouch>) {
    guard !verdicts[place].hasSeenEnd else { return }
    verdicts[place].hasSeenEnd = true
    let recognizer = recognizers[place]
    guard recognizer.tap === self else { return }
    let required = recognizers.indices.filter {
      $0 != place && self.recognizer(recognizer, waitsFor: recognizers[$0])
    }
    for other in required { judge(other, touches) }
    guard !required.contains(where: { verdicts[$0].isRecognized }) else {
      recognizer.state = .failed
      return
    }
    recognizer.touchesEnded(touches, with: event)
  }

  private func recognizer(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) -> Bool {
    recognizer.requiredFailures.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  // MARK: Called by recognizers

  /// Whether no recognizer that came first, and no view under the finger, keeps this one from recognizing the tap.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognized.allSatisfy({ canRecognize(recognizer, with: $0) }) else { return false }
    for view in sequence(first: target, next: \.superview) {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      if view === recognizer.view { break }
    }
    return true
  }

  func recognized(_ recognizer: UIGestureRecognizer) {
    if let place = recognizers.firstIndex(of: recognizer) { verdicts[place].isRecognized = true }
  }

  private var recognized: some Sequence<UIGestureRecognizer> {
    zip(recognizers, verdicts).lazy.filter(\.1.isRecognized).map(\.0)
  }

  private func canRecognize(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    !other.canPrevent(recognizer) || !recognizer.canBePrevented(by: other)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) == true
  }
}
