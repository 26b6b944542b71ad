/// What only an ad that can be shown has.
///
/// Source: VAST 4.2, `InLine`.
public struct InLine: Sendable, Hashable, Encodable {
  /// The name of the ad.
  public var adTitle: String?
  /// An identifier that stays the same in every system that the ad passes (VAST 4.1).
  public var adServingID: String?
  /// A longer text about the ad.
  public var adDescription: String?
  /// Who advertises.
  public var advertiser: Advertiser?
  /// What the ad is about.
  public var categories: [Category] = []
  /// Surveys to run with the ad; deprecated since VAST 4.1.
  public var surveys: [Survey] = []
  /// How long the ad may be kept before it is shown (VAST 4.1).
  public var expires: Duration?
}

extension InLine {
  init(_ element: Element) {
    for child in element.children { read(child) }
    if adTitle == nil { element.warn(.missing("AdTitle")) }
  }

  private mutating func read(_ child: Element) {
    switch child.name {
    case "AdTitle": child.setOnce(&adTitle, child.trimmedText)
    case "AdServingId": child.setOnce(&adServingID, child.requiredText)
    case "Description": child.setOnce(&adDescription, child.trimmedText)
    case "Advertiser": child.setOnce(&advertiser, Advertiser(child))
    case "Category": if let category = Category(child) { categories.append(category) }
    case "Survey": if let survey = Survey(child) { surveys.append(survey) }
    case "Expires": child.setOnce(&expires, Self.expires(child))
    case let name where VASTAd.commonParts.contains(name): break
    default: child.leaveOut()
    }
  }

  private static func expires(_ element: Element) -> Duration? {
    guard let text = element.requiredText else { return nil }
    guard let seconds = TimeText.digits(text[...].utf8, atMost: 10) else {
      element.warn(.droppedValue(name: "Expires", text: text))
      return nil
    }
    return .seconds(seconds)
  }
}
