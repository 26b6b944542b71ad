import WaterfallStudy

/// Some requests of a study, for one process to run.
struct StudyTask: Codable {
  var configuration: StudyConfiguration
  var requests: Range<Int>
  var seed: Int
  var concurrency: Int
  /// Whether only the figures are wanted.
  var isEstimate = false

  /// Runs them here.
  @MainActor
  func result(progress: (Int) -> Void) throws(WaterfallStudy.Stopped) -> StudyResult {
    try WaterfallStudy.run(
      configuration,
      requests: requests,
      seed: seed,
      concurrency: concurrency,
      progress: progress
    )
  }

  /// Runs them here in equal parts, for the figures alone.
  @MainActor
  func estimate(progress: (Int) -> Void) throws(WaterfallStudy.Stopped) -> StudyEstimate {
    var results: [StudyResult] = []
    for section in Self.sections(of: requests) {
      let done = section.lowerBound - requests.lowerBound
      results.append(
        try WaterfallStudy.run(
          configuration,
          requests: section,
          seed: seed,
          concurrency: concurrency,
          progress: { progress(done + $0) }
        )
      )
    }
    return StudyEstimate(configuration, parts: results)
  }

  /// Cuts requests into pieces for several processes: large ones first, which cost least, and small ones at the end, so
  /// that all processes end at about the same time.
  ///
  /// - Parameter count: how many processes; a single one gets everything at once.
  static func pieces(of requests: Range<Int>, for count: Int) -> [Range<Int>] {
    guard count > 1, !requests.isEmpty else { return [requests] }
    var pieces: [Range<Int>] = []
    var rest = requests
    while !rest.isEmpty {
      let size = min(max(rest.count / (2 * count), smallestPiece), rest.count)
      pieces.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return pieces
  }

  /// 1,000 requests: a tenth of a second at most, and still a hundred times what starting them takes.
  static let smallestPiece = 1_000

  /// The requests in equal parts, which say how sure a figure of the whole is.
  static func sections(of requests: Range<Int>) -> [Range<Int>] {
    (1...StudyDifference.sections).map { index in
      let section = StudyPart.range(of: index, in: StudyDifference.sections, requests: requests.count)
      return (requests.lowerBound + section.lowerBound)..<(requests.lowerBound + section.upperBound)
    }
  }
}
