/// The figures of a study, of all its requests and of each of its equal parts: enough to compare it with another study of
/// the same requests, and much less than its results.
package struct StudyEstimate: Equatable, Sendable, Codable {
  /// By the names of the figures; one that there is none of is missing.
  private let whole: [String: Double]
  /// The same of each part that is large enough.
  private let parts: [[String: Double]]

  /// - Parameters:
  ///   - configuration: what was studied.
  ///   - results: those of ``StudyDifference/sections`` parts.
  package init(_ configuration: StudyConfiguration, parts results: [StudyResult]) {
    func values(_ result: StudyResult, _ isIncluded: (StudyDifference.Figure) -> Bool) -> [String: Double] {
      let figures = StudyDifference.Figure.allCases.filter(isIncluded)
      return figures.reduce(into: [:]) { $0[$1.rawValue] = $1.value(result, configuration) }
    }
    whole = values(results.sum) { _ in true }
    parts = results.map { result in values(result) { $0.isSound(result) } }
  }

  /// A figure; nil if there is none.
  package func value(_ figure: StudyDifference.Figure) -> Double? { whole[figure.rawValue] }

  /// How the figures of another study of the same requests differ from these.
  package func differences(to other: StudyEstimate) -> [StudyDifference] {
    StudyDifference.Figure.allCases.compactMap { figure in
      guard let one = value(figure), let two = other.value(figure) else { return nil }
      let differences = zip(parts, other.parts).compactMap { part, otherPart -> Double? in
        guard let one = part[figure.rawValue], let two = otherPart[figure.rawValue] else { return nil }
        return two - one
      }
      return StudyDifference(
        figure: figure,
        first: one,
        second: two,
        interval: StudyDifference.interval(around: two - one, differences)
      )
    }
  }
}
