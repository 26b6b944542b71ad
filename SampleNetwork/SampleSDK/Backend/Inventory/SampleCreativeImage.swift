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

  func validate(at path: [any CodingKey]) throws {
    guard SampleImageFiles.names.contains(file) else {
      throw SampleInventoryError.unknownImage(
        keyPath: (path + [CodingKeys.file]).keyPath,
        file: file,
        known: SampleImageFiles.names
      )
    }
    guard scale > 0, scale <= 10 else {
      throw SampleInventoryError.invalidValue(
        keyPath: (path + [CodingKeys.scale]).keyPath,
        problem: "\(scale) is no number of pixels a point; give a number above 0, at most 10."
      )
    }
  }
}

extension SampleCreativeImage: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case file, scale
  }

  /// Reads an image; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    try self.init(
      file: container.required(String.self, .file),
      scale: container.optional(Double.self, .scale) ?? 1
    )
  }
}
