import AdPlatform

/// Where the caption of an item of a lane has most room: behind it, before it or in it.
struct CaptionRoom: Equatable, Sendable {
  /// What an item takes of its lane, in percent of the width.
  struct Spot: Equatable, Sendable {
    var start: Double
    var end: Double
    /// The caption.
    var text: String?
  }

  /// In percent.
  var x: Double
  var anchor: Attribute.Anchor
  /// Whether narrow windows have no room for it.
  var isTight: Bool
  /// Whether it is on its bar.
  var isInside = false

  /// The place of each caption, in the order of the items; nil for an item without a caption or without room for one.
  static func rooms(of spots: [Spot]) -> [CaptionRoom?] {
    // How far captions and items reach so far.
    var reach = 0.0
    return spots.indices.map { index in
      let spot = spots[index]
      let next = index + 1 < spots.count ? spots[index + 1].start : 100
      defer { reach = max(reach, spot.end) }
      guard let text = spot.text else { return nil }
      let width = Double(min(text.count, HTML.textLimit)) * characterWidth + margin
      let inside = spot.end - spot.start
      let (behind, before) = (next - spot.end, spot.start - reach)
      let widest = max(behind, before, inside)
      // An item that is alone shows its caption in any case.
      guard width <= widest || spots.count == 1 else { return nil }
      let isTight = width * narrowness > widest && spots.count > 1
      if widest == behind {
        reach = spot.end + width
        return CaptionRoom(x: spot.end, anchor: .start, isTight: isTight)
      }
      if widest == before { return CaptionRoom(x: spot.start, anchor: .end, isTight: isTight) }
      return CaptionRoom(x: spot.start, anchor: .start, isTight: isTight, isInside: true)
    }
  }

  /// In a window of 1,280 pixels, whose lanes are 1,000 wide, in percent.
  private static let characterWidth = 0.66
  private static let margin = 1.0
  /// How much wider that is than a narrow window.
  private static let narrowness = 2.4
}
