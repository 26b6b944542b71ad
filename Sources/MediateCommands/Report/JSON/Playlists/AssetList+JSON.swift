import AdapterTool
import HLS

extension AssetList {
  /// The document of `mediate inspect --json`, below `assetList`.
  var json: JSONValue {
    .object([
      "assetList": .properties([
        "assets": .array(assets.map { .object(["uri": .string($0.uri), "duration": $0.duration.json]) }),
        "skipControl": skipControl?.json,
      ])
    ])
  }
}
