import AdPlatform
import AdapterTool
import ReportPage

/// An ad of a run with its number in the table of ads, by which charts name it where its title has no room.
struct NumberedAd {
  var number: Int
  var ad: AdRecord
  /// The break that it is of.
  var place: String
  var breakIndex: Int
  /// Of its row.
  var id: String

  /// The ads of breaks, in the order of the table.
  ///
  /// - Parameter breaks: what each is known by, and its ads.
  static func all(of breaks: [(name: String, ads: [AdRecord])]) -> [NumberedAd] {
    var number = 0
    return breaks.enumerated().flatMap { index, adBreak in
      adBreak.ads.enumerated().map { place, ad in
        number += 1
        return NumberedAd(
          number: number,
          ad: ad,
          place: adBreak.name,
          breakIndex: index,
          id: "a\(index)-\(place)"
        )
      }
    }
  }

  // MARK: In a chart

  /// A bar while it plays; nil for one that did not play.
  ///
  /// - Parameters:
  ///   - runEnd: when one ends that was not heard of to its end.
  ///   - origin: what the times of the chart count from.
  func item(runEnd: Duration, from origin: Duration = .zero) -> LaneChart.Item? {
    // Who joins in the middle of an ad does not hear that it starts.
    guard let start = ad.start ?? (ad.outcome == .loaded || ad.outcome == .failed ? nil : ad.known) else {
      return nil
    }
    return LaneChart.Item(
      at: (start - origin).timeInterval,
      to: ((ad.end ?? runEnd) - origin).timeInterval,
      ad.tone,
      "\(name): \(ad.outcomeText)".shortened(PageText.labelLimit),
      caption: name.shortened(PageText.captionLimit),
      brief: "\(number)",
      target: id
    )
  }

  /// A mark where it failed; nil for one that did not.
  ///
  /// - Parameter origin: what the times of the chart count from.
  func failure(from origin: Duration = .zero) -> LaneChart.Item? {
    guard ad.outcome == .failed, let end = ad.end else { return nil }
    return LaneChart.Item(
      at: (end - origin).timeInterval,
      .bad,
      "\(name): \(ad.reason ?? ad.outcomeText)".shortened(PageText.labelLimit),
      caption: name.shortened(PageText.captionLimit),
      brief: "\(number)",
      target: id
    )
  }

  private var name: String { "\(number) \(ad.label)" }

  /// The details of an event of the ad with its name in the place of its ID; nil for those of other ads.
  func naming(_ details: String) -> String? {
    let named = "\(ad.id), \(ad.position) of "
    guard !ad.id.isEmpty, !ad.title.isEmpty, details.hasPrefix(named) else { return nil }
    return name + details.dropFirst(ad.id.count)
  }
}

extension [NumberedAd] {
  /// The bars of those that played, in a lane.
  func lane(runEnd: Duration, from origin: Duration = .zero) -> LaneChart.Lane {
    let items = compactMap { $0.item(runEnd: runEnd, from: origin) }.sorted { $0.start < $1.start }
    return LaneChart.Lane("Ads", note: "by their numbers in the table", items)
  }

  /// The marks of those that failed, in a lane.
  func failureLane(from origin: Duration = .zero) -> LaneChart.Lane {
    LaneChart.Lane("Failed ads", compactMap { $0.failure(from: origin) }.sorted { $0.start < $1.start })
  }

  /// Those of a run.
  var table: DataTable {
    let showsReasons = contains { $0.ad.reason != nil }
    return DataTable(
      "ads-table",
      caption: "Each ad that loaded or failed, in order",
      columns: [
        .init("Ad"), .init("Break"), .init("In its pod"), .init("Outcome"), .init("Started", .number),
        .init("Played for", .number), .init("Stated length", .number), .init("Advertiser, server"),
      ] + (showsReasons ? [.init("Why", .prose)] : []),
      isSearchable: count > 12,
      rows: map { $0.ad.row($0, showsReasons: showsReasons) }
    )
  }
}
