import AdPlatform

/// What the viewer of a rewarded ad gets, and for how long a look at it.
public struct SampleReward: Sendable, Hashable {
  /// What it is, such as `coins`.
  public var type: String
  /// How much of it.
  public var amount: Int
  /// How long the ad has to be on the screen before the reward is earned.
  public var afterMilliseconds: Int

  /// A reward of these parts.
  public init(type: String, amount: Int, afterMilliseconds: Int) {
    self.type = type
    self.amount = amount
    self.afterMilliseconds = afterMilliseconds
  }

  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    var flaws: [SampleInventoryError] = []
    func add(_ key: CodingKeys, _ problem: String) {
      flaws.append(.invalidValue(keyPath: (path + [key]).keyPath, problem: problem))
    }
    if amount <= 0 { add(.amount, "\(amount) is not a valid reward; give a number above 0.") }
    if !(0...SampleVideo.maximumDurationMilliseconds ~= afterMilliseconds) {
      add(
        .afterMilliseconds,
        "\(afterMilliseconds) is not from 0 to \(SampleVideo.maximumDurationMilliseconds);"
          + " give the time after which the reward is earned."
      )
    }
    return flaws
  }
}

extension SampleReward: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case type, amount, afterMilliseconds
  }

  /// Reads a reward; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let type = members.required(String.self, .type)
    let amount = members.required(Int.self, .amount)
    let afterMilliseconds = members.required(Int.self, .afterMilliseconds)
    self.init(type: type ?? "", amount: amount ?? 0, afterMilliseconds: afterMilliseconds ?? 0)
    for flaw in flaws(at: decoder.codingPath) { members.add(flaw) }
    try members.finish()
  }
}
