/// A break that comes again and again: which of its repetitions has a cue.
///
/// Source: VMAP 1.0, `repeatAfter`.
struct RepeatingBreak {
  /// The place of the break in the playlist.
  let index: Int
  /// When the break plays for the first time.
  let start: Duration
  /// From one occurrence to the next. More than zero.
  let interval: Duration
  /// How many repetitions have a cue, or were passed over.
  private(set) var count = 0

  /// When the last of them is due; the break itself before the first.
  var reach: Duration { start + interval * count }

  /// How many of them lie after a time.
  func count(after time: Duration) -> Int {
    guard reach > time else { return 0 }
    return Int(min(Double(count), ((reach - time) / interval).rounded(.up)))
  }

  /// The time of the next repetition, which is counted from here on.
  mutating func next() -> Duration {
    count += 1
    return reach
  }

  /// Passes over all but the last of the repetitions up to a time. False if there are no more than that.
  mutating func keep(last kept: Int, upTo time: Duration) -> Bool {
    let number = ((time - start) / interval).rounded(.down)
    guard number.isFinite, number > Double(count + kept), number < Double(Int32.max) else { return false }
    count = Int(number) - kept
    return true
  }
}
