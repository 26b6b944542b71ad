public import AdMediation

/// One sentence that every adapter keeps, with the check that tells whether this one does.
public struct ConformanceRule: Sendable, Identifiable {
  /// How much a rule binds.
  public enum Level: String, Sendable, Hashable, CaseIterable, Codable {
    /// A source says *must*, and no correct adapter in the field breaks it. See ``ConformanceRule/requirement``.
    case required
    /// A source says *should*, or nothing; correct adapters may do otherwise.
    case recommended
  }

  /// How much a rule binds, and why.
  enum Obligation {
    case required(Requirement)
    case recommended
  }

  /// What rules are about. The raw values begin their IDs.
  public enum Family: String, Sendable, Hashable, CaseIterable, Codable {
    /// Answering requests.
    case load = "LOAD"
    /// The publisher's options.
    case option = "OPTION"
    /// Assets.
    case asset = "ASSET"
    /// Impressions, clicks, screens and videos.
    case event = "EVENT"
    /// The view that shows the ad.
    case view = "VIEW"
    /// Memory.
    case life = "LIFE"
    /// Threads.
    case thread = "THREAD"
    /// The network's set-up, and versions.
    case setUp = "SETUP"
    /// Signals and bids.
    case bid = "BID"
    /// Ads that present themselves over the app.
    case screen = "SCREEN"
    /// What the user gets for an ad.
    case reward = "REWARD"
    /// Banners.
    case banner = "BANNER"
    /// How the publisher wants users treated.
    case privacy = "PRIVACY"

    /// What the rules of the family are about, in words.
    public var title: String {
      switch self {
      case .load: "Answering requests"
      case .option: "The publisher's options"
      case .asset: "Assets"
      case .event: "Impressions, clicks, screens and videos"
      case .view: "The ad's view"
      case .life: "Memory"
      case .thread: "Threads"
      case .setUp: "Set-up and versions"
      case .bid: "Signals and bids"
      case .screen: "Full-screen ads"
      case .reward: "Rewards"
      case .banner: "Banners"
      case .privacy: "Privacy"
      }
    }
  }

  /// A family, and a number in it that never changes.
  struct Number {
    let family: Family
    let value: Int

    init(_ family: Family, _ value: Int) {
      self.family = family
      self.value = value
    }

    static func load(_ value: Int) -> Number { Number(.load, value) }
    static func option(_ value: Int) -> Number { Number(.option, value) }
    static func asset(_ value: Int) -> Number { Number(.asset, value) }
    static func event(_ value: Int) -> Number { Number(.event, value) }
    static func view(_ value: Int) -> Number { Number(.view, value) }
    static func life(_ value: Int) -> Number { Number(.life, value) }
    static func thread(_ value: Int) -> Number { Number(.thread, value) }
    static func setUp(_ value: Int) -> Number { Number(.setUp, value) }
    static func bid(_ value: Int) -> Number { Number(.bid, value) }
    static func screen(_ value: Int) -> Number { Number(.screen, value) }
    static func reward(_ value: Int) -> Number { Number(.reward, value) }
    static func banner(_ value: Int) -> Number { Number(.banner, value) }
    static func privacy(_ value: Int) -> Number { Number(.privacy, value) }
  }

  /// Which adapters a rule applies to.
  public enum Applies: Sendable {
    /// All that have native ads.
    case always
    /// All, whatever formats they have.
    case allFormats
    /// Those that leave the counting of impressions to the host.
    case hostCountsImpressions
    /// Those whose network counts impressions.
    case networkCountsImpressions
    /// Those that leave the counting of clicks to the host.
    case hostCountsClicks
    /// Those whose network counts clicks.
    case networkCountsClicks
    /// Custom events only.
    case customEvents
    /// Those in today's style.
    case mediationAdapters
    /// Those in today's style that bid.
    case bidders
    /// Those in today's style that have at least one of these formats.
    case formats(Set<AdFormat>)

    /// Whether they say nothing about custom events.
    var leavesOutCustomEvents: Bool {
      switch self {
      case .mediationAdapters, .bidders, .formats: true
      default: false
      }
    }
  }

  /// The family and a number that never changes: `LOAD-1`.
  public let id: String
  /// What the rule is about.
  public let family: Family
  /// How much it binds: the same for every format and style of adapter.
  public var level: Level { requirement == nil ? .recommended : .required }
  /// The sentence with *must* that a required rule rests on. Nil for a recommended rule.
  public let requirement: Requirement?
  /// The rule.
  public let sentence: String
  /// Document and section that it comes from.
  public let source: String
  /// What the network has to be able to do for it to be checked.
  public let needs: Set<NetworkAbility>
  /// Which adapters it applies to.
  public let applies: Applies
  /// What the publisher says about its users while the rule is checked.
  let treatment: UserTreatment
  /// Whether it is checked for a mediation adapter.
  private(set) var isForMediationAdapter = false
  let check: @MainActor @Sendable (ConformanceProbe) async throws -> Void

  init(
    _ number: Number,
    _ obligation: Obligation,
    _ sentence: String,
    source: String,
    needs: Set<NetworkAbility> = [],
    applies: Applies = .always,
    treatment: UserTreatment = .unspecified,
    check: @escaping @MainActor @Sendable (ConformanceProbe) async throws -> Void
  ) {
    id = "\(number.family.rawValue)-\(number.value)"
    family = number.family
    requirement = if case .required(let requirement) = obligation { requirement } else { nil }
    self.sentence = sentence
    self.source = source
    self.needs = needs
    self.applies = applies
    self.treatment = treatment
    self.check = check
  }

  /// A rule that is checked in each of these formats that the adapter has.
  init(
    _ number: Number,
    _ obligation: Obligation,
    _ sentence: String,
    source: String,
    needs: Set<NetworkAbility> = [],
    forEach formats: Set<AdFormat>,
    check: @escaping @MainActor @Sendable (ConformanceProbe, AdFormat) async throws -> Void
  ) {
    self.init(number, obligation, sentence, source: source, needs: needs, applies: .formats(formats)) {
      probe in
      for format in probe.formats(of: formats) { try await check(probe, format) }
    }
  }

  /// The rule in the words of this adapter.
  func applied(to adapter: AdapterClass) -> ConformanceRule {
    guard case .mediationAdapter = adapter else { return self }
    var rule = self
    rule.isForMediationAdapter = true
    return rule
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
