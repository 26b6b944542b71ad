package import AdPlatform
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
    var flaws: [SampleInventoryError] = []
    for (index, unit) in units.enumerated() { flaws += unit.flaws(at: Self.path(toUnit: index)) }
    flaws += Self.flaws(ofUnits: units, creatives: Set(creatives.keys))
    for (name, creative) in creatives.sorted(by: { $0.key < $1.key }) {
      flaws += creative.flaws(at: [CodingKeys.creatives, AnyKey(name)])
    }
    if let flaw = flaws.first { throw flaw }
    self.units = units
    self.creatives = creatives
  }

  /// Reads an inventory strictly: what is unknown, of the wrong type or out of bounds is an error.
  ///
  /// - Parameter json: a document as the page *Inventories* describes it. Images are named by the bundled files.
  /// - Throws: ``SampleInventoryError``, which names the place in the document and says what to do. If there are several, it
  ///   is the first one in the text.
  public init(json: Data) throws {
    do {
      self = try Self.read(json: json)
    } catch {
      throw error.first
    }
  }

  /// Reads an inventory; all that is wrong with it is thrown.
  package static func read(json: Data) throws(DocumentFlaws<SampleInventoryError>) -> SampleInventory {
    try read(json: json, limit: maximumBytes, flaws: SampleInventoryError.self)
  }

  /// The unit with this ID, if there is one.
  public func unit(_ id: String) -> SampleAdUnit? { units.first { $0.id == id } }

  /// What is wrong with what units say about each other and the creatives.
  ///
  /// - Parameter units: nil for those that could not be read.
  private static func flaws(ofUnits units: [SampleAdUnit?], creatives: Set<String>) -> [SampleInventoryError]
  {
    var firstPlaces: [String: Int] = [:]
    var flaws: [SampleInventoryError] = []
    for case (let index, let unit?) in units.enumerated() {
      let path = path(toUnit: index)
      flaws += unit.flaws(at: path, creatives: creatives)
      guard let first = firstPlaces[unit.id] else {
        firstPlaces[unit.id] = index
        continue
      }
      let keyPath = (path + [AnyKey("id")]).keyPath
      flaws.append(.duplicateUnit(keyPath: keyPath, id: unit.id, firstAt: "units[\(first)]"))
    }
    return flaws
  }

  private static func path(toUnit index: Int) -> [any CodingKey] { [CodingKeys.units, AnyKey(index)] }
}

extension SampleInventory: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case creatives, units
    /// What editors check the file by. Not read.
    case schema = "$schema"
  }

  /// Reads an inventory as strictly as ``init(json:)`` does.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    let units = members.requiredList(SampleAdUnit.self, .units) ?? []
    let creatives = members.optionalMembers(SampleCreative.self, .creatives) ?? [:]
    for flaw in Self.flaws(ofUnits: units, creatives: Set(creatives.keys)) { members.add(flaw) }
    try members.finish()
    self.units = units.compactMap(\.self)
    self.creatives = creatives.compactMapValues(\.self)
  }

  /// Writes the form that is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(units, forKey: .units)
    try container.encode(creatives, forKey: .creatives)
  }
}
