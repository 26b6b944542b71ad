import AdapterTool
import VAST

extension StyledText {
  /// An ad and all that is in it.
  mutating func add(_ ad: VASTAd, number: String, at depth: Int) {
    addPart(
      "Ad \(number)" + (ad.id.map { ", \($0)" } ?? ""),
      [
        ad.content.name,
        ad.sequence.map { "place \($0) in the pod" },
        ad.adType.map { "for \($0.rawValue)" },
        ad.isConditional ? "conditional" : nil,
      ],
      at: depth
    )
    let inner = depth + 1
    if case .inLine(let inLine) = ad.content { add(inLine, at: inner) }
    addRow(
      "system",
      ad.adSystem.map { [$0.name, $0.version].compactMap { $0 }.joined(separator: " ") },
      at: inner
    )
    if case .wrapper(let wrapper) = ad.content { add(wrapper, at: inner) }
    addRow("price", ad.pricing.map(\.words), at: inner)
    addRows(
      "impression",
      ad.impressions.map { [$0.id, $0.url.text].compactMap { $0 }.joined(separator: " ") },
      at: inner
    )
    add(ad.viewableImpression, at: inner)
    addRows("error URL", ad.errorURLs.map(\.text), at: inner)
    for verification in ad.adVerifications { add(verification, at: inner) }
    add(ad.extensions, at: inner)
    for (index, creative) in ad.creatives.enumerated() {
      add(creative, number: "\(index + 1) of \(ad.creatives.count)", at: inner)
    }
  }

  private mutating func add(_ inLine: InLine, at depth: Int) {
    addRow("title", inLine.adTitle, at: depth)
    addRow("description", inLine.adDescription, at: depth)
    addRow("advertiser", inLine.advertiser?.name, at: depth)
    addRow("serving ID", inLine.adServingID, at: depth)
    addRows("category", inLine.categories.map(\.words), at: depth)
    addRow("expires after", inLine.expires?.clock, at: depth)
    addRows("survey", inLine.surveys.map(\.url.text), at: depth)
  }

  private mutating func add(_ wrapper: Wrapper, at depth: Int) {
    addRow("ad tag", wrapper.adTagURI?.text, at: depth)
    if !wrapper.followAdditionalWrappers { addRow("further wrappers", "not followed", at: depth) }
    addRow("multiple ads", wrapper.allowMultipleAds.map { $0 ? "allowed" : "not allowed" }, at: depth)
    addRow("without an ad", wrapper.fallbackOnNoAd.map { $0 ? "another ad" : "no other ad" }, at: depth)
    addRows("blocked category", wrapper.blockedCategories.map(\.words), at: depth)
  }

  private mutating func add(_ impression: ViewableImpression?, at depth: Int) {
    guard let impression else { return }
    addRows("in view", impression.viewable.map(\.text), at: depth)
    addRows("not in view", impression.notViewable.map(\.text), at: depth)
    addRows("view unknown", impression.viewUndetermined.map(\.text), at: depth)
  }

  private mutating func add(_ verification: Verification, at depth: Int) {
    addPart("Verification", [verification.vendor], at: depth)
    for script in verification.javaScriptResources {
      addRow(
        "script",
        [script.apiFramework, script.url.text].compactMap { $0 }.joined(separator: " "),
        at: depth + 1
      )
    }
    for program in verification.executableResources {
      addRow(
        "program",
        [program.apiFramework, program.type, program.reference].compactMap { $0 }.joined(separator: " "),
        at: depth + 1
      )
    }
    addRow("parameters", verification.verificationParameters, at: depth + 1)
    add(verification.viewableImpression, at: depth + 1)
    addTracking(verification.trackingEvents, at: depth + 1)
  }
}

extension VASTAd.Content {
  fileprivate var name: String {
    switch self {
    case .inLine: "InLine"
    case .wrapper: "Wrapper"
    }
  }
}

extension Pricing {
  fileprivate var words: String {
    ["\(value)", currency, model.map { $0.rawValue.uppercased() }].compactMap { $0 }.joined(separator: " ")
  }
}

extension VAST.Category {
  fileprivate var words: String {
    [code, authority.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }
}
