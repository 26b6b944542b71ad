import AdPlatform
import Foundation

/// What the ad server says of the ads of a session.
///
/// Source: Dynamic Ad Insertion pod serving live API, "Metadata".
struct StreamMetadata: Hashable, Sendable {
  /// What an ad event stands for.
  struct Tag: Hashable, Sendable {
    var adID: String
    var breakID: String
    var kind: Kind
  }

  enum Kind: Hashable, Sendable {
    case start, firstQuartile, midpoint, thirdQuartile, complete
    /// The ad goes on: not for the ad server.
    case progress
    /// Something that no event stands for.
    case other
  }

  struct AdEntry: Hashable, Sendable {
    var breakID = ""
    /// From 1; 0 if it is not said.
    var position = 0
    var duration = Duration.zero
    var title = ""
    var text = ""
    var advertiser = ""
    var system = ""
    var adID = ""
    var creativeID = ""
    var creativeAdID = ""
    var dealID = ""
    var universalAdID: Name?
    var clickThrough: URL?
    /// Whether it fills time that no ad takes.
    var isSlate = false

    struct Name: Hashable, Sendable {
      var value: String
      var registry: String
    }
  }

  struct Break: Hashable, Sendable {
    var kind: Kind
    /// Where it is in the stream; nil if that is not said, as for live streams.
    var start: Duration?
    var duration: Duration?
    var adCount: Int?

    enum Kind: Hashable, Sendable {
      case preRoll, midRoll, postRoll, unknown
    }
  }

  private(set) var tags: [String: Tag] = [:]
  private(set) var ads: [String: AdEntry] = [:]
  private(set) var breaks: [String: Break] = [:]
  /// Whether something was left out because there was too much of it, or it was of no use.
  private(set) var isCut = false
  /// The lengths of tags' names, the longest first.
  private var nameLengths: [Int] = []
}

extension StreamMetadata {
  /// 4 MiB: the tags of thousands of ads.
  static let maximumBytes = 4 << 20
  /// 20,000 tags, 2000 ads and 1000 breaks: a day of ads every minute.
  static let limits = (tags: 20_000, ads: 2000, breaks: 1000)
  /// 1000 ads in a break.
  static let largestBreak = 1000
  /// 8 characters: a shorter name is the beginning of everything.
  static let shortestBeginning = 8

  /// Reads what became of a request for metadata.
  static func reading(_ result: Result<HTTPResponse, HTTPError>) -> Result<StreamMetadata, StreamError> {
    StreamError.reading(result) { response throws(StreamError) in try StreamMetadata(response) }
  }

  init(tags: [String: Tag], ads: [String: AdEntry], breaks: [String: Break]) {
    self.tags = tags
    self.ads = ads
    self.breaks = breaks
    index()
  }

  /// Where the breaks are that say so.
  var timeline: StreamTimeline {
    StreamTimeline(
      breaks.compactMap { id, adBreak in
        guard let start = adBreak.start, let duration = adBreak.duration else { return nil }
        return StreamTimeline.Break(id: id, start: start, end: start + duration)
      }
    )
  }

  /// Reads what the ad server says.
  init(_ response: HTTPResponse) throws(StreamError) {
    // There are no ads yet.
    guard !response.body.isEmpty else { return }
    guard let fields = JSONFields(data: response.body) else {
      throw .notJSON(
        url: response.url.absoluteString,
        beginning: String(decoding: response.body.prefix(200), as: UTF8.self)
      )
    }
    if let (objects, isCut) = fields.objects("tags", limit: Self.limits.tags) {
      tags = objects.mapValues(Tag.init)
      self.isCut = isCut
    }
    if let (objects, isCut) = fields.objects("ads", limit: Self.limits.ads) {
      ads = objects.mapValues(AdEntry.init)
      self.isCut = self.isCut || isCut
    }
    if let (objects, isCut) = fields.objects("ad_breaks", limit: Self.limits.breaks) {
      breaks = objects.mapValues(Break.init)
      self.isCut = self.isCut || isCut
    }
    index()
  }

  private mutating func index() {
    nameLengths = Set(tags.keys.map(\.utf8.count)).filter { $0 >= Self.shortestBeginning }.sorted(by: >)
  }

  /// The tag of an ad event: the one of that name, or the one whose name is the longest beginning of it. As a rule
  /// those are its first 17 characters.
  func tag(of eventID: String) -> Tag? {
    if let tag = tags[eventID] { return tag }
    let length = eventID.utf8.count
    for nameLength in nameLengths where nameLength < length {
      if let name = String(eventID.utf8.prefix(nameLength)), let tag = tags[name] { return tag }
    }
    return nil
  }

  /// Keeps what was known before where this says nothing of it, as long as it is not too much.
  func adding(to older: StreamMetadata) -> StreamMetadata {
    var sum = self
    sum.tags.merge(older.tags) { new, _ in new }
    sum.ads.merge(older.ads) { new, _ in new }
    sum.breaks.merge(older.breaks) { new, _ in new }
    let isTooMuch =
      sum.tags.count > Self.limits.tags || sum.ads.count > Self.limits.ads
      || sum.breaks.count > Self.limits.breaks
    guard !isTooMuch else { return self }
    sum.index()
    return sum
  }
}

extension StreamMetadata.Tag {
  fileprivate init(_ fields: JSONFields) {
    adID = fields.text("ad") ?? ""
    breakID = fields.text("ad_break_id") ?? ""
    switch fields.text("type")?.lowercased() {
    case "start": kind = .start
    case "firstquartile": kind = .firstQuartile
    case "midpoint": kind = .midpoint
    case "thirdquartile": kind = .thirdQuartile
    case "complete": kind = .complete
    case "progress": kind = .progress
    default: kind = .other
    }
  }
}

extension StreamMetadata.AdEntry {
  init(_ fields: JSONFields) {
    breakID = fields.text("ad_break_id") ?? ""
    position = fields.count("position", upTo: StreamMetadata.largestBreak) ?? 0
    duration = fields.seconds("duration") ?? .zero
    title = fields.text("title") ?? ""
    text = fields.text("description") ?? ""
    advertiser = fields.text("advertiser") ?? ""
    system = fields.text("ad_system") ?? ""
    adID = fields.text("ad_id") ?? ""
    creativeID = fields.text("creative_id") ?? ""
    creativeAdID = fields.text("creative_ad_id") ?? ""
    dealID = fields.text("deal_id") ?? ""
    clickThrough = fields.webURL("clickthrough_url")
    isSlate = fields.flag("slate")
    if let name = fields.object("universal_ad_id") {
      universalAdID = Name(value: name.text("id_value") ?? "", registry: name.text("id_registry") ?? "")
    }
  }
}

extension StreamMetadata.Break {
  init(_ fields: JSONFields) {
    switch fields.text("type")?.lowercased() {
    case "pre": kind = .preRoll
    case "mid": kind = .midRoll
    case "post": kind = .postRoll
    default: kind = .unknown
    }
    start = fields.seconds("start")
    duration = fields.seconds("duration") ?? fields.seconds("expected_duration")
    adCount = fields.count("ads", upTo: StreamMetadata.largestBreak)
  }
}
