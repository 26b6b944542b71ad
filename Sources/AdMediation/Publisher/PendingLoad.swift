/// The load that a waiting task may cancel.
@MainActor
final class PendingLoad {
  var load: AdLoad?
}
