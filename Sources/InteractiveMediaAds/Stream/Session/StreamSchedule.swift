import AdPlatform
import Foundation

/// The breaks of a video on demand with all their ads, as the ad server describes them when the stream is registered:
/// where they are is known before anything plays.
///
/// Source: Dynamic Ad Insertion full service VOD API, "Stream", `ad_breaks`.
struct StreamSchedule: Hashable, Sendable {
  /// Something that happens when the playhead comes to a position.
  struct Mark: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case breakStart(id: String)
      /// With the name of a tag in ``StreamSchedule/metadata``.
      case adEvent(String)
      case breakEnd(id: String)
    }

    let position: Duration
    let kind: Kind
  }

  let timeline: StreamTimeline
  /// The ads, in the form that the metadata of other streams has.
  let metadata: StreamMetadata
  /// In order of position.
  let marks: [Mark]
  /// Whether something was left out because there was too much of it, or it was of no use.
  let isCut: Bool
}

extension StreamSchedule {
  /// Reads `ad_breaks`; nil if there is no such member.
  init?(_ fields: JSONFields) {
    guard let (list, isCut) = fields.list("ad_breaks", limit: StreamMetadata.limits.breaks) else {
      return nil
    }
    var reader = Reader(isCut: isCut)
    let breaks = list.map { (start: $0.seconds("start")?.rounded ?? .zero, fields: $0) }
    for adBreak in breaks.sorted(by: { $0.start < $1.start }) {
      reader.read(adBreak.fields, at: adBreak.start)
    }
    self = reader.schedule
  }

  /// The index of the first mark at a position or after it. What ends there was not seen by who comes from elsewhere.
  func firstMark(at position: Duration) -> Int {
    marks.firstIndex { $0.position > position || ($0.position == position && !isEnd($0)) } ?? marks.endIndex
  }

  private func isEnd(_ mark: Mark) -> Bool {
    switch mark.kind {
    case .breakEnd: true
    case .adEvent(let name): metadata.tag(of: name)?.kind == .complete
    case .breakStart: false
    }
  }

  private struct Reader {
    var isCut: Bool
    private var breaks: [StreamTimeline.Break] = []
    private var entries: [String: StreamMetadata.AdEntry] = [:]
    private var kinds: [String: StreamMetadata.Break] = [:]
    private var tags: [String: StreamMetadata.Tag] = [:]
    private var marks: [Mark] = []
    private var midRolls = 0

    init(isCut: Bool) { self.isCut = isCut }

    var schedule: StreamSchedule {
      StreamSchedule(
        timeline: StreamTimeline(breaks),
        metadata: StreamMetadata(tags: tags, ads: entries, breaks: kinds),
        marks: marks,
        isCut: isCut
      )
    }

    mutating func read(_ fields: JSONFields, at start: Duration) {
      let kind = StreamMetadata.Break(fields)
      let (ads, isShort) =
        fields.list("ads", limit: StreamMetadata.largestBreak) ?? ([], false)
      isCut = isCut || isShort
      let end = start + (kind.duration?.rounded ?? .zero)
      // Breaks that overlap cannot both be played.
      guard end > start, start >= breaks.last?.end ?? .zero,
        entries.count + ads.count <= StreamMetadata.limits.ads
      else {
        isCut = true
        return
      }
      let id = name(of: kind.kind)
      breaks.append(StreamTimeline.Break(id: id, start: start, end: end))
      kinds[id] = StreamMetadata.Break(kind: kind.kind, duration: kind.duration, adCount: ads.count)
      marks.append(Mark(position: start, kind: .breakStart(id: id)))
      var position = start
      for (index, ad) in ads.enumerated() {
        read(ad, "\(id)/\(index + 1)", in: id, number: index + 1, from: &position, to: end)
      }
      marks.append(Mark(position: end, kind: .breakEnd(id: id)))
    }

    /// Mid-rolls are counted in their names, as the numbers of their pods.
    private mutating func name(of kind: StreamMetadata.Break.Kind) -> String {
      switch kind {
      case .preRoll where breaks.isEmpty: return "pre-roll"
      case .postRoll: return "post-roll-\(breaks.count + 1)"
      default:
        midRolls += 1
        return "mid-roll-\(midRolls)"
      }
    }

    private mutating func read(
      _ fields: JSONFields,
      _ id: String,
      in adBreak: String,
      number: Int,
      from position: inout Duration,
      to end: Duration
    ) {
      var entry = StreamMetadata.AdEntry(fields)
      entry.breakID = adBreak
      entry.position = fields.count("seq", upTo: StreamMetadata.largestBreak) ?? number
      let start = max(position, fields.seconds("start")?.rounded ?? position)
      entry.duration = min(entry.duration.rounded, max(end - start, .zero))
      entries[id] = entry
      for kind in StreamMetadata.Kind.scheduled {
        guard let part = kind.part else { continue }
        let name = "\(id)/\(kind)"
        tags[name] = StreamMetadata.Tag(adID: id, breakID: adBreak, kind: kind)
        marks.append(Mark(position: start + (entry.duration * part).rounded, kind: .adEvent(name)))
      }
      position = start + entry.duration
    }
  }
}

extension StreamMetadata.Kind {
  /// What every ad has, in order.
  fileprivate static let scheduled: [Self] = [.start, .firstQuartile, .midpoint, .thirdQuartile, .complete]
}

extension Duration {
  /// To the nearest millisecond, which is as exact as ad servers are: so that sums meet.
  fileprivate var rounded: Duration { .milliseconds(Int64((timeInterval * 1000).rounded())) }
}
