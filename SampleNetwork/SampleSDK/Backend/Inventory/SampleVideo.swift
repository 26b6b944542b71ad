import AdPlatform

/// The video of a creative, of which there is only the length and the shape.
public struct SampleVideo: Sendable, Hashable {
  /// How long it plays.
  public var durationMilliseconds: Int
  /// Width divided by height.
  public var aspectRatio: Double

  /// A video of these parts.
  public init(durationMilliseconds: Int, aspectRatio: Double) {
    self.durationMilliseconds = durationMilliseconds
    self.aspectRatio = aspectRatio
  }

  /// An hour, which is longer than any ad.
  public static let maximumDurationMilliseconds = 3_600_000

  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    var flaws: [SampleInventoryError] = []
    func add(_ key: CodingKeys, _ problem: String) {
      flaws.append(.invalidValue(keyPath: (path + [key]).keyPath, problem: problem))
    }
    if !(1...Self.maximumDurationMilliseconds ~= durationMilliseconds) {
      add(
        .durationMilliseconds,
        "\(durationMilliseconds) is not from 1 to \(Self.maximumDurationMilliseconds);"
          + " give the length of the video."
      )
    }
    if !(aspectRatio > 0 && aspectRatio <= 100) {
      add(
        .aspectRatio,
        "\(aspectRatio) is not a valid ratio of width to height; give a number above 0, at most 100."
      )
    }
    return flaws
  }
}

extension SampleVideo: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case durationMilliseconds, aspectRatio
  }

  /// Reads a video; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let durationMilliseconds = members.required(Int.self, .durationMilliseconds)
    let aspectRatio = members.required(Double.self, .aspectRatio)
    self.init(durationMilliseconds: durationMilliseconds ?? 0, aspectRatio: aspectRatio ?? 0)
    for flaw in flaws(at: decoder.codingPath) { members.add(flaw) }
    try members.finish()
  }
}
