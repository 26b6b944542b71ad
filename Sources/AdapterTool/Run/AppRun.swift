import AdMediation
import AdPlatform
import AdapterConformance

/// An app with room for one ad: what it asks for, and what it does with the ad it gets.
@MainActor
protocol AdApp: AnyObject {
  /// All that happened to the request and its ad so far.
  var log: AdEventLog { get }

  /// Asks for the ad.
  ///
  /// - Parameter answered: called once, when the request has ended.
  func load(answered: @escaping (Result<ResponseInfo, any Error>) -> Void)

  /// What the app does with its ad, from the first look to releasing it.
  var steps: [AppStep] { get }

  /// The ad as the publisher got it; nil when there was none.
  var report: AdReport? { get }
}

/// Something that an app does after a while.
struct AppStep {
  var delay: @MainActor () -> Duration
  /// What has happened after it, for the network; nil for nothing that the network hears of.
  var moment: FixtureStage.Moment?
  var action: @MainActor () -> Void

  /// - Parameters:
  ///   - delay: the time since the step before.
  ///   - moment: what has happened after it.
  init(
    after delay: @autoclosure @escaping @MainActor () -> Duration,
    _ moment: FixtureStage.Moment? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.delay = delay
    self.moment = moment
    self.action = action
  }
}

/// The life of one ad in an app. Each step schedules the next one, so that in virtual time none can be late.
@MainActor
final class AppRun {
  private let app: any AdApp
  private let scheduler: any Scheduler
  /// Hears what happens in the app.
  private let follow: (FixtureStage.Moment) -> Void
  private(set) var result: Result<ResponseInfo, any Error>?

  init(
    _ app: any AdApp,
    on scheduler: any Scheduler,
    follow: @escaping (FixtureStage.Moment) -> Void = { _ in }
  ) {
    self.app = app
    self.scheduler = scheduler
    self.follow = follow
  }

  /// Loads the ad and goes through the steps of the app.
  ///
  /// - Parameter ended: called once, after the last step.
  func start(ended: @escaping () -> Void) {
    app.load { result in
      self.result = result
      let steps = (try? result.get()) == nil ? [] : self.app.steps
      self.go(through: steps[...], ended)
    }
  }

  private func go(through steps: ArraySlice<AppStep>, _ ended: @escaping () -> Void) {
    guard let step = steps.first else { return ended() }
    scheduler.schedule(after: step.delay()) {
      step.action()
      step.moment.map(self.follow)
      self.go(through: steps.dropFirst(), ended)
    }
  }
}

/// How long people take.
enum Patience {
  /// A frame or two.
  static let toRender: Duration = .milliseconds(30)
  static let toScroll: Duration = .milliseconds(500)
  /// A quick reader's time.
  static let toTap: Duration = .seconds(1)
  static let onLandingPage: Duration = .seconds(2)
  /// So that the end of a video comes first.
  static let afterVideo: Duration = .milliseconds(500)
  /// 60 seconds: a user does not look at an ad for longer.
  static let longestLook: Duration = .seconds(60)
  /// How long the user watches an ad without a reward before closing it.
  static let forFullScreenAd: Duration = .seconds(3)
  /// How long the user watches an ad with a reward at its end before closing it.
  static let forReward: Duration = .seconds(20)
}
