import Foundation
import HLS

/// The date of time zero in the tests.
let noon = Date(timeIntervalSince1970: 1_780_000_000)

/// An event with assets of these many seconds.
func ad(
  _ id: String,
  at seconds: Double = 0,
  _ assets: [Double?] = [10],
  resume: InterstitialEvent.Resumption = .offset(.zero),
  limit: Double? = nil,
  once: Bool = false,
  cue: InterstitialEvent.Cue? = nil,
  restrict: InterstitialEvent.Restrictions = [],
  occupies: InterstitialEvent.Occupancy = .point
) -> InterstitialEvent {
  InterstitialEvent(
    id: id,
    start: .time(.seconds(seconds)),
    cue: cue,
    playsOnce: once,
    assetDurations: assets.map { $0.map { .seconds($0) } },
    resumption: resume,
    playoutLimit: limit.map { .seconds($0) },
    restrictions: restrict,
    occupancy: occupies
  )
}

func dated(
  _ id: String,
  _ seconds: Double,
  _ assets: [Double?] = [10],
  resume: InterstitialEvent.Resumption = .timeTaken
)
  -> InterstitialEvent
{
  var event = ad(id, assets, resume: resume)
  event.start = .date(noon.addingTimeInterval(seconds))
  return event
}

func offset(_ seconds: Double) -> InterstitialEvent.Resumption { .offset(.seconds(seconds)) }

/// A film of a hundred seconds.
let film = PrimaryTimeline(end: .seconds(100), dateOfZero: noon)

/// A live stream that shows the sixty seconds before a time.
func live(to edge: Double) -> PrimaryTimeline {
  PrimaryTimeline(start: .seconds(edge - 60), end: .seconds(edge), isLive: true, dateOfZero: noon)
}

/// The same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
