import HLS

extension ScheduleTrial {
  package static func joined(_ first: ScheduleEvent, _ second: ScheduleEvent) -> ScheduleEvent? {
    guard case .time(let one) = first, case .time(let other) = second else { return nil }
    return .time(one + other)
  }

  package static func simpler(_ event: ScheduleEvent) -> [ScheduleEvent] {
    guard case .set(let event) = event else { return [] }
    let changes: [(inout InterstitialEvent) -> Void] = [
      { $0.assetDurations = Array($0.assetDurations.prefix(1)) },
      { $0.assetDurations = [] },
      { $0.needsAssetList = false },
      { $0.plannedDuration = nil },
      { $0.playoutLimit = nil },
      { $0.resumption = .offset(.zero) },
      { $0.playsOnce = false },
      { $0.restrictions = [] },
      { $0.snapsStart = false },
      { $0.snapsResumption = false },
    ]
    return changes.compactMap { change in
      var simpler = event
      change(&simpler)
      return simpler == event ? nil : .set(simpler)
    }
  }
}
