import AdPlatform

@testable import InteractiveMediaAds
@testable import VAST

/// How the ads of a manager under test are played.
enum ManagerProgram: String, CaseIterable, Sendable {
  case single, pod, adRules

  func run(sharesPlayer: Bool = false, playsInBackground: Bool = false) -> MachineRun {
    switch self {
    case .single:
      MachineRun(
        ads: [.make("a", skipOffset: .time(.zero))],
        sharesPlayer: sharesPlayer,
        playsInBackground: playsInBackground
      )
    case .pod:
      MachineRun(
        ads: [.make("a", skipOffset: .time(.zero)), .make("b")],
        sharesPlayer: sharesPlayer,
        playsInBackground: playsInBackground
      )
    case .adRules:
      Self.rules(sharesPlayer, playsInBackground)
    }
  }

  private static func rules(_ sharesPlayer: Bool, _ playsInBackground: Bool) -> MachineRun {
    var run = MachineRun(
      rules: [("pre", .start), ("mid", .time(.seconds(60))), ("post", .end)],
      sharesPlayer: sharesPlayer,
      playsInBackground: playsInBackground
    )
    run.responses["pre"] = ResolvedResponse([.make("a", skipOffset: .time(.zero))])
    return run
  }

  /// In the middle of its first ad.
  func playing(sharesPlayer: Bool = false, playsInBackground: Bool = false) -> MachineRun {
    var run = run(sharesPlayer: sharesPlayer, playsInBackground: playsInBackground)
    run.initialize()
    run.send(.start)
    run.media(.progressed(to: .seconds(1)))
    _ = run.take()
    return run
  }

  /// What comes after its first ad.
  var rest: [String] {
    switch self {
    case .single: ["clear", "resume content", "watch no more", "ALL_ADS_COMPLETED"]
    case .pod: ["LOADED b", "load b", "play", "STARTED b"]
    case .adRules: ["clear", "resume content"]
    }
  }
}
