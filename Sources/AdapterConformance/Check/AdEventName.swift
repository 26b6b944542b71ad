import AdMediation

/// Something that an ad can report. The raw values are the names in the host's log.
enum AdEventName: String {
  case impression = "didRecordImpression"
  case click = "didRecordClick"
  case willPresent = "willPresentScreen"
  case willDismiss = "willDismissScreen"
  case didDismiss = "didDismissScreen"
  case willLeave = "willLeaveApplication"
  case play = "didPlayVideo"
  case pause = "didPauseVideo"
  case end = "didEndVideoPlayback"
  case failToPresent = "didFailToPresent"
  case reward = "didRewardUser"

  /// The two styles in which adapters are written.
  enum Style {
    case customEvent, mediationAdapter
  }

  static let screens: [AdEventName] = [.willPresent, .willDismiss, .didDismiss]
  static let videos: [AdEventName] = [.play, .pause, .end]

  /// The method that an adapter of this style calls for an ad of this format.
  func method(of style: Style, _ format: AdFormat) -> String {
    switch style {
    case .customEvent: customEventMethod
    case .mediationAdapter: mediationAdapterMethod(format)
    }
  }

  private var customEventMethod: String {
    switch self {
    // Native ads neither present themselves nor reward anybody.
    case .failToPresent, .reward: rawValue
    default: "mediatedNativeAd\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())(_:)"
    }
  }

  private func mediationAdapterMethod(_ format: AdFormat) -> String {
    switch self {
    case .impression: "reportImpression()"
    case .click: "reportClick()"
    case .willPresent: "willPresentFullScreenView()"
    case .willDismiss: "willDismissFullScreenView()"
    case .didDismiss: "didDismissFullScreenView()"
    case .willLeave: "willBackgroundApplication()"
    case .play: AdFormat.rewards.contains(format) ? "didStartVideo()" : "didPlayVideo()"
    case .pause: "didPauseVideo()"
    case .end: "didEndVideo()"
    case .failToPresent: "didFailToPresentWithError(_:)"
    case .reward: "didRewardUser()"
    }
  }
}

extension ConformanceProbe {
  /// The method by which the adapter under test reports something, for messages.
  func method(_ report: AdEventName, of format: AdFormat = .native) -> String {
    report.method(of: mediationAdapter == nil ? .customEvent : .mediationAdapter, format)
  }

  /// The methods in a row, for messages.
  func methods(_ reports: [AdEventName], of format: AdFormat = .native) -> String {
    reports.isEmpty ? "nothing" : reports.map { method($0, of: format) }.joined(separator: ", ")
  }
}

extension AdLogEntry {
  /// Whether it stands for a call of the adapter's: some lines only remark on another one, or on what was missing.
  var isAdEvent: Bool {
    switch anomaly {
    case .calledFromBackground: false
    default: AdEventName(rawValue: name) != nil
    }
  }

  func isReport(_ kinds: AdEventName...) -> Bool { isAdEvent && kinds.contains { $0.rawValue == name } }
}

extension [AdEventName] {
  /// Whether these came in this order, though some may be missing.
  func isInOrder(of complete: [AdEventName]) -> Bool {
    var rest = complete[...]
    for report in self {
      guard let index = rest.firstIndex(of: report) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
