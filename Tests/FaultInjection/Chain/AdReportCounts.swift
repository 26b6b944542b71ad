/// A number for each kind of report, without a table of them elsewhere in memory.
struct AdReportCounts: Sendable {
  private var storage = (0, 0, 0, 0, 0, 0, 0, 0, 0)

  subscript(report: AdReport) -> Int {
    get {
      switch report {
      case .impression: storage.0
      case .click: storage.1
      case .willPresentScreen: storage.2
      case .willDismissScreen: storage.3
      case .didDismissScreen: storage.4
      case .willLeaveApplication: storage.5
      case .didPlayVideo: storage.6
      case .didPauseVideo: storage.7
      case .didEndVideoPlayback: storage.8
      }
    }
    set {
      switch report {
      case .impression: storage.0 = newValue
      case .click: storage.1 = newValue
      case .willPresentScreen: storage.2 = newValue
      case .willDismissScreen: storage.3 = newValue
      case .didDismissScreen: storage.4 = newValue
      case .willLeaveApplication: storage.5 = newValue
      case .didPlayVideo: storage.6 = newValue
      case .didPauseVideo: storage.7 = newValue
      case .didEndVideoPlayback: storage.8 = newValue
      }
    }
  }
}
