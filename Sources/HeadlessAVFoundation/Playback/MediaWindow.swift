/// What of a playlist can be played now.
struct MediaWindow: Hashable, Sendable {
  /// Where something is said while the media plays.
  struct Mark: Hashable, Sendable {
    var position: Duration
    var metadata: [TimedMetadata]
  }

  var start = Duration.zero
  var end = Duration.zero
  /// Whether more is to come.
  var isLive = false
  /// Where playback begins by default.
  var join = Duration.zero
  /// In order of position.
  var marks: [Mark] = []
}
