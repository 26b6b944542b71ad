/// What is wanted of a waterfall: each of these cannot always be had without loss in another.
package enum StudyFront {
  /// The figures, and whether more is better.
  package static let aims: [(figure: StudyDifference.Figure, isBetterHigher: Bool)] = [
    (.fillRate, true), (.p50Milliseconds, false), (.p90Milliseconds, false),
    // Of all requests: the percentiles say nothing of those that end without an ad.
    (.waitMillisecondsPerRequest, false), (.revenuePerThousandRequests, true),
  ]

  /// Which of several studies of the same requests are on the front: no other is as good in all figures and better in
  /// one.
  package static func indices(of studies: [StudyEstimate]) -> [Int] {
    let goods = studies.map(goods)
    return goods.indices.filter { index in !goods.contains { $0.isBetter(than: goods[index]) } }
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
