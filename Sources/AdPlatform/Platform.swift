/// The machine as ad code sees it: its time and its network.
///
/// A network SDK reads ``current`` when its loader is made. A mediation host binds it around every call into
/// an adapter, so that what the adapter starts runs on the host's time.
public struct Platform: Sendable {
  /// Where timeouts and delays run.
  public var scheduler: any Scheduler
  /// Where URLs are fetched.
  public var httpClient: any HTTPClient

  /// A platform of these parts.
  public init(scheduler: any Scheduler, httpClient: any HTTPClient) {
    self.scheduler = scheduler
    self.httpClient = httpClient
  }

  /// A platform on this scheduler, with ``URLSessionHTTPClient`` as its network.
  public init(scheduler: any Scheduler) {
    self.init(scheduler: scheduler, httpClient: URLSessionHTTPClient(scheduler: scheduler))
  }

  /// The machine's clock and network.
  public static let system = Platform(scheduler: SystemScheduler())

  /// The platform of the current task: ``system`` unless another one is bound.
  @TaskLocal public static var current = Platform.system
}
