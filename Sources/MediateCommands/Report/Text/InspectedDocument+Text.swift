import AdPlatform
import AdapterTool
import HLS

extension InspectedDocument {
  /// The report of `mediate inspect` for people.
  var text: StyledText {
    var text = StyledText()
    text.addContents(of: part)
    if case .playlist(.media(let playlist)) = self { text.addSchedule(of: playlist) }
    text.add(findings)
    return text
  }

  /// All that is in it.
  var part: Part {
    switch self {
    case .ads(let document): document.part(findings: findings.words)
    case .playlist(.media(let playlist)): playlist.part(findings: findings.words)
    case .playlist(.multivariant(let playlist)): playlist.part(findings: findings.words)
    case .assetList(let list): list.part
    }
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
