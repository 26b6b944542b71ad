/// A break in the content.
///
/// Source: VMAP 1.0, `AdBreak`.
public struct AdBreak: Sendable, Hashable, Encodable {
  /// When the break is due.
  public var timeOffset: BreakOffset
  /// The kinds of ad that the break takes; empty if the document does not say.
  public var breakTypes: [BreakType] = []
  /// The ad server's name for the break.
  public var breakID: String?
  /// The time from one occurrence of the break to the next; `nil` if it occurs once.
  public var repeatAfter: Duration?
  /// Where the ads come from; `nil` for a break without ads.
  public var adSource: AdSource?
  /// What to call around the break.
  public var trackingEvents: [BreakTracking] = []
  /// What the ad server adds to the specification.
  public var extensions: [Extension] = []

  /// Whether the break is a bumper: a short video that opens or closes the ads at the same time.
  ///
  /// VMAP has no bumpers. Google Ad Manager marks such a break with an extension of type `bumper`.
  ///
  /// Source: VMAP 1.0, `Extensions`; Interactive Media Ads, "Sample tags" (ad rules with bumpers).
  public var isBumper: Bool { extensions.contains { $0.type?.lowercased() == "bumper" } }
}

extension AdBreak {
  /// Without a certain time there is no break: at a guessed one it would interrupt the content.
  init?(_ element: Element) {
    guard let offset = element.value("timeOffset", { BreakOffset.reading($0, in: element) }) else {
      element.drop(missing: "timeOffset")
      return nil
    }
    timeOffset = offset
    breakTypes = BreakType.all(in: element)
    breakID = element.string("breakId")
    repeatAfter = element.duration("repeatAfter")
    if repeatAfter == .zero {
      element.warn(.droppedValue(name: "repeatAfter", text: element.string("repeatAfter") ?? ""))
      repeatAfter = nil
    }
    for child in element.children {
      switch child.name {
      case "AdSource": child.setOnce(&adSource, AdSource(child))
      case "TrackingEvents": trackingEvents += BreakTracking.all(in: child)
      case "Extensions": extensions += Extension.all(in: child)
      default: child.leaveOut()
      }
    }
  }
}
