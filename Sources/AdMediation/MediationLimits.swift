/// What one host accepts before it says so and goes on. Each limit is far above what an honest app needs.
public enum MediationLimits {
  /// 10 seconds: how long a source may take unless its configuration says otherwise.
  public static let defaultTimeout: Duration = .seconds(10)
  /// 5 minutes: a longer timeout is a mistake in the configuration, for no viewer waits that long.
  public static let maximumTimeout: Duration = .seconds(300)
  /// 60 seconds: how long adapters that did not win are kept after the request ended, so that what they still
  /// say is recorded.
  public static let lateAnswerWindow: Duration = .seconds(60)
  /// 10 seconds for a network's set-up.
  public static let setUpTime: Duration = .seconds(10)
  /// 5 seconds for the signals of each bidder, once it is set up.
  public static let signalTime: Duration = .seconds(5)
  /// 5 seconds for the exchange to answer with bids.
  public static let bidTime: Duration = .seconds(5)
  /// 10 seconds from asking an ad to present itself. If it has reported nothing by then, that is logged, and an ad that
  /// the publisher no longer holds is released.
  public static let presentationTime: Duration = .seconds(10)
  /// 60 seconds from the end of an ad, or of its ``presentationTime`` if its network said nothing then, until a reward
  /// for it comes too late; networks that check it take some.
  public static let lateRewardWindow: Duration = .seconds(60)
  /// 1 hour: full-screen ads that were not shown by then are out of date.
  public static let fullScreenAdLifetime: Duration = .seconds(3600)
  /// 4 hours for app open ads, which wait for the app to be opened again.
  public static let appOpenAdLifetime: Duration = .seconds(4 * 3600)
  /// 1 MiB of configuration: some ten thousand sources.
  public static let maximumConfigurationBytes = 1 << 20
  /// 10,000 events a log; the ones after that are counted, not kept.
  public static let maximumLoggedEvents = 10_000
  /// 64 notifications kept for one ad that was not delivered yet; networks send a handful.
  public static let maximumHeldAdEvents = 64
  /// 1,000 notifications for ads that are gone and were never delivered; the newest are kept.
  public static let maximumUnclaimedAdEvents = 1_000
}
