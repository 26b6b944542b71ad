#if !(os(iOS) || os(tvOS) || os(visionOS))
  /// An item as playback sees it: its script, and how far it has come. It keeps that when it is taken out and put
  /// back.
  struct PlaybackMedia: Hashable, Sendable {
    enum Loading: Hashable, Sendable { case unknown, ready, failed }

    let script: PlaybackScript
    var loading = Loading.unknown
    /// As of the last event.
    var position = Duration.zero
    /// Whether the end was announced since the playhead last moved.
    var hasEnded = false
    /// Those that have not happened yet, in order of position.
    private var stalls: [PlaybackScript.Stall]

    /// A hundred years: what stands for the end of what has none, and the longest of all times in a script.
    static let century = Duration.seconds(100 * 366 * 24 * 3600)

    init(script: PlaybackScript) {
      self.script = script
      stalls = script.stalls.sorted { $0.position < $1.position }
    }

    var end: Duration { min(max(script.duration ?? Self.century, .zero), Self.century) }

    func clamped(_ position: Duration) -> Duration { min(max(position, .zero), end) }

    /// Why playing forward cannot go on for ever from here, and where.
    var obstacle: (position: Duration, kind: Obstacle) {
      var first = (position: end, kind: Obstacle.end)
      if case .at(let failure) = script.failure, failure >= position, failure <= first.position {
        first = (failure, .failure)
      }
      let index = stalls.partitioningIndex { $0.position >= position }
      if index < stalls.endIndex, stalls[index].position < first.position {
        first = (stalls[index].position, .stall(stalls[index].duration))
      }
      return first
    }

    enum Obstacle: Hashable, Sendable { case end, failure, stall(Duration) }

    /// Takes the stall at the playhead as done.
    mutating func passStall() {
      let index = stalls.partitioningIndex { $0.position >= position }
      if index < stalls.endIndex { stalls.remove(at: index) }
    }
  }
#endif
