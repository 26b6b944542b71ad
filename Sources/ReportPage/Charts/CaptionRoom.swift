import AdPlatform

/// Where the caption of an item of a lane has room: in it, behind it or before it.
struct CaptionRoom: Equatable, Sendable {
  /// What an item takes of its lane, in percent of the width.
  struct Spot: Equatable, Sendable {
    var start: Double
    var end: Double
    /// What may be written, longest first: the first that has room is.
    var texts: [String]
  }

  /// How wide the window is: each has a layout of its own.
  enum Window: CaseIterable {
    /// 1,280 pixels or more, of which lanes take 1,000.
    case wide
    case narrow

    /// How much of a lane a character takes, in percent.
    fileprivate var characterWidth: Double { self == .wide ? 0.7 : 1.65 }
    /// The gaps on both sides, with half a mark.
    fileprivate var margin: Double { self == .wide ? 2 : 4.5 }
    /// The gaps on both sides within a bar.
    fileprivate var inset: Double { self == .wide ? 0.6 : 0.5 }
  }

  var text: String
  /// In percent.
  var x: Double
  var anchor: Attribute.Anchor
  /// Whether it is on its bar.
  var isInside = false

  /// The place of each caption, in the order of the items; nil for an item without a caption or without room for one.
  /// Where most have no room, none is written: the few would look as if they were special.
  static func rooms(of spots: [Spot], in window: Window) -> [CaptionRoom?] {
    // How far captions and items reach so far.
    var reach = 0.0
    let rooms: [CaptionRoom?] = spots.indices.map { index in
      let spot = spots[index]
      let next = index + 1 < spots.count ? spots[index + 1].start : 100
      defer { reach = max(reach, spot.end) }
      for (place, text) in spot.texts.enumerated() {
        let width = Double(min(text.count, HTML.textLimit)) * window.characterWidth
        let inside = spot.end - spot.start
        if width + window.inset <= inside {
          return CaptionRoom(text: text, x: spot.start, anchor: .start, isInside: true)
        }
        let (behind, before) = (next - spot.end, spot.start - reach)
        // An item that is alone shows its caption in any case.
        let isAlone = spots.count == 1 && place == spot.texts.count - 1
        guard width + window.margin <= max(behind, before) || isAlone else { continue }
        guard behind >= before else { return CaptionRoom(text: text, x: spot.start, anchor: .end) }
        reach = spot.end + width + window.margin
        return CaptionRoom(text: text, x: spot.end, anchor: .start)
      }
      return nil
    }
    let (wanted, written) = (spots.count { !$0.texts.isEmpty }, rooms.count { $0 != nil })
    return wanted > 2 * written ? rooms.map { _ in nil } : rooms
  }
}
