import AdPlatform
import AdapterTool
import HLS

extension InspectedDocument {
  /// The report of `mediate inspect` for people.
  var text: StyledText {
    var text = StyledText()
    switch self {
    case .ads(let document): text.addContents(of: document.part(findings: findings.words))
    case .playlist(.media(let playlist)):
      text.addContents(of: playlist.part(findings: findings.words))
      text.addSchedule(of: playlist)
    case .playlist(.multivariant(let playlist)):
      text.addContents(of: playlist.part(findings: findings.words))
    case .assetList(let list): text.addContents(of: list.part)
    }
    text.add(findings)
    return text
  }
}

extension AssetList {
  fileprivate var part: Part {
    let duration = assets.map(\.duration).reduce(.zero, +)
    var title = Part("Asset list", [counted(assets.count, "asset"), duration.clock])
    title.add(["skip button": skipControl.map(words)])
    var part = Part()
    part.add([title])
    part.add(
      assets.numbered { asset, number in
        var part = Part("Asset \(number)", [asset.duration.clock])
        part.add(["playlist": asset.uri])
        return part
      }
    )
    return part
  }
}
