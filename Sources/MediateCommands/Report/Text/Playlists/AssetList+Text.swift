import AdPlatform
import AdapterTool
import HLS

extension AssetList {
  /// The report of `mediate inspect` for people.
  var styledText: StyledText {
    var text = StyledText()
    let duration = assets.map(\.duration).reduce(.zero, +)
    text.addPart("Asset list", [counted(assets.count, "asset"), duration.clock], at: 0)
    text.addRow("skip button", skipControl?.words, at: 1)
    for (index, asset) in assets.enumerated() {
      text.addPart("Asset \(index + 1) of \(assets.count)", [asset.duration.clock], at: 0)
      text.addRow("playlist", asset.uri, at: 1)
    }
    return text
  }
}
