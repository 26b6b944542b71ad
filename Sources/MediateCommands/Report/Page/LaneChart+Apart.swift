import ReportPage

extension LaneChart.Lane {
  /// Bars in as few lanes as they need so that none lies on another, each lane in the order of time.
  static func apart(_ items: [LaneChart.Item]) -> [[LaneChart.Item]] {
    var lanes: [[LaneChart.Item]] = []
    for item in items {
      let place = lanes.prefix(most).firstIndex { lane in
        lane.allSatisfy { ($0.end ?? $0.start) <= item.start || (item.end ?? item.start) <= $0.start }
      }
      if let place { lanes[place].append(item) } else { lanes.append([item]) }
    }
    // What needs more is on one another in the last lane.
    let kept = lanes.prefix(most) + (lanes.count > most ? [Array(lanes.dropFirst(most).joined())] : [])
    return kept.map { $0.sorted { $0.start < $1.start } }
  }

  private static var most: Int { 5 }
}
