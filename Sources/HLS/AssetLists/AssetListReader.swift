import Foundation

/// Reads asset lists.
struct AssetListReader {
  let limits: PlaylistLimits

  func list(_ data: Data) throws(AssetListError) -> AssetList {
    guard data.count <= limits.assetListBytes else { throw .tooLarge(limit: limits.assetListBytes) }
    try checkStart(data)
    guard !data.isNestedJSON(deeperThan: Self.maximumDepth) else { throw .notJSON }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .missing(Self.path(context.codingPath + [key]))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw .wrongType(Self.path(context.codingPath))
    } catch {
      throw .notJSON
    }
    guard document.assets.count <= limits.assets else { throw .tooManyAssets(limit: limits.assets) }
    var assets: [AssetList.Asset] = []
    for (index, asset) in document.assets.enumerated() { assets.append(try self.asset(asset, index)) }
    return AssetList(assets: assets, skipControl: try document.skipControl.map(skipControl))
  }

  /// The depth of the deepest list that the decoder is given. Far below the 512 at which it stops with a trap if the
  /// document ends there.
  private static let maximumDepth = 100

  /// Tells the pages of web servers from documents that are only broken.
  private func checkStart(_ data: Data) throws(AssetListError) {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    guard let start = data.first(where: { !blanks.contains($0) && ![0xEF, 0xBB, 0xBF].contains($0) }) else {
      throw .empty
    }
    if start == 0x3C { throw .html }
    if start == 0x23 { throw .playlist }
  }

  private func asset(_ asset: Document.Asset, _ index: Int) throws(AssetListError) -> AssetList.Asset {
    guard !asset.uri.isEmpty else { throw .missing("ASSETS[\(index)].URI") }
    guard let duration = Self.time(asset.duration) else {
      throw .badDuration("ASSETS[\(index)].DURATION", asset.duration)
    }
    return AssetList.Asset(uri: asset.uri, duration: duration)
  }

  private func skipControl(_ control: Document.SkipControl) throws(AssetListError) -> SkipControl {
    func time(_ seconds: Double?, _ name: String) throws(AssetListError) -> Duration? {
      guard let seconds else { return nil }
      guard let time = Self.time(seconds) else { throw .badDuration("SKIP-CONTROL.\(name)", seconds) }
      return time
    }
    return SkipControl(
      offset: try time(control.offset, "OFFSET"),
      duration: try time(control.duration, "DURATION"),
      labelID: control.labelID.flatMap { SkipControl.isLabelID($0) ? $0 : nil }
    )
  }

  /// To the microsecond: JSON's numbers are binary fractions.
  private static func time(_ seconds: Double) -> Duration? {
    guard seconds >= 0, seconds <= Double(DecimalText.maximumSeconds) else { return nil }
    return .microseconds(Int64((seconds * 1e6).rounded()))
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private struct Document: Decodable {
    var assets: [Asset]
    var skipControl: SkipControl?

    enum CodingKeys: String, CodingKey {
      case assets = "ASSETS"
      case skipControl = "SKIP-CONTROL"
    }

    struct Asset: Decodable {
      var uri: String
      var duration: Double

      enum CodingKeys: String, CodingKey {
        case uri = "URI"
        case duration = "DURATION"
      }
    }

    struct SkipControl: Decodable {
      var offset: Double?
      var duration: Double?
      var labelID: String?

      enum CodingKeys: String, CodingKey {
        case offset = "OFFSET"
        case duration = "DURATION"
        case labelID = "LABEL-ID"
      }
    }
  }
}
