package import InteractiveMediaAds
package import VAST

/// What decides what an ads manager does. ``AdsManagerMachine`` does; tests have others that decide wrongly.
package protocol AdsManagerDeciding {
  /// A manager of ad rules.
  init(_ setup: AdsManagerMachine.Setup)
  /// A manager of one response.
  init(_ setup: AdsManagerMachine.Setup, response: ResolvedResponse)
  /// Whether a break has the screen.
  var isPlayingBreak: Bool { get }
  /// Takes in what happened, and says what to do.
  mutating func handle(_ event: AdsManagerMachine.Event) -> [AdsManagerMachine.Effect]
}

extension AdsManagerMachine: AdsManagerDeciding {}
