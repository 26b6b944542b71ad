public import Foundation

/// What a date range of the class `com.apple.hls.interstitial` says: content to be played between two parts of the
/// primary content.
///
/// Source: RFC 8216bis, appendix D.2.
public struct Interstitial: Sendable, Hashable, Encodable {
  /// The class of date ranges that schedule interstitials.
  public static let dateRangeClass = "com.apple.hls.interstitial"

  /// The ID of the date range.
  public var id: String
  /// Where on the primary timeline it is scheduled.
  public var startDate: Date
  /// `END-DATE`.
  public var endDate: Date?
  /// `DURATION`.
  public var duration: Duration?
  /// `PLANNED-DURATION`.
  public var plannedDuration: Duration?
  /// What is played.
  public var asset: Asset
  /// `X-RESUME-OFFSET`: where the primary content goes on, counted from ``startDate``; may be negative. If it is
  /// nil, the offset is the duration of the interstitial, or ``playoutLimit`` if that is shorter.
  public var resumeOffset: Duration?
  /// `X-PLAYOUT-LIMIT`: the interstitial ends when this much of it has been played. With 0 nothing of it is played.
  ///
  /// Source: RFC 8216bis, appendix D.2.
  public var playoutLimit: Duration?
  /// `X-SNAP`: which ends are moved to the nearest segment boundary of the primary content.
  public var snaps: Set<Snap>
  /// `X-RESTRICT`: what the viewer may not do.
  public var restrictions: Set<Restriction>
  /// `CUE`: when it is played, if not at its start, and how often.
  public var cues: Set<Cue>
  /// `X-CONTENT-MAY-VARY`: whether other viewers may get other content. Defaults to true.
  public var contentMayVary: Bool
  /// `X-TIMELINE-OCCUPIES`: how much room it takes on a timeline that is shown.
  public var timelineOccupies: TimelineOccupation
  /// `X-TIMELINE-STYLE`: whether it looks different on a timeline that is shown.
  public var timelineStyle: TimelineStyle
  /// `X-SKIP-CONTROL-…`: when a button to skip it is shown, or nil if the date range says nothing about it.
  public var skipControl: SkipControl?
  /// Other attributes whose names begin with `X-`, in their order.
  public var clientAttributes: [AttributeList.Attribute]
  /// What is wrong with the attributes and was tolerated or left out, those of the date range included.
  public var problems: [DateRangeProblem]

  /// What an interstitial plays.
  public enum Asset: Sendable, Hashable, Encodable {
    /// `X-ASSET-URI`: one playlist.
    case uri(String)
    /// `X-ASSET-LIST`: a document that lists playlists; see ``AssetList``.
    case list(String)
  }

  /// An end of an interstitial.
  public enum Snap: String, Sendable, Hashable, CaseIterable, Encodable {
    /// The interstitial begins at a segment boundary.
    case out = "OUT"
    /// The primary content goes on at a segment boundary.
    case `in` = "IN"
  }

  /// What a viewer may not do.
  public enum Restriction: String, Sendable, Hashable, CaseIterable, Encodable {
    /// Seek forward or play faster within the interstitial.
    case skip = "SKIP"
    /// Seek from before its start to behind it without playing it.
    case jump = "JUMP"
  }

  /// How much room an interstitial takes on a timeline that is shown.
  public enum TimelineOccupation: String, Sendable, Hashable, CaseIterable, Encodable {
    /// A point.
    case point = "POINT"
    /// A range as long as the interstitial.
    case range = "RANGE"
  }

  /// How an interstitial looks on a timeline that is shown.
  public enum TimelineStyle: String, Sendable, Hashable, CaseIterable, Encodable {
    /// Different from the primary content.
    case highlight = "HIGHLIGHT"
    /// Like the primary content.
    case primary = "PRIMARY"
  }
}
