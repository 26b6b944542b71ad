/// What is said about a playlist as a whole.
struct MediaHead: Sendable, Encodable {
  var version: Int?
  var targetDuration: Duration?
  var mediaSequence = 0
  var discontinuitySequence = 0
  var playlistType: PlaylistType?
  var hasEnd = false
  var isIFramesOnly = false
  var hasIndependentSegments = false
  var startPoint: StartPoint?
  var partTargetDuration: Duration?
  var serverControl: ServerControl?
  var allowsCache: Bool?
  var skip: Skip?
  var preloadHints: [PreloadHint] = []
  var renditionReports: [RenditionReport] = []
  var variables = VariableTable()
}
