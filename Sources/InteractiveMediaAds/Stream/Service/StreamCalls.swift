import AdPlatform
import Foundation

/// Asks the ad server, and waits, for a stream manager.
@MainActor
final class StreamCalls {
  /// Is told what comes of it.
  var tell: ((StreamSession.Event) -> Void)?
  /// What is sent the next time that the session is registered.
  var registration: StreamRegistration

  private let platform: Platform
  private var fetch: (any Cancellable)?
  private var registering: (any Cancellable)?
  private var timers: [StreamSession.Timer: any Cancellable] = [:]

  init(_ registration: StreamRegistration, on platform: Platform) {
    self.registration = registration
    self.platform = platform
  }

  /// Registers the session again.
  func register() {
    registering?.cancel()
    registering = platform.httpClient.send(registration.httpRequest) { [weak self] result in
      guard let self else { return }
      registering = nil
      tell?(.registered(RegisteredStream.reading(result, of: registration.endpoint.kind)))
    }
  }

  /// Asks for metadata; what is asked already is given up.
  func fetchMetadata(_ url: URL) {
    fetch?.cancel()
    let request = HTTPRequest(url: url, maximumBytes: StreamMetadata.maximumBytes)
    fetch = platform.httpClient.send(request) { [weak self] result in
      self?.fetch = nil
      self?.tell?(.metadata(StreamMetadata.reading(result)))
    }
  }

  func stopFetching() {
    fetch?.cancel()
    fetch = nil
  }

  /// Reports an ad event to the ad server. The answer is ignored.
  func verify(_ url: URL) {
    var request = HTTPRequest(url: url, maximumBytes: Self.largestAnswer)
    request.isBeacon = true
    platform.httpClient.send(request) { _ in }
  }

  /// 64 KiB: the answer is ignored.
  private static let largestAnswer = 64 << 10

  /// Tells the ad server what ads are wanted from now on.
  func update(_ url: URL, _ parameters: [String: String]) {
    var request = HTTPRequest(url: url, method: "POST", maximumBytes: Self.largestAnswer)
    request.headers["Content-Type"] = StreamRegistration.formType
    request.body = StreamRegistration.form(parameters)
    platform.httpClient.send(request) { _ in }
  }

  /// Starts a timer, in place of the one of that name.
  func start(_ timer: StreamSession.Timer, _ delay: Duration) {
    timers[timer]?.cancel()
    timers[timer] = platform.scheduler.schedule(after: delay) { [weak self] in
      self?.timers[timer] = nil
      self?.tell?(.fired(timer))
    }
  }

  func stop(_ timer: StreamSession.Timer) { timers.removeValue(forKey: timer)?.cancel() }

  /// Gives up everything.
  func end() {
    stopFetching()
    registering?.cancel()
    registering = nil
    for timer in timers.values { timer.cancel() }
    timers = [:]
  }
}
