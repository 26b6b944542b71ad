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

  func validate(at path: [any CodingKey]) throws {
    func fail(_ key: CodingKeys, _ problem: String) -> SampleInventoryError {
      .invalidValue(keyPath: (path + [key]).keyPath, problem: problem)
    }
    guard amount > 0 else { throw fail(.amount, "\(amount) is no reward; give a number above 0.") }
    guard (0...SampleVideo.maximumDurationMilliseconds).contains(afterMilliseconds) else {
      throw fail(
        .afterMilliseconds,
        "\(afterMilliseconds) is not from 0 to \(SampleVideo.maximumDurationMilliseconds);"
          + " give the time after which the reward is earned."
      )
    }
  }
}

extension SampleReward: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case type, amount, afterMilliseconds
  }

  /// Reads a reward; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    try self.init(
      type: container.required(String.self, .type),
      amount: container.required(Int.self, .amount),
      afterMilliseconds: container.required(Int.self, .afterMilliseconds)
    )
  }
}
