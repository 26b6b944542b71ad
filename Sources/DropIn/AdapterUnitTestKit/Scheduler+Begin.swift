import AdPlatform

extension Scheduler {
  /// Calls an adapter so that what it starts runs on this scheduler.
  nonisolated func begin<Result>(_ call: () -> Result) -> Result {
    var platform = Platform.current
    platform.scheduler = self
    return Platform.$current.withValue(platform, operation: call)
  }
}
