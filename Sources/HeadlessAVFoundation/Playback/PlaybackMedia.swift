import HLS

/// An item as playback sees it: its script or the window of its playlist, and how far it has come. It keeps that when
/// it is taken out and put back.
struct PlaybackMedia: Hashable, Sendable {
  enum Loading: Hashable, Sendable { case unknown, ready, failed }

  let script: PlaybackScript
  /// Whether what can be played is told by ``Playback/Event/window(_:)``, and not by the script.
  let hasPlaylist: Bool
  var loading = Loading.unknown
  /// Why it cannot be played, when the script does not say it.
  var failure: AVError?
  /// As of the last event.
  var position = Duration.zero
  /// Whether the app has set where to begin.
  var isPlaced = false
  /// Whether the end was announced since the playhead last moved.
  var hasEnded = false
  /// Where playing forward stops, once, for an interstitial event.
  var stop: Duration?
  /// Of a playlist that has loaded.
  private(set) var window: MediaWindow?
  /// Those that have not happened yet, in order of position.
  private var stalls: [PlaybackScript.Stall]
  private var nextMark = 0
  private var lastMark: Duration?

  /// A hundred years: what stands for the end of what has none, and the longest of all times in a script.
  static let century = Duration.seconds(100 * 366 * 24 * 3600)

  init(script: PlaybackScript, hasPlaylist: Bool = false) {
    self.script = script
    self.hasPlaylist = hasPlaylist
    stalls = script.stalls.sorted { $0.position < $1.position }
  }

  var start: Duration { window?.start ?? .zero }

  var end: Duration { min(max(window?.end ?? scriptedEnd, start), Self.century) }

  private var scriptedEnd: Duration { hasPlaylist ? Self.century : script.duration ?? Self.century }

  /// Whether it goes on behind ``end``, once there is more.
  var isLive: Bool { window?.isLive ?? false }

  /// Whether its end is known.
  var hasDuration: Bool { hasPlaylist ? window.map { !$0.isLive } ?? false : script.duration != nil }

  func clamped(_ position: Duration) -> Duration { min(max(position, start), end) }

  /// Why playing forward cannot go on for ever from here, and where.
  var obstacle: (position: Duration, kind: Obstacle) {
    var first = (position: end, kind: isLive ? Obstacle.edge : .end)
    if case .at(let failure) = script.failure, failure >= position, failure <= first.position {
      first = (failure, .failure)
    }
    let index = stalls.partitionPoint { $0.position >= position }
    if index < stalls.endIndex, stalls[index].position < first.position {
      first = (stalls[index].position, .stall(stalls[index].duration))
    }
    if let stop, stop >= position, stop <= first.position { first = (stop, .stop) }
    return first
  }

  enum Obstacle: Hashable, Sendable {
    case end, failure, stop
    case stall(Duration)
    /// The newest that a live stream has.
    case edge
  }

  /// Takes the stall at the playhead as done.
  mutating func passStall() {
    let index = stalls.partitionPoint { $0.position >= position }
    if index < stalls.endIndex { stalls.remove(at: index) }
  }

  // MARK: Windows and marks

  /// Takes another window of the playlist; the playhead moves to its start unless the app has set it.
  ///
  /// - Parameter staysBehind: whether the playhead stays although the window has left it.
  mutating func slide(to new: MediaWindow, staysBehind: Bool) {
    window = new
    if !isPlaced { position = new.join }
    isPlaced = true
    let before = position
    if !staysBehind { position = clamped(position) }
    if position == before { findMark() } else { forgetMarks() }
  }

  /// The playhead jumped, or went backward.
  mutating func forgetMarks() {
    lastMark = nil
    findMark()
  }

  private mutating func findMark() {
    guard let marks = window?.marks else { return }
    nextMark = marks.partitionPoint { mark in
      lastMark.map { mark.position > $0 && mark.position >= position } ?? (mark.position >= position)
    }
  }

  /// Where the next mark is; it may be at the playhead.
  var markPosition: Duration? {
    guard let marks = window?.marks, marks.indices.contains(nextMark) else { return nil }
    return marks[nextMark].position
  }

  /// Takes the marks up to the playhead.
  mutating func takeMarks() -> [MediaWindow.Mark] {
    guard let marks = window?.marks, nextMark < marks.endIndex else { return [] }
    let end = marks.partitionPoint { $0.position > position }
    guard end > nextMark else { return [] }
    defer { nextMark = end }
    lastMark = marks[end - 1].position
    return Array(marks[nextMark..<end])
  }
}
