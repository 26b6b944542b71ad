import Testing
import WaterfallStudy

@testable import AdMediation

/// The session by itself: events in, effects out, no adapters and no views.
@Suite struct AdSessionTests {
  typealias Event = AdSession.Event
  typealias Effect = AdSession.Effect

  private struct Step: Sendable {
    var event: Event
    var effects: [Effect]

    init(_ event: Event, _ effects: Effect...) {
      self.event = event
      self.effects = effects
    }
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = AdSession.Kind.native
    var networkCountsImpressions = false
    var networkCountsClicks = false
    var steps: [Step]
  }

  private static func noted(_ adEvent: MediationAdEvent, _ anomaly: AdAnomaly) -> Effect {
    .tellPublisher(adEvent, noting: anomaly)
  }

  private static func suppressed(_ adEvent: MediationAdEvent, _ anomaly: AdAnomaly) -> Effect {
    .suppress(name: adEvent.name, anomaly)
  }

  private static let hostCounts: [Row] = [
    Row(
      testDescription: "the host counts one impression, the first time the view is visible",
      steps: [
        Step(.becameVisible, .ignored),
        Step(.rendered),
        Step(.becameVisible, .tellNetworkImpression, .tellPublisher(.didRecordImpression)),
        Step(.becameVisible, .ignored),
        Step(.untracked),
        Step(.rendered),
        Step(.becameVisible, .ignored),
      ]
    ),
    Row(
      testDescription: "an untracked view that becomes visible counts nothing",
      steps: [Step(.rendered), Step(.untracked), Step(.becameVisible, .ignored)]
    ),
    Row(
      testDescription: "the network's word for an impression that the host counts is suppressed",
      steps: [
        Step(.rendered),
        Step(
          .reported(.didRecordImpression),
          suppressed(.didRecordImpression, .hostCountsImpressions)
        ),
        Step(.becameVisible, .tellNetworkImpression, .tellPublisher(.didRecordImpression)),
        Step(
          .reported(.didRecordImpression),
          suppressed(.didRecordImpression, .hostCountsImpressions)
        ),
      ]
    ),
    Row(
      testDescription: "each tap is a click, told to the network and then to the publisher",
      steps: [
        Step(.rendered),
        Step(
          .tapped(.headlineAsset),
          .tellNetworkClick(.headlineAsset),
          .tellPublisher(.didRecordClick)
        ),
        Step(.tapped(.iconAsset), .tellNetworkClick(.iconAsset), .tellPublisher(.didRecordClick)),
      ]
    ),
    Row(
      testDescription: "one echo a click is the same click; one more has no click",
      steps: [
        Step(.rendered),
        Step(.reported(.didRecordClick), suppressed(.didRecordClick, .hostCountsClicks)),
        Step(.tapped(.bodyAsset), .tellNetworkClick(.bodyAsset), .tellPublisher(.didRecordClick)),
        Step(.reported(.didRecordClick), suppressed(.didRecordClick, .echoOfHostClick)),
        Step(.reported(.didRecordClick), suppressed(.didRecordClick, .hostCountsClicks)),
      ]
    ),
    Row(
      testDescription: "a tap on an ad that is not rendered is suppressed",
      steps: [
        Step(.tapped(.bodyAsset), .suppress(name: "tapped", .tapWhileNotRendered)),
        Step(.rendered),
        Step(.untracked),
        Step(.tapped(.bodyAsset), .suppress(name: "tapped", .tapWhileNotRendered)),
      ]
    ),
  ]

  private static let networkCounts: [Row] = [
    Row(
      testDescription: "the network counts one impression",
      networkCountsImpressions: true,
      steps: [
        Step(.rendered),
        Step(.becameVisible, .ignored),
        Step(.reported(.didRecordImpression), .tellPublisher(.didRecordImpression)),
        Step(
          .reported(.didRecordImpression),
          suppressed(.didRecordImpression, .duplicateImpression)
        ),
      ]
    ),
    Row(
      testDescription: "the network's impression before rendering counts, and is noted",
      networkCountsImpressions: true,
      steps: [
        Step(
          .reported(.didRecordImpression),
          .tellPublisher(.didRecordImpression, noting: .beforeRendering)
        )
      ]
    ),
    Row(
      testDescription: "the network's counts are forwarded while the ad is not rendered, and noted",
      networkCountsImpressions: true,
      networkCountsClicks: true,
      steps: [
        Step(.rendered),
        Step(.untracked),
        Step(.reported(.didRecordImpression), noted(.didRecordImpression, .afterUntracking)),
        Step(.reported(.didRecordClick), noted(.didRecordClick, .afterUntracking)),
        Step(.rendered),
        Step(.reported(.didRecordImpression), suppressed(.didRecordImpression, .duplicateImpression)),
        Step(.reported(.didRecordClick), .tellPublisher(.didRecordClick)),
      ]
    ),
    Row(
      testDescription: "the network counts clicks, and taps are left to it",
      networkCountsClicks: true,
      steps: [
        Step(.rendered),
        Step(.tapped(.bodyAsset), .leaveTapToNetwork(.bodyAsset)),
        Step(.reported(.didRecordClick), .tellPublisher(.didRecordClick)),
        Step(.reported(.didRecordClick), .tellPublisher(.didRecordClick)),
      ]
    ),
  ]

  private static let screens: [Row] = [
    Row(
      testDescription: "screens in order, more than once",
      steps: [
        Step(.rendered),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
        Step(.reported(.willDismissScreen), .tellPublisher(.willDismissScreen)),
        Step(.reported(.didDismissScreen), .tellPublisher(.didDismissScreen)),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
      ]
    ),
    Row(
      testDescription: "screens out of order are forwarded and noted",
      steps: [
        Step(.rendered),
        Step(.reported(.willDismissScreen), noted(.willDismissScreen, .noScreenOpen)),
        Step(.reported(.didDismissScreen), .tellPublisher(.didDismissScreen)),
        Step(.reported(.didDismissScreen), noted(.didDismissScreen, .noScreenOpen)),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
        Step(.reported(.willPresentScreen), noted(.willPresentScreen, .screenAlreadyOpen)),
        Step(.reported(.willDismissScreen), .tellPublisher(.willDismissScreen)),
        Step(.reported(.willDismissScreen), noted(.willDismissScreen, .screenAlreadyOpen)),
        Step(.reported(.willPresentScreen), noted(.willPresentScreen, .screenAlreadyOpen)),
        Step(.reported(.didDismissScreen), noted(.didDismissScreen, .missingWillDismiss)),
      ]
    ),
    Row(
      testDescription: "a missing willDismiss is noted and not invented",
      steps: [
        Step(.rendered),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
        Step(.reported(.didDismissScreen), noted(.didDismissScreen, .missingWillDismiss)),
      ]
    ),
    Row(
      testDescription: "a screen may close after untracking",
      steps: [
        Step(.rendered),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
        Step(.untracked),
        Step(.reported(.willDismissScreen), .tellPublisher(.willDismissScreen)),
        Step(.reported(.didDismissScreen), .tellPublisher(.didDismissScreen)),
      ]
    ),
    Row(
      testDescription: "leaving the application is passed on each time",
      steps: [
        Step(.reported(.willLeaveApplication), .tellPublisher(.willLeaveApplication)),
        Step(.reported(.willLeaveApplication), .tellPublisher(.willLeaveApplication)),
      ]
    ),
  ]

  private static let videosAndRelease: [Row] = [
    Row(
      testDescription: "a video plays, pauses, goes on, ends and plays again",
      steps: [
        Step(.reported(.didPlayVideo), .tellPublisher(.didPlayVideo)),
        Step(.reported(.didPauseVideo), .tellPublisher(.didPauseVideo)),
        Step(.reported(.didPlayVideo), .tellPublisher(.didPlayVideo)),
        Step(.reported(.didEndVideoPlayback), .tellPublisher(.didEndVideoPlayback)),
        Step(.reported(.didPlayVideo), .tellPublisher(.didPlayVideo)),
        Step(.reported(.didPauseVideo), .tellPublisher(.didPauseVideo)),
        Step(.reported(.didEndVideoPlayback), .tellPublisher(.didEndVideoPlayback)),
      ]
    ),
    Row(
      testDescription: "video events out of order are forwarded and noted",
      steps: [
        Step(.reported(.didPauseVideo), noted(.didPauseVideo, .videoOutOfOrder)),
        Step(.reported(.didEndVideoPlayback), .tellPublisher(.didEndVideoPlayback)),
        Step(.reported(.didEndVideoPlayback), noted(.didEndVideoPlayback, .videoOutOfOrder)),
        Step(.reported(.didPlayVideo), .tellPublisher(.didPlayVideo)),
        Step(.reported(.didPlayVideo), noted(.didPlayVideo, .videoOutOfOrder)),
        Step(.reported(.didPauseVideo), .tellPublisher(.didPauseVideo)),
        Step(.reported(.didPauseVideo), noted(.didPauseVideo, .videoOutOfOrder)),
      ]
    ),
    Row(
      testDescription: "after release everything is suppressed",
      networkCountsImpressions: true,
      networkCountsClicks: true,
      steps: [Step(.rendered), Step(.released)]
        + everyNotification.map { Step(.reported($0), suppressed($0, .afterRelease)) }
    ),
    Row(
      testDescription: "who renders or untracks a released ad does not bring it back",
      networkCountsImpressions: false,
      networkCountsClicks: false,
      steps: [
        Step(.rendered), Step(.released), Step(.rendered, .suppress(name: "rendered", .afterRelease)),
        Step(.becameVisible, .ignored), Step(.released, .ignored),
        Step(.untracked, .ignored), Step(.reported(.didPlayVideo), suppressed(.didPlayVideo, .afterRelease)),
        Step(.tapped(.headlineAsset), .suppress(name: "tapped", .tapWhileNotRendered)),
      ]
    ),
  ]

  private static let presentations: [Row] = [
    Row(
      testDescription: "a network that reports nothing of a presentation in its time is silent",
      kind: .fullScreen,
      steps: [
        Step(.rendered),
        Step(.presentationTimeEnded, .suppress(name: "present", .silentPresentation)),
      ]
    ),
    Row(
      testDescription: "a presentation of which something was reported is not silent",
      kind: .fullScreen,
      steps: [
        Step(.reported(.didRecordClick), noted(.didRecordClick, .beforePresenting)),
        Step(.rendered),
        Step(.reported(.willPresentScreen), .tellPublisher(.willPresentScreen)),
        Step(.presentationTimeEnded, .ignored),
      ]
    ),
    Row(
      testDescription: "an ad that has failed to be presented stays failed",
      kind: .fullScreen,
      steps: [
        Step(.rendered), Step(.reported(failure), .tellPublisher(failure)),
        Step(.rendered, .ignored), Step(.presentationTimeEnded, .ignored),
        Step(.reported(.willPresentScreen), noted(.willPresentScreen, .alreadyPresented)),
        Step(.reported(failure), noted(failure, .alreadyPresented)),
        Step(.released), Step(.presentationTimeEnded, .ignored),
      ]
    ),
    Row(
      testDescription: "the network counts a banner, whatever its adapter says",
      kind: .banner,
      steps: [
        Step(.rendered), Step(.becameVisible, .ignored),
        Step(.reported(.didRecordImpression), .tellPublisher(.didRecordImpression)),
        Step(.reported(.didRecordClick), .tellPublisher(.didRecordClick)),
      ]
    ),
  ]

  private static let failure = MediationAdEvent.didFailToPresent(AdapterFailure(RequestError.cancelled))

  private static let everyNotification: [MediationAdEvent] = [
    .didRecordImpression, .didRecordClick, .willPresentScreen, .willDismissScreen, .didDismissScreen,
    .didFailToPresent(AdapterFailure(RequestError.cancelled)), .willLeaveApplication, .didPlayVideo,
    .didPauseVideo, .didEndVideoPlayback, .didMuteVideo, .didUnmuteVideo, .didRewardUser(nil),
  ]

  @Test(
    "each event has its effects",
    arguments: hostCounts + networkCounts + screens + videosAndRelease + presentations
  )
  private func table(_ row: Row) {
    var session = AdSession(
      kind: row.kind,
      networkCountsImpressions: row.networkCountsImpressions,
      networkCountsClicks: row.networkCountsClicks
    )
    for (index, step) in row.steps.enumerated() {
      #expect(Array(session.handle(step.event)) == step.effects, "step \(index): \(step.event)")
    }
  }

  @Test("an ad that presents itself does not wait for its view")
  func visibilityOfFullScreenAd() {
    var session = AdSession(kind: .fullScreen, networkCountsImpressions: false, networkCountsClicks: false)
    #expect(!session.awaitsVisibility)
    _ = session.handle(.rendered)
    #expect(!session.awaitsVisibility)
  }
}
