import AdPlatform
import WaterfallStudy

extension [StudyDifference] {
  /// What the change does, in one sentence: `Faster (p50 −21 %) but earns 16 % less; the same fill rate.`
  ///
  /// It names differences whose confidence intervals exclude zero, and says of the other main figures that they are
  /// the same, or that these requests cannot show a difference.
  var verdict: String {
    let latency = first([.p50Milliseconds, .p90Milliseconds, .p99Milliseconds, .waitMillisecondsPerRequest])
    let main = [latency, first([.revenuePerThousandRequests]), first([.fillRate])].compactMap(\.self)
    let clear = main.filter(\.isClear)
    guard !clear.isEmpty else {
      return allSatisfy { $0.meaning == .same }
        ? "No difference at all." : "No difference that these requests can show."
    }
    let better = clear.filter { $0.meaning == .better }.map(\.words)
    let worse = clear.filter { $0.meaning == .worse }.map(\.words)
    let changes = [better, worse].filter { !$0.isEmpty }.map { $0.joined(separator: " and ") }
    let rest = main.filter { !$0.isClear }.map(\.remark)
    let sentence = ([changes.joined(separator: " but ")] + rest).joined(separator: "; ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// The first of the figures that is clear, or the first of all.
  private func first(_ figures: [StudyDifference.Figure]) -> StudyDifference? {
    let found = figures.compactMap { figure in first(where: { $0.figure == figure }) }
    return found.first(where: \.isClear) ?? found.first
  }
}

extension StudyDifference {
  /// Whether its confidence interval excludes zero.
  fileprivate var isClear: Bool { meaning == .better || meaning == .worse }

  /// What changes: `faster (p50 −21 %)`.
  fileprivate var words: String {
    let isMore = difference > 0
    switch figure {
    case .fillRate: return "fills \(amount) \(isMore ? "more" : "less")"
    case .revenuePerThousandRequests: return "earns \(share) \(isMore ? "more" : "less")"
    case .p50Milliseconds, .p90Milliseconds, .p99Milliseconds:
      return "\(isMore ? "slower" : "faster") (\(figure.words.short) \(isMore ? "+" : "−")\(share))"
    case .waitMillisecondsPerRequest: return "\(isMore ? "waits longer" : "waits less") (\(share))"
    case .attemptsPerRequest: return "\(isMore ? "more" : "fewer") attempts"
    }
  }

  /// What is said of a figure that does not clearly change.
  fileprivate var remark: String {
    meaning == .same ? "the same \(figure.words.short)" : "no clear difference of the \(figure.words.short)"
  }

  /// The amount of the difference in percent of the first value, or by itself if that is zero.
  private var share: String {
    guard let relative else { return amount }
    let percent = abs(relative.value * 100)
    return percent < 10
      ? "\(FixedPoint(units: Int((percent * 10).rounded()), places: 1).text) %"
      : "\(Int(percent.rounded()).grouped) %"
  }
}
