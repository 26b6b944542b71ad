import AdPlatform
public import Foundation

/// What the mock network has to offer: its ad units, and the creatives that fill them.
///
/// The network of this module has no servers. A loader looks here for what a server would answer, and when.
public struct SampleInventory: Sendable, Hashable {
  /// The ad units, in the order in which listings show them. No two have the same ID.
  public let units: [SampleAdUnit]
  /// The creatives by the names that units use.
  public let creatives: [String: SampleCreative]

  /// The most bytes that ``init(json:)`` reads: 1 MiB, some hundred times the bundled inventory.
  public static let maximumBytes = 1 << 20

  /// The inventory that loaders use: ``bundled``, unless a test or a tool bound another one around
  /// ``SampleNativeAdLoader/fetchAd(_:)``.
  @TaskLocal public static var current: SampleInventory = .bundled

  /// An inventory made in code.
  ///
  /// - Throws: ``SampleInventoryError`` when two units have one ID, or a unit or creative refers to something
  ///   that does not exist or is out of bounds.
  public init(units: [SampleAdUnit], creatives: [String: SampleCreative] = [:]) throws {
    try self.init(units: units, creatives: creatives, at: [])
  }

  /// Reads an inventory strictly: what is unknown, of the wrong type or out of bounds is an error.
  ///
  /// - Parameter json: a document like the bundled `inventory.json`. Images are named by the bundled files.
  /// - Throws: ``SampleInventoryError``, which names the place in the document and says what to do.
  public init(json: Data) throws {
    guard json.count <= Self.maximumBytes else {
      throw SampleInventoryError.tooLarge(bytes: json.count, limit: Self.maximumBytes)
    }
    do {
      let decoded = try JSONDecoder().decode(SampleInventory.self, from: json)
      // Only now is it known to be JSON, which the search relies on.
      if let repeated = JSONRepeatedKey.first(in: json) {
        throw SampleInventoryError.repeatedKey(keyPath: repeated)
      }
      self = decoded
    } catch let error as DecodingError {
      throw SampleInventoryError(error, in: json)
    }
  }

  /// The unit with this ID, if there is one.
  public func unit(_ id: String) -> SampleAdUnit? { units.first { $0.id == id } }

  init(units: [SampleAdUnit], creatives: [String: SampleCreative], at path: [any CodingKey]) throws {
    var firstPlaces: [String: Int] = [:]
    for (index, unit) in units.enumerated() {
      let place = path + [PathKey("units"), PathKey(index)]
      try unit.validate(at: place, creatives: creatives)
      if let first = firstPlaces.updateValue(index, forKey: unit.id) {
        throw SampleInventoryError.duplicateUnit(
          keyPath: (place + [PathKey("id")]).keyPath,
          id: unit.id,
          firstAt: "units[\(first)]"
        )
      }
    }
    for (name, creative) in creatives.sorted(by: { $0.key < $1.key }) {
      try creative.validate(at: path + [PathKey("creatives"), PathKey(name)])
    }
    self.units = units
    self.creatives = creatives
  }
}

extension SampleInventory: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case creatives, units
  }

  /// Reads an inventory as strictly as ``init(json:)`` does.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    try self.init(
      units: container.required([SampleAdUnit].self, .units),
      creatives: container.members(SampleCreative.self, .creatives),
      at: decoder.codingPath
    )
  }
}
