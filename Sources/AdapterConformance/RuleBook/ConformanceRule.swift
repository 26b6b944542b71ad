/// One sentence that every adapter keeps, with the check that tells whether this one does.
public struct ConformanceRule: Sendable, Identifiable {
  /// How much a rule binds.
  public enum Level: String, Sendable, Hashable, CaseIterable, Codable {
    /// The sources say *must*: an adapter that breaks it loses money or crashes its publisher.
    case required
    /// Correct adapters may do otherwise, at a price.
    case recommended
  }

  /// What rules are about. The raw values begin their IDs.
  public enum Family: String, Sendable, Hashable, CaseIterable, Codable {
    /// How a request is answered.
    case load = "LOAD"
    /// What becomes of the publisher's wishes.
    case option = "OPTION"
    /// What becomes of the network's assets.
    case asset = "ASSET"
    /// Impressions, clicks, screens and videos.
    case event = "EVENT"
    /// The view that shows the ad.
    case view = "VIEW"
    /// Memory.
    case life = "LIFE"
    /// Threads.
    case thread = "THREAD"

    /// What the rules of the family are about, in words.
    public var title: String {
      switch self {
      case .load: "How a request is answered"
      case .option: "What becomes of the publisher's wishes"
      case .asset: "What becomes of the network's assets"
      case .event: "Impressions, clicks, screens and videos"
      case .view: "The view that shows the ad"
      case .life: "Memory"
      case .thread: "Threads"
      }
    }
  }

  /// Which adapters a rule applies to.
  public enum Applies: Sendable {
    /// All.
    case always
    /// Those that leave the counting of impressions to the host.
    case hostCountsImpressions
    /// Those whose network counts impressions.
    case networkCountsImpressions
    /// Those that leave the counting of clicks to the host.
    case hostCountsClicks
    /// Those whose network counts clicks.
    case networkCountsClicks
  }

  /// The family and a number that never changes: `LOAD-1`.
  public let id: String
  /// What the rule is about.
  public let family: Family
  /// How much it binds.
  public let level: Level
  /// The rule.
  public let sentence: String
  /// Document and section that it comes from.
  public let source: String
  /// What the network has to be able to do for it to be checked.
  public let needs: Set<NetworkAbility>
  /// Which adapters it applies to.
  public let applies: Applies
  let check: @MainActor @Sendable (ConformanceProbe) async throws -> Void

  init(
    _ family: Family,
    _ number: Int,
    _ level: Level,
    _ sentence: String,
    source: String,
    needs: Set<NetworkAbility> = [],
    applies: Applies = .always,
    check: @escaping @MainActor @Sendable (ConformanceProbe) async throws -> Void
  ) {
    id = "\(family.rawValue)-\(number)"
    self.family = family
    self.level = level
    self.sentence = sentence
    self.source = source
    self.needs = needs
    self.applies = applies
    self.check = check
  }
}

extension ConformanceRule: CustomStringConvertible, Hashable {
  /// The ID and the sentence.
  public var description: String { "\(id) (\(level.rawValue)): \(sentence)" }

  /// Rules are told apart by their IDs.
  public static func == (a: ConformanceRule, b: ConformanceRule) -> Bool { a.id == b.id }

  /// Hashes the ID.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
