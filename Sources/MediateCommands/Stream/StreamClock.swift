/// How much a viewer was shown, content and breaks. Told of every change, it is exact.
struct StreamClock: Equatable, Sendable {
  private(set) var shown = Duration.zero
  private var isMoving = false
  private var lastLook = Duration.zero

  /// Takes note of whether anything moves from now on.
  mutating func look(isMoving: Bool, now: Duration) {
    if self.isMoving { shown += now - lastLook }
    lastLook = now
    self.isMoving = isMoving
  }
}
