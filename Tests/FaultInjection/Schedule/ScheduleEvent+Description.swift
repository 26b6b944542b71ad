import Foundation
import HLS

extension ScheduleEvent: TimedEvent, CustomStringConvertible {
  /// How many milliseconds pass.
  package var milliseconds: Int? { if case .time(let milliseconds) = self { milliseconds } else { nil } }

  /// One line.
  package var description: String {
    switch self {
    case .set(let event): "there is \(event.line)"
    case .remove(let id): "event \(id) is no more"
    case .timeline(.onDemand(let end?)): "the content ends at \(end) s"
    case .timeline(.onDemand(nil)): "the end of the content is unknown"
    case .timeline(.live(let start, let end)): "the window is \(start) s to \(end) s"
    case .begin(let time): "playback begins at \(time)"
    case .time(let milliseconds): "\(ScheduleTime(milliseconds: milliseconds)) pass"
    case .seek(let time): "the viewer seeks to \(time)"
    case .seekInside(let time): "the viewer seeks inside the interstitial to \(time)"
    case .rate(let rate): "the viewer wants the rate \(rate)"
    case .cancel(let resumption): "the app cancels, " + (resumption.map(\.line) ?? "and nothing else")
    case .list(let durations, let from): "the list comes: \(Self.line(durations, from))"
    case .listFails: "the list fails"
    case .strayList(let id, let durations, let from): "a list of \(id) comes: \(Self.line(durations, from))"
    case .assetEnds: "the asset ends"
    case .assetFails: "the asset fails"
    case .duration(let id, let index, let time): "asset \(index) of \(id) lasts \(time)"
    case .strayEnd(let id, let index, let time, let failed):
      "asset \(index) of \(id) \(failed ? "fails" : "ends") at \(time)"
    case .playhead(let time): "the playhead is at \(time)"
    case .contentEnds: "the content ends"
    }
  }

  private static func line(_ durations: [ScheduleTime?], _ from: ScheduleTime) -> String {
    let assets =
      durations.isEmpty
      ? "empty" : durations.map { $0.map(\.description) ?? "?" }.joined(separator: ", ")
    return assets + (from == 0 ? "" : ", from \(from)")
  }
}

extension ScheduleTime: CustomStringConvertible {
  /// In seconds.
  package var description: String {
    switch milliseconds {
    case .max: "the end of time"
    case -.max: "the beginning of time"
    case let time where time % 1_000 == 0: "\(time / 1_000) s"
    default: "\(Double(milliseconds) / 1_000) s"
    }
  }
}

extension InterstitialEvent.Resumption {
  /// As the end of a sentence.
  var line: String {
    switch self {
    case .offset(let time): "goes on after \(time.inSeconds)"
    case .timeTaken: "goes on as much later as it took"
    case .duration: "goes on as much later as it lasts"
    }
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return abs(seconds) > 1e9 ? (seconds > 0 ? "the end of time" : "the beginning of time") : "\(seconds) s"
  }
}

extension InterstitialEvent {
  /// When the content's dates begin.
  static let zeroDate = Date(timeIntervalSinceReferenceDate: 0)

  /// What is other than usual.
  var line: String {
    var parts = ["event \(id)"]
    switch (cue, start) {
    case (.join, _): parts[0] += " before the content"
    case (.leave, _): parts[0] += " after the content"
    case (nil, .time(let time)): parts[0] += " at \(time.inSeconds)"
    case (nil, .date(let date)): parts[0] += " at the date of \(date.timeIntervalSinceReferenceDate) s"
    }
    if needsAssetList { parts.append("with a list") }
    if !assetDurations.isEmpty {
      parts.append("assets: " + assetDurations.map { $0?.inSeconds ?? "?" }.joined(separator: " + "))
    }
    if let plannedDuration { parts.append("planned \(plannedDuration.inSeconds)") }
    if resumption != .offset(.zero) { parts.append(resumption.line) }
    if let playoutLimit { parts.append("at most \(playoutLimit.inSeconds)") }
    if playsOnce { parts.append("once") }
    if restrictions.contains(.jump) { parts.append("not to be sought over") }
    if restrictions.contains(.skip) { parts.append("not to be skipped") }
    if snapsStart { parts.append("snaps out") }
    if snapsResumption { parts.append("snaps in") }
    return parts.joined(separator: ", ")
  }
}
