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

  func validate(at path: [any CodingKey]) throws {
    guard (1...Self.maximumDurationMilliseconds).contains(durationMilliseconds) else {
      throw SampleInventoryError.invalidValue(
        keyPath: (path + [CodingKeys.durationMilliseconds]).keyPath,
        problem: "\(durationMilliseconds) is not from 1 to \(Self.maximumDurationMilliseconds);"
          + " give the length of the video."
      )
    }
    guard aspectRatio > 0, aspectRatio <= 100 else {
      throw SampleInventoryError.invalidValue(
        keyPath: (path + [CodingKeys.aspectRatio]).keyPath,
        problem: "\(aspectRatio) is no width divided by height; give a number above 0, at most 100."
      )
    }
  }
}

extension SampleVideo: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case durationMilliseconds, aspectRatio
  }

  /// Reads a video; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    try self.init(
      durationMilliseconds: container.required(Int.self, .durationMilliseconds),
      aspectRatio: container.required(Double.self, .aspectRatio)
    )
  }
}
