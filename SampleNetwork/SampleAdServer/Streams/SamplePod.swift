/// The ads of one break, as they follow from the break's name and the duration asked for: the same for every viewer.
struct SamplePod: Sendable, Hashable {
  /// Where in the content a break is. The raw values are the types in the metadata.
  enum Place: String, Sendable {
    case pre, mid, post
  }

  struct Placement: Sendable, Hashable {
    var ad: SampleStreamAd
    /// From 1.
    var position: Int
  }

  let breakID: String
  let place: Place
  /// What was asked for, in milliseconds.
  let requested: Int
  /// What the pod plays, in milliseconds.
  let milliseconds: Int
  let placements: [Placement]
  /// How much of the end is slate.
  let slateMilliseconds: Int

  init(breakID: String, requested: Int, stream: SampleStream) {
    self.breakID = breakID
    self.requested = requested
    place = Self.place(breakID, stream)
    milliseconds =
      switch stream {
      case .podShorter: max(requested / 2, 1)
      case .podLonger: requested + requested / 2
      default: requested
      }
    var room = milliseconds
    var ads: [SampleStreamAd] = []
    if stream != .podEmpty {
      // Each ad once, beginning with another one for each break.
      let all = SampleStreamAd.all
      let first = Int(breakID.stableHash % UInt64(all.count))
      for ad in all[first...] + all[..<first] where ad.milliseconds <= room {
        ads.append(ad)
        room -= ad.milliseconds
      }
    }
    placements = ads.enumerated().map { Placement(ad: $0.element, position: $0.offset + 1) }
    slateMilliseconds = room
  }

  private static func place(_ breakID: String, _ stream: SampleStream) -> Place {
    if stream == .preRoll || breakID.hasPrefix("pre-roll") { return .pre }
    return breakID.hasPrefix("post-roll") ? .post : .mid
  }
}

/// An ad of the pods.
struct SampleStreamAd: Sendable, Hashable {
  var number: Int
  var title: String
  var description: String
  var advertiser: String
  var seconds: Int

  var milliseconds: Int { seconds * 1000 }

  static let all = [
    SampleStreamAd(
      number: 1,
      title: "Mountain coffee",
      description: "Coffee from the mountains, roasted this week.",
      advertiser: "Example Coffee",
      seconds: 10
    ),
    SampleStreamAd(
      number: 2,
      title: "Night train",
      description: "Asleep in one city, awake in the next.",
      advertiser: "Example Railways",
      seconds: 15
    ),
    SampleStreamAd(
      number: 3,
      title: "Rain jackets",
      description: "Dry for ten years, or your money back.",
      advertiser: "Example Outdoor",
      seconds: 20
    ),
    SampleStreamAd(
      number: 4,
      title: "Bicycle week",
      description: "Every bicycle serviced for free until Sunday.",
      advertiser: "Example Cycles",
      seconds: 10
    ),
    SampleStreamAd(
      number: 5,
      title: "City museum",
      description: "The new wing opens its doors.",
      advertiser: "Example Museum",
      seconds: 15
    ),
    SampleStreamAd(
      number: 6,
      title: "Solar roofs",
      description: "A roof that pays for itself.",
      advertiser: "Example Energy",
      seconds: 30
    ),
  ]
}
