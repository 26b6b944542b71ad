/// Something under way that can be called off: a scheduled action, an HTTP request, a load.
///
/// Cancelling twice, or after the end, does nothing.
@MainActor
public protocol Cancellable: AnyObject {
  /// Calls it off. Its action or completion is not called afterwards.
  func cancel()
}
