/// What is wanted of a waterfall: each of these cannot always be had without loss in another.
package enum StudyFront {
  /// The figures, and whether more is better.
  package static let aims: [(figure: StudyDifference.Figure, isBetterHigher: Bool)] = [
    (.fillRate, true), (.p50Milliseconds, false), (.p90Milliseconds, false),
    (.revenuePerThousandRequests, true),
  ]

  /// Decides between studies that are equal in all aims: the percentiles of latency say nothing of requests that end
  /// without an ad.
  package static let tieBreaker = StudyDifference.Figure.waitMillisecondsPerRequest

  /// The aims and the tie-breaker, in the order of tables.
  package static let figures: [StudyDifference.Figure] = [
    .fillRate, .p50Milliseconds, .p90Milliseconds, tieBreaker, .revenuePerThousandRequests,
  ]

  /// Which of several studies of the same requests are on the front: no other is as good in all figures and better in
  /// one, nor equal in all with less wait.
  package static func indices(of studies: [StudyEstimate]) -> [Int] {
    let goods = studies.map(goods)
    let waits = studies.map { $0.value(tieBreaker) ?? 0 }
    return goods.indices.filter { index in
      !goods.indices.contains { other in
        goods[other].isBetter(than: goods[index])
          || goods[other] == goods[index] && waits[other] < waits[index]
      }
    }
  }

  /// Larger is better in all of them. A latency that there is none of is the worst.
  private static func goods(of study: StudyEstimate) -> [Double] {
    aims.map { aim in
      let value = study.value(aim.figure)
      return aim.isBetterHigher ? value ?? 0 : -(value ?? .infinity)
    }
  }
}

extension [Double] {
  /// As large in all, and larger in one.
  fileprivate func isBetter(than other: [Double]) -> Bool {
    var isLarger = false
    for (one, two) in zip(self, other) {
      if one < two { return false }
      isLarger = isLarger || one > two
    }
    return isLarger
  }
}
