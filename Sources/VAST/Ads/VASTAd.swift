/// An ad: one that can be shown, or a wrapper around another response.
///
/// Source: VAST 4.2, `Ad`.
public struct VASTAd: Sendable, Hashable, Encodable {
  /// The ad server's name for the ad.
  public var id: String?
  /// The place in the pod, from 1; `nil` for a stand-alone ad.
  public var sequence: Int?
  /// Whether code in the ad decides if anything is shown (VAST 4.0).
  public var isConditional = false
  /// What the ad is made for; `nil` if it does not say.
  public var adType: AdType?

  /// The system that served the ad.
  public var adSystem: AdSystem?
  /// What to call when the ad cannot be shown.
  public var errorURLs: [URLTemplate] = []
  /// What to call when the ad begins to show.
  public var impressions: [Impression] = []
  /// What to call when it is known whether the ad was in view.
  public var viewableImpression: ViewableImpression?
  /// The price.
  public var pricing: Pricing?
  /// Scripts that check how the ad is shown, also those that older versions keep in an extension.
  public var adVerifications: [Verification] = []
  /// What the ad server adds to the specification.
  public var extensions: [Extension] = []
  /// The creatives, in the order of the document.
  public var creatives: [Creative] = []

  /// What the ad is.
  public var content: Content

  /// What an ad is.
  public enum Content: Sendable, Hashable, Encodable {
    /// An ad that can be shown.
    case inLine(InLine)
    /// A pointer to another response.
    case wrapper(Wrapper)

    var isInLine: Bool { if case .inLine = self { true } else { false } }
  }

  /// The medium that an ad is made for.
  public enum AdType: String, Sendable, Hashable, CaseIterable, Encodable {
    /// Video.
    case video
    /// Sound only.
    case audio
    /// Sound with pictures.
    case hybrid
  }
}

extension VASTAd {
  init?(_ element: Element) {
    var body: Element?
    for child in element.children {
      switch child.name {
      case "InLine", "Wrapper": child.setOnce(&body, child)
      default: child.leaveOut()
      }
    }
    guard let body else {
      element.drop(missing: "InLine or Wrapper")
      return nil
    }
    if body.name == "Wrapper" {
      content = .wrapper(Wrapper(body))
    } else {
      content = .inLine(InLine(body))
    }
    id = element.string("id")
    sequence = element.sequenceNumber("sequence")
    isConditional = element.flag("conditionalAd") ?? false
    adType = element.known("adType")
    // InLine or Wrapper has noted their names' case already.
    for child in body.foreignChildren { readCommonPart(child) }
    noteMissingParts(body)
  }

  /// Reads what both kinds have. The rest is read by ``InLine`` and ``Wrapper``.
  private mutating func readCommonPart(_ element: Element) {
    switch element.name {
    case "AdSystem": element.setOnce(&adSystem, AdSystem(element))
    case "Error": if let url = element.url { errorURLs.append(url) }
    case "Impression": if let impression = Impression(element) { impressions.append(impression) }
    case "ViewableImpression": element.setOnce(&viewableImpression, ViewableImpression(element))
    case "Pricing": element.setOnce(&pricing, Pricing(element))
    case "AdVerifications": adVerifications += Verification.all(in: element)
    case "Extensions":
      extensions += Extension.all(in: element)
      adVerifications += Verification.all(inExtensions: element)
    case "Creatives":
      creatives += element.all("Creative") { Creative($0, isInLine: content.isInLine) }
    default: break
    }
  }

  private func noteMissingParts(_ body: Element) {
    if adSystem == nil { body.warn(.missing("AdSystem")) }
    if impressions.isEmpty { body.warn(.missing("Impression")) }
    if case .inLine = content, creatives.isEmpty { body.warn(.missing("Creative")) }
  }

  /// The elements that ``readCommonPart(_:)`` takes.
  static let commonParts: Set<String> = [
    "AdSystem", "Error", "Impression", "ViewableImpression", "Pricing", "AdVerifications", "Extensions",
    "Creatives",
  ]
}
