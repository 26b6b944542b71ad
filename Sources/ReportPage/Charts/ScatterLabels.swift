/// Places texts beside the points of a scatter chart, where they cover neither each other nor a point that matters.
struct ScatterLabels {
  struct Spot {
    /// In percent from the left, and from the top.
    var x: Double
    var y: Double
    var isStrong: Bool
    var tone: Tone
    var text: String?
  }

  struct Placed: Equatable {
    var text: String
    var tone: Tone
    var x: Double
    var y: Double
    /// In points from the spot.
    var dx: Double
    var dy: Double
    var anchor: Attribute.Anchor
  }

  private(set) var placed: [Placed] = []

  // In points: the chart in the narrowest window, a character, and a line.
  private static let (width, height) = (270.0, 270.0)
  private static let (characterWidth, lineHeight) = (7.0, 14.0)

  /// The first ones are placed first. A text that has no room is left out.
  init(_ spots: [Spot]) {
    var taken = spots.filter(\.isStrong).map { spot in
      Box(centre: (spot.x / 100 * Self.width, spot.y / 100 * Self.height), width: 10, height: 10)
    }
    for spot in spots {
      guard let text = spot.text else { continue }
      let size = (width: Double(text.count) * Self.characterWidth, height: Self.lineHeight)
      let (x, y) = (spot.x / 100 * Self.width, spot.y / 100 * Self.height)
      let sides: [(Double, Double, Attribute.Anchor, (Double, Double))] = [
        (9, 4, .start, (x + 9 + size.width / 2, y)), (-9, 4, .end, (x - 9 - size.width / 2, y)),
        (0, -9, .middle, (x, y - 14)), (0, 18, .middle, (x, y + 14)),
      ]
      for (dx, dy, anchor, centre) in sides {
        let box = Box(centre: centre, width: size.width, height: size.height)
        guard box.isInside(width: Self.width, height: Self.height), !taken.contains(where: box.touches) else {
          continue
        }
        taken.append(box)
        placed.append(
          Placed(text: text, tone: spot.tone, x: spot.x, y: spot.y, dx: dx, dy: dy, anchor: anchor)
        )
        break
      }
    }
  }

  private struct Box {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    init(centre: (x: Double, y: Double), width: Double, height: Double) {
      (left, right) = (centre.x - width / 2, centre.x + width / 2)
      (top, bottom) = (centre.y - height / 2, centre.y + height / 2)
    }

    func touches(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// The axis is in the way below, and the page ends at the sides.
    func isInside(width: Double, height: Double) -> Bool {
      left >= 0 && right <= width && top >= -20 && bottom <= height + 5
    }
  }
}
