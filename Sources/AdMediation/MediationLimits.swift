/// What one host accepts before it says so and goes on. Each limit is far above what an honest app needs.
public enum MediationLimits {
  /// 10 seconds: how long a source may take unless its configuration says otherwise.
  public static let defaultTimeout: Duration = .seconds(10)
  /// 5 minutes: a longer timeout is a mistake in the configuration, for no viewer waits that long.
  public static let maximumTimeout: Duration = .seconds(300)
  /// 60 seconds: how long adapters that did not win are kept after the request ended, so that what they still
  /// say is recorded.
  public static let lateAnswerWindow: Duration = .seconds(60)
  /// 1 MiB of configuration: some ten thousand sources.
  public static let maximumConfigurationBytes = 1 << 20
  /// 10,000 events a log; the ones after that are counted, not kept.
  public static let maximumLoggedEvents = 10_000
  /// 64 notifications kept for one ad that was not delivered yet; networks send a handful.
  public static let maximumHeldNotifications = 64
  /// 1,000 notifications for ads that are gone and were never delivered; the newest are kept.
  public static let maximumUnclaimedNotifications = 1_000
}
