/// Which tests of a module run.
enum TestPart {
  case all
  /// Those that take no seconds. Most mutants do not survive them.
  case quick
  /// The rest.
  case slow

  /// Suites that read long or random input, by module.
  private static let slowSuites = [
    "HLS": [
      "HostilePlaylistTests", "MutationTests", "HostileScheduleTests", "ReloadTests", "ChunkedListTests",
      "RoundTripTests", "PlaybackPropertyTests", "TimelinePropertyTests",
    ]
  ]

  /// Whether a module has slow tests.
  static func hasSlowTests(_ module: String) -> Bool { slowSuites[module] != nil }

  /// The words of a command line that choose the tests.
  func arguments(of module: String) -> [String] {
    let all = "^\(module)Tests\\."
    let slow = all + "(" + (Self.slowSuites[module] ?? []).joined(separator: "|") + ")/"
    return switch self {
    case .all: ["--filter", all]
    case .quick: ["--filter", all, "--skip", slow]
    case .slow: ["--filter", slow]
    }
  }
}
