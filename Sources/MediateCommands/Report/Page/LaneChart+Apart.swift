import ReportPage

extension LaneChart.Lane {
  /// Bars in as few lanes as they need so that none lies on another, each lane in the order of time.
  static func apart(_ items: [LaneChart.Item]) -> [[LaneChart.Item]] {
    var lanes: [[LaneChart.Item]] = []
    // Where the last item of each lane ends: most items come after all others.
    var ends: [Double] = []
    for item in items {
      let end = item.end ?? item.start
      let place = lanes.indices.prefix(most).first { index in
        ends[index] <= item.start
          || lanes[index].allSatisfy { ($0.end ?? $0.start) <= item.start || end <= $0.start }
      }
      if let place {
        lanes[place].append(item)
        ends[place] = max(ends[place], end)
      } else {
        lanes.append([item])
        ends.append(end)
      }
    }
    // What needs more is on one another in the last lane.
    let kept = lanes.prefix(most) + (lanes.count > most ? [Array(lanes.dropFirst(most).joined())] : [])
    return kept.map { $0.sorted { $0.start < $1.start } }
  }

  private static var most: Int { 5 }
}
