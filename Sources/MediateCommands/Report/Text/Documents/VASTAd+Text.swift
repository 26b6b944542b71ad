import AdPlatform
import AdapterTool
import VAST

extension VASTAd {
  /// An ad and all that is in it.
  func part(number: String) -> Part {
    var part = Part(phrase("Ad \(number)", id, by: ", "))
    part.details = [
      content.name, sequence.map { "place \($0) in the pod" }, adType.map { "for \($0.rawValue)" },
      when(isConditional, "conditional"),
    ]
    if case .inLine(let inLine) = content { part.add(inLine.rows) }
    part.add(["system": adSystem.map { phrase($0.name, $0.version) }])
    if case .wrapper(let wrapper) = content { part.add(wrapper.rows) }
    part.add([
      "price": pricing.map { phrase("\($0.value)", $0.currency, $0.model?.rawValue.uppercased()) },
      "impression": impressions.map { phrase($0.id, $0.url.text) },
    ])
    part.add(viewableImpression)
    part.add(["error URL": errorURLs.map(\.text)])
    part.add(adVerifications.map(\.part))
    part.add(extensions)
    part.add(creatives.numbered { $0.part(number: $1) })
    return part
  }
}

extension VASTAd.Content {
  fileprivate var name: String { if case .inLine = self { "InLine" } else { "Wrapper" } }
}

extension InLine {
  fileprivate var rows: KeyValuePairs<String, any InWords> {
    [
      "title": adTitle, "description": adDescription, "advertiser": advertiser?.name,
      "serving ID": adServingID, "category": categories.map(\.words), "expires after": expires,
      "survey": surveys.map(\.url.text),
    ]
  }
}

extension Wrapper {
  fileprivate var rows: KeyValuePairs<String, any InWords> {
    [
      "ad tag": adTagURI?.text, "further wrappers": when(!followAdditionalWrappers, "not followed"),
      "multiple ads": allowMultipleAds.map { $0 ? "allowed" : "not allowed" },
      "without an ad": fallbackOnNoAd.map { $0 ? "another ad" : "no other ad" },
      "blocked category": blockedCategories.map(\.words),
    ]
  }
}

extension VAST.Category {
  fileprivate var words: String { phrase(code, authority.map { "(\($0))" }) }
}

extension Verification {
  fileprivate var part: Part {
    var part = Part("Verification", [vendor])
    for script in javaScriptResources { part.add(["script": phrase(script.apiFramework, script.url.text)]) }
    for program in executableResources {
      part.add(["program": phrase(program.apiFramework, program.type, program.reference)])
    }
    part.add(["parameters": verificationParameters])
    part.add(viewableImpression)
    part.add(trackingEvents)
    return part
  }
}

extension Part {
  fileprivate mutating func add(_ impression: ViewableImpression?) {
    add([
      "in view": impression?.viewable.map(\.text), "not in view": impression?.notViewable.map(\.text),
      "view unknown": impression?.viewUndetermined.map(\.text),
    ])
  }

  /// Extensions, by their types: their contents are not read here.
  mutating func add(_ extensions: [Extension]) { add(["extension": extensions.map { $0.type ?? "no type" }]) }

  /// Tracking URLs of a creative.
  mutating func add(_ tracking: [Tracking]) {
    add(tracking: tracking.map { (phrase($0.event.rawValue, $0.offset.map(words)), $0.url.text) })
  }

  /// Tracking URLs by event, in the order in which the events come first, with their numbers.
  mutating func add(tracking: [(event: String, url: String)]) {
    guard !tracking.isEmpty else { return }
    var part = Part("Tracking", [counted(tracking.count, "URL")])
    let groups = Dictionary(grouping: tracking, by: \.event)
    var listed: Set<String> = []
    for (event, _) in tracking where listed.insert(event).inserted {
      let urls = groups[event, default: []].map(\.url)
      part.add([urls.count == 1 ? event : "\(event) ×\(urls.count)": urls])
    }
    add([part])
  }
}
