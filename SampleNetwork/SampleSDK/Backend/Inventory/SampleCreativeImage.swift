import AdPlatform

/// One image file of a creative.
public struct SampleCreativeImage: Sendable, Hashable {
  /// The name of a bundled image file, such as `compass-icon.png`.
  public var file: String
  /// Pixels a point.
  public var scale: Double

  /// An image of these parts.
  public init(file: String, scale: Double = 1) {
    self.file = file
    self.scale = scale
  }

  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    var flaws: [SampleInventoryError] = []
    if !SampleImageFiles.names.contains(file) {
      let keyPath = (path + [CodingKeys.file]).keyPath
      flaws.append(.unknownImage(keyPath: keyPath, file: file, known: SampleImageFiles.names))
    }
    if !(scale > 0 && scale <= 10) {
      let problem = "\(scale) is not a valid number of pixels a point; give a number above 0, at most 10."
      flaws.append(.invalidValue(keyPath: (path + [CodingKeys.scale]).keyPath, problem: problem))
    }
    return flaws
  }
}

extension SampleCreativeImage: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case file, scale
  }

  /// Reads an image; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let file = members.required(String.self, .file)
    let scale = members.optional(Double.self, .scale)
    self.init(file: file ?? "", scale: scale ?? 1)
    for flaw in flaws(at: decoder.codingPath) { members.add(flaw) }
    try members.finish()
  }
}
