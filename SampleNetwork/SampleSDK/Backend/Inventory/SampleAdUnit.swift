import AdPlatform

/// One ad unit of the network and how it behaves.
public struct SampleAdUnit: Sendable, Hashable {
  /// One thing that the network says about a request.
  public enum Answer: String, Codable, Sendable, Hashable, CaseIterable {
    /// The unit's creative, as an ad.
    case fill
    /// ``SampleErrorCode/badRequest``.
    case badRequest
    /// ``SampleErrorCode/unknown``.
    case unknown
    /// ``SampleErrorCode/networkError``.
    case networkError
    /// ``SampleErrorCode/noInventory``.
    case noInventory
  }

  /// What a request names, such as ``SampleNativeAdLoader/adUnitID``.
  public var id: String
  /// What the unit is for, in a sentence for listings.
  public var summary: String
  /// The only format that the unit has.
  public var format: SampleAdFormat
  /// The only size that a banner unit has; nil for one that has every size.
  public var size: SampleBannerSize?
  /// The time from request to first answer.
  public var latencyMilliseconds: Int
  /// What the network answers, in order. None: it never answers. More than one: a fault that some networks
  /// have; the answers after the first follow ``followUpMilliseconds`` apart.
  public var answers: [Answer]
  /// The name of the creative that ``Answer/fill`` delivers.
  public var creative: String?
  /// The name of the creative that the network bids with; nil for that of ``creative``.
  public var bidCreative: String?

  /// The latency of a unit that does not say.
  public static let defaultLatencyMilliseconds = 100
  /// The time from one answer to the next of a unit that answers more than once.
  public static let followUpMilliseconds = 50
  /// A day. An answer later than that is one that never comes.
  public static let maximumLatencyMilliseconds = 86_400_000

  /// A unit of these parts, which ``SampleInventory`` checks.
  public init(
    id: String,
    summary: String,
    format: SampleAdFormat = .native,
    size: SampleBannerSize? = nil,
    latencyMilliseconds: Int = Self.defaultLatencyMilliseconds,
    answers: [Answer] = [.fill],
    creative: String? = nil,
    bidCreative: String? = nil
  ) {
    self.id = id
    self.summary = summary
    self.format = format
    self.size = size
    self.latencyMilliseconds = latencyMilliseconds
    self.answers = answers
    self.creative = creative
    self.bidCreative = bidCreative
  }

  /// What is wrong with the unit by itself.
  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    var flaws: [SampleInventoryError] = []
    func add(_ key: CodingKeys, _ problem: String) {
      flaws.append(.invalidValue(keyPath: (path + [key]).keyPath, problem: problem))
    }
    if id.isEmpty { add(.id, "the ID is empty; give the unit a name that requests can use.") }
    if !(0...Self.maximumLatencyMilliseconds ~= latencyMilliseconds) {
      add(
        .latencyMilliseconds,
        "\(latencyMilliseconds) is not from 0 to \(Self.maximumLatencyMilliseconds);"
          + " for a unit that never answers leave “answers” empty."
      )
    }
    if size != nil, format != .banner {
      add(.size, "only banners have a size; take it out, or make the unit’s format “banner”.")
    }
    flaws += size?.flaws(at: path + [CodingKeys.size]) ?? []
    if creative == nil, answers.contains(.fill) {
      add(.creative, "a unit that fills needs a creative; name one, or take “fill” out of “answers”.")
    }
    return flaws
  }

  /// What is wrong with the names of its creatives.
  func flaws(at path: [any CodingKey], creatives: Set<String>) -> [SampleInventoryError] {
    [(CodingKeys.creative, creative), (.bidCreative, bidCreative)].compactMap { key, name in
      guard let name, !creatives.contains(name) else { return nil }
      let problem = "there is no creative \(name.quoted); add it to “creatives”."
      return .invalidValue(keyPath: (path + [key]).keyPath, problem: problem)
    }
  }
}

extension SampleAdUnit: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, summary, format, size, latencyMilliseconds, answers, creative, bidCreative
  }

  /// Reads a unit; unknown keys are errors. Without `format` it is native, without `answers` it fills.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let id = members.required(String.self, .id)
    let summary = members.required(String.self, .summary)
    let format = members.optional(SampleAdFormat.self, .format)
    let size = members.optional(SampleBannerSize.self, .size)
    let latency = members.optional(Int.self, .latencyMilliseconds)
    let answers = members.optionalList(Answer.self, .answers)
    self.init(
      id: id ?? "",
      summary: summary ?? "",
      // Nothing else is wrong because of a format or answers that cannot be read.
      format: format ?? (members.hasValue(.format) ? .banner : .native),
      size: size,
      latencyMilliseconds: latency ?? Self.defaultLatencyMilliseconds,
      answers: answers?.compactMap(\.self) ?? (members.hasValue(.answers) ? [] : [.fill]),
      creative: members.optional(String.self, .creative),
      bidCreative: members.optional(String.self, .bidCreative)
    )
    for flaw in flaws(at: decoder.codingPath) { members.add(flaw) }
    try members.finish()
  }
}

extension SampleAdUnit.Answer {
  /// Reads an answer by its name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let answer = SampleAdUnit.Answer(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw SampleInventoryError.invalidValue(
        keyPath: decoder.codingPath.keyPath,
        problem: "\(name.quoted) is not an answer; use one of \(known)."
      )
    }
    self = answer
  }
}
