import AdPlatform
import AdapterTool
import VAST

extension Creative {
  /// A creative and all that is in it.
  func part(number: String) -> Part {
    let kinds = phrase(
      when(linear != nil, "linear"),
      when(nonLinearAds != nil, "overlay"),
      when(companionAds != nil, "companions"),
      by: " and "
    )
    var part = Part(phrase("Creative \(number)", id, by: ", "))
    part.details = [kinds.nonEmpty, sequence.map { "place \($0)" }, apiFramework]
    part.add([
      "ad ID": adID,
      "universal ad ID": universalAdIDs.map { phrase($0.value, $0.idRegistry.map { "(\($0))" }) },
    ])
    linear?.add(to: &part)
    part.add(nonLinearAds?.nonLinears.map(\.part) ?? [])
    part.add(nonLinearAds?.trackingEvents ?? [])
    part.add(["required": companionAds?.required?.rawValue])
    part.add(companionAds?.companions.map(\.part) ?? [])
    part.add(creativeExtensions)
    return part
  }
}

extension Linear {
  fileprivate func add(to part: inout Part) {
    part.add(["duration": duration, "skippable after": skipOffset.map(words)])
    part.add(mediaFiles.map { Self.part("Media file", $0.details, $0.url) })
    part.add(mezzanines.map { Self.part("Mezzanine", $0.details, $0.url) })
    part.add(
      interactiveCreativeFiles.map { file in
        let variable = when(file.isDurationVariable == true, "may lengthen the ad")
        return Self.part("Interactive file", [file.type, file.apiFramework, variable], file.url)
      }
    )
    part.add(closedCaptionFiles.map { Self.part("Captions", [$0.type, $0.language], $0.url) })
    part.add([
      "parameters": adParameters?.text, "click-through": videoClicks.clickThrough.map(words),
      "click tracking": videoClicks.clickTracking.map(words),
      "custom click": videoClicks.customClicks.map(words),
    ])
    part.add(trackingEvents)
    part.add(icons.map(\.part))
  }

  private static func part(_ name: String, _ details: [String?], _ url: URLTemplate) -> Part {
    var part = Part(name, details)
    part.add(["URL": url.text])
    return part
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

extension NonLinear {
  fileprivate var part: Part {
    var part = Part("Overlay")
    part.details = [
      id, size(width, height), size(expandedWidth, expandedHeight).map { "expanded \($0)" },
      minSuggestedDuration.map { "for \($0.clock) at least" }, apiFramework,
    ]
    part.add([
      "shows": resources.map(words), "parameters": adParameters?.text, "click-through": clickThrough?.text,
      "click tracking": clickTracking.map(words),
    ])
    return part
  }
}

extension Companion {
  fileprivate var part: Part {
    var part = Part("Companion")
    part.details = [
      id, size(width, height), adSlotID.map { "slot \($0)" },
      when(renderingMode != "default", renderingMode), apiFramework,
    ]
    part.add([
      "shows": resources.map(words), "text": altText, "parameters": adParameters?.text,
      "click-through": clickThrough?.text, "click tracking": clickTracking.map(words),
    ])
    part.add(trackingEvents)
    part.add(creativeExtensions)
    return part
  }
}

extension Icon {
  fileprivate var part: Part {
    var part = Part("Icon")
    part.details = [
      program, size(width, height),
      phrase(xPosition?.words(from: "left"), yPosition?.words(from: "top")).nonEmpty,
      offset.map { "from \($0.clock)" }, duration.map { "for \($0.clock)" }, apiFramework,
    ]
    part.add([
      "shows": resources.map(words), "text": altText, "hover text": hoverText,
      "view tracking": viewTracking.map(\.text), "click-through": clickThrough?.text,
      "click tracking": clickTracking.map(words),
      "click shows": clickFallbackImages.map { $0.resource.map(words) },
    ])
    return part
  }
}

extension Icon.Position {
  fileprivate func words(from start: String) -> String {
    switch self {
    case .edge(let edge): edge.rawValue
    case .pixels(let count): "\(count) from the \(start)"
    }
  }
}
