import AdapterTool
import VAST

extension StyledText {
  /// A creative and all that is in it.
  mutating func add(_ creative: Creative, number: String, at depth: Int) {
    addPart(
      "Creative \(number)" + (creative.id.map { ", \($0)" } ?? ""),
      [creative.kinds, creative.sequence.map { "place \($0)" }, creative.apiFramework],
      at: depth
    )
    let inner = depth + 1
    addRow("ad ID", creative.adID, at: inner)
    addRows(
      "universal ad ID",
      creative.universalAdIDs.map {
        [$0.value, $0.idRegistry.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
      },
      at: inner
    )
    if let linear = creative.linear { add(linear, at: inner) }
    if let overlays = creative.nonLinearAds {
      for overlay in overlays.nonLinears { add(overlay, at: inner) }
      addTracking(overlays.trackingEvents, at: inner)
    }
    if let companions = creative.companionAds {
      addRow("required", companions.required?.rawValue, at: inner)
      for companion in companions.companions { add(companion, at: inner) }
    }
    add(creative.creativeExtensions, at: inner)
  }

  private mutating func add(_ linear: Linear, at depth: Int) {
    addRow("duration", linear.duration?.clock, at: depth)
    addRow("skippable after", linear.skipOffset?.words, at: depth)
    for file in linear.mediaFiles { addFile("Media file", file.details, file.url, at: depth) }
    for file in linear.mezzanines { addFile("Mezzanine", file.details, file.url, at: depth) }
    for file in linear.interactiveCreativeFiles {
      let variable = file.isDurationVariable == true ? "may lengthen the ad" : nil
      addFile("Interactive file", [file.type, file.apiFramework, variable], file.url, at: depth)
    }
    for file in linear.closedCaptionFiles {
      addFile("Captions", [file.type, file.language], file.url, at: depth)
    }
    addRow("parameters", linear.adParameters?.text, at: depth)
    addRow("click-through", linear.videoClicks.clickThrough?.words, at: depth)
    addRows("click tracking", linear.videoClicks.clickTracking.map(\.words), at: depth)
    addRows("custom click", linear.videoClicks.customClicks.map(\.words), at: depth)
    addTracking(linear.trackingEvents, at: depth)
    for icon in linear.icons { add(icon, at: depth) }
  }

  private mutating func addFile(_ name: String, _ details: [String?], _ url: URLTemplate, at depth: Int) {
    addPart(name, details, at: depth)
    addRow("URL", url.text, at: depth + 1)
  }

  private mutating func add(_ overlay: NonLinear, at depth: Int) {
    addPart(
      "Overlay",
      [
        overlay.id, size(overlay.width, overlay.height),
        size(overlay.expandedWidth, overlay.expandedHeight).map { "expanded \($0)" },
        overlay.minSuggestedDuration.map { "for \($0.clock) at least" }, overlay.apiFramework,
      ],
      at: depth
    )
    addRows("shows", overlay.resources.map(\.words), at: depth + 1)
    addRow("parameters", overlay.adParameters?.text, at: depth + 1)
    addRow("click-through", overlay.clickThrough?.text, at: depth + 1)
    addRows("click tracking", overlay.clickTracking.map(\.words), at: depth + 1)
  }

  private mutating func add(_ companion: Companion, at depth: Int) {
    addPart(
      "Companion",
      [
        companion.id, size(companion.width, companion.height),
        companion.adSlotID.map { "slot \($0)" },
        companion.renderingMode == "default" ? nil : companion.renderingMode,
        companion.apiFramework,
      ],
      at: depth
    )
    addRows("shows", companion.resources.map(\.words), at: depth + 1)
    addRow("text", companion.altText, at: depth + 1)
    addRow("parameters", companion.adParameters?.text, at: depth + 1)
    addRow("click-through", companion.clickThrough?.text, at: depth + 1)
    addRows("click tracking", companion.clickTracking.map(\.words), at: depth + 1)
    addTracking(companion.trackingEvents, at: depth + 1)
    add(companion.creativeExtensions, at: depth + 1)
  }

  private mutating func add(_ icon: Icon, at depth: Int) {
    addPart(
      "Icon",
      [
        icon.program, size(icon.width, icon.height), icon.place,
        icon.offset.map { "from \($0.clock)" }, icon.duration.map { "for \($0.clock)" },
        icon.apiFramework,
      ],
      at: depth
    )
    addRows("shows", icon.resources.map(\.words), at: depth + 1)
    addRow("text", icon.altText, at: depth + 1)
    addRow("hover text", icon.hoverText, at: depth + 1)
    addRows("view tracking", icon.viewTracking.map(\.text), at: depth + 1)
    addRow("click-through", icon.clickThrough?.text, at: depth + 1)
    addRows("click tracking", icon.clickTracking.map(\.words), at: depth + 1)
    addRows("click shows", icon.clickFallbackImages.compactMap { $0.resource?.words }, at: depth + 1)
  }
}

extension Creative {
  fileprivate var kinds: String? {
    let kinds = [
      linear == nil ? nil : "linear", nonLinearAds == nil ? nil : "overlay",
      companionAds == nil ? nil : "companions",
    ].compactMap { $0 }
    return kinds.isEmpty ? nil : kinds.joined(separator: " and ")
  }
}

extension MediaFile {
  fileprivate var details: [String?] {
    let range = minBitrate.flatMap { low in maxBitrate.map { "\(low) to \($0) kbit/s" } }
    return [
      type, size(width, height), bitrate.map { "\($0) kbit/s" } ?? range, delivery?.rawValue, codec,
      apiFramework, fileSize.map { "\($0) bytes" },
    ]
  }
}

extension Mezzanine {
  fileprivate var details: [String?] {
    [type, size(width, height), delivery?.rawValue, codec, fileSize.map { "\($0) bytes" }]
  }
}

extension Icon {
  fileprivate var place: String? {
    let horizontal: String? =
      switch xPosition {
      case nil: nil
      case .left: "left"
      case .right: "right"
      case .pixels(let count): "\(count) from the left"
      }
    let vertical: String? =
      switch yPosition {
      case nil: nil
      case .top: "top"
      case .bottom: "bottom"
      case .pixels(let count): "\(count) from the top"
      }
    let parts = [horizontal, vertical].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
