/// What plays in the player instead of the content. In a wrapper only tracking, clicks and icons are present.
///
/// Source: VAST 4.2, `Linear`, `MediaFiles`.
public struct Linear: Sendable, Hashable, Encodable {
  /// When the viewer may skip; `nil` if never.
  public var skipOffset: TimeOffset?
  /// How long it plays.
  public var duration: Duration?
  /// Files to choose from.
  public var mediaFiles: [MediaFile] = []
  /// The originals in the highest quality, to make media files from (VAST 4.0).
  public var mezzanines: [MediaFile] = []
  /// Code that runs beside the media file (VAST 4.0).
  public var interactiveCreativeFiles: [InteractiveCreativeFile] = []
  /// Captions (VAST 4.1).
  public var closedCaptionFiles: [ClosedCaptionFile] = []
  /// Data for the creative's code.
  public var adParameters: AdParameters?
  /// What to call while it plays.
  public var trackingEvents: [Tracking] = []
  /// What happens on a click.
  public var videoClicks = VideoClicks()
  /// Icons to show over it.
  public var icons: [Icon] = []
}

extension Linear {
  /// - Parameter isInLine: whether the creative can be played. In a wrapper it has neither duration nor files.
  init(_ element: Element, isInLine: Bool) {
    skipOffset = element.timeOffset("skipoffset")
    var clicks: VideoClicks?
    for child in element.children {
      switch child.name {
      case "Duration": child.setOnce(&duration, Self.duration(child))
      case "MediaFiles":
        for file in child.children { readFile(file) }
        if isInLine { child.noteMissing("MediaFile") }
      case "AdParameters": child.setOnce(&adParameters, AdParameters(child))
      case "TrackingEvents": trackingEvents += Tracking.all(in: child)
      case "VideoClicks": child.setOnce(&clicks, VideoClicks(child))
      case "Icons": icons += child.all("Icon", Icon.init)
      default: child.leaveOut()
      }
    }
    videoClicks = clicks ?? VideoClicks()
    if isInLine { element.noteMissing("Duration", "MediaFiles") }
  }

  private mutating func readFile(_ element: Element) {
    switch element.name {
    case "MediaFile": if let file = MediaFile(element) { mediaFiles.append(file) }
    case "Mezzanine": if let file = MediaFile(element) { mezzanines.append(file) }
    case "InteractiveCreativeFile":
      if let file = InteractiveCreativeFile(element) { interactiveCreativeFiles.append(file) }
    case "ClosedCaptionFiles": for file in element.children { readFile(file) }
    case "ClosedCaptionFile": if let file = ClosedCaptionFile(element) { closedCaptionFiles.append(file) }
    default: element.leaveOut()
    }
  }

  private static func duration(_ element: Element) -> Duration? {
    let text = element.trimmedText ?? ""
    guard let time = element.time(text) else {
      element.warn(.droppedValue(name: "Duration", text: text))
      return nil
    }
    return time
  }
}
