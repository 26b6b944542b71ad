import AdPlatform
public import Foundation
import VAST

/// Requests ads and streams, and makes a manager of what comes.
///
/// Time and network are those of `Platform.current` at its creation. Keep it for as long as its ads play:
/// ``contentComplete()`` reaches them through it.
///
/// Source: Ad rules, "Ad rules"; Picture in picture, "Changing the settings".
@preconcurrency
@MainActor
open class AdsLoader: NSObject {
  /// A copy of the settings that it was made with.
  public var settings: Settings { Self.copy(storedSettings) }
  private let storedSettings: Settings
  /// Is told what becomes of the requests.
  open weak var delegate: (any AdsLoaderDelegate)?

  private let platform: Platform
  private var managers: [WeakManager] = []

  private struct WeakManager {
    weak var manager: AdsManager?
  }

  /// The version of this package's interface.
  open class func sdkVersion() -> String { "1.0.0" }

  /// - Parameter settings: copied; nil for those of ``Settings/init()``.
  public init(settings: Settings?) {
    storedSettings = settings.map(Self.copy) ?? Settings()
    platform = .current
    super.init()
  }

  /// A loader with the settings of ``Settings/init()``.
  public convenience override init() { self.init(settings: nil) }

  /// Requests ads. Its delegate hears of them, or of an error, once.
  open func requestAds(with request: AdsRequest) {
    let loading = Loading(request, limits: limits(of: request), on: platform)
    if let response = request.adsResponse {
      platform.scheduler.schedule(after: .zero) { [self] in received(Self.document(in: response), loading) }
    } else if let tag = request.adTagUrl.flatMap(URLTemplate.init) {
      loading.tag = tag
      loading.resolver.fetch(tag) { [self] result in received(result, loading) }
    } else {
      let tag = request.adTagUrl.map { "“\($0.printable())”" } ?? "nothing"
      platform.scheduler.schedule(after: .zero) { [self] in
        fail(
          .FAILED_TO_REQUEST_ADS,
          "The ad tag is \(tag), and ads can be requested from an absolute http or https URL only.",
          request.userContext
        )
      }
    }
  }

  /// Requests a stream. The delegate gets its stream manager, or an error, once for each request.
  ///
  /// Source: Client-side HLS interstitials for live streams, "Make a stream request"; SDK reference, `IMAAdsLoader.h`.
  open func requestStream(with request: StreamRequest) {
    do throws(StreamError) {
      guard request.videoDisplay is AVPlayerVideoDisplay else {
        throw .arguments(
          "The video display of the stream request is not an AVPlayerVideoDisplay, so nothing tells which ads play in it: "
            + "make the request with an AVPlayerVideoDisplay of the content's player."
        )
      }
      let registration = try StreamRegistration(request, service: streamService)
      platform.httpClient.send(registration.httpRequest) { [self] result in
        registered(RegisteredStream.reading(result, of: registration.endpoint.kind), registration, request)
      }
    } catch {
      platform.scheduler.schedule(after: .zero) { [self] in
        fail(error.code, error.message, request.userContext)
      }
    }
  }

  /// Scheme, host and port of the service that registers streams.
  package var streamService = StreamRegistration.publicService

  private func registered(
    _ result: Result<RegisteredStream, StreamError>,
    _ registration: StreamRegistration,
    _ request: StreamRequest
  ) {
    switch result {
    case .failure(let error): fail(error.code, error.message, request.userContext)
    case .success(let stream):
      let manager = StreamManager(stream, registration, request, on: platform)
      delegate?.adsLoader(
        self,
        adsLoadedWith: AdsLoadedData(streamManager: manager, userContext: request.userContext)
      )
    }
  }

  /// Says that the content is over, or that the viewer has left it: post-rolls play now, and breaks that have not
  /// played are given up.
  ///
  /// Source: Ad rules, "Ad rules" (note).
  open func contentComplete() {
    managers.removeAll { $0.manager == nil }
    for entry in managers { entry.manager?.contentComplete() }
  }

  private static func copy(_ settings: Settings) -> Settings { settings.copy() as? Settings ?? settings }

  private func limits(of request: AdsRequest) -> ResolutionLimits {
    var limits = ResolutionLimits()
    limits.maxRedirects = Int(clamping: storedSettings.maxRedirects)
    if request.vastLoadTimeout > 0 {
      let timeout = Duration(timeInterval: TimeInterval(request.vastLoadTimeout) / 1000)
      limits.firstTimeout = timeout
      limits.wrapperTimeout = timeout
    }
    return limits
  }

  private static func document(in response: String) -> Result<AdDocument, ResolutionError> {
    do throws(VASTError) {
      return .success(try AdDocument(data: Data(response.utf8)))
    } catch {
      return .failure(ResolutionError(kind: error == .empty ? .emptyResponse : .unreadable(error)))
    }
  }

  private func received(_ result: Result<AdDocument, ResolutionError>, _ loading: Loading) {
    switch result {
    case .failure(let error): fail(error, loading)
    case .success(.vmap(let playlist)):
      guard !playlist.adBreaks.isEmpty else { return failEmpty(loading.request) }
      let setup = setup(loading.request, playlist.adBreaks)
      deliver(AdsManagerMachine(setup), setup, loading)
    case .success(.vast(let document)):
      loading.resolver.resolve(document, from: loading.tag) { [self] in received($0, loading) }
    }
  }

  private func received(_ response: ResolvedResponse, _ loading: Loading) {
    if !response.pod.isEmpty {
      let setup = setup(loading.request)
      deliver(AdsManagerMachine(setup, response: response), setup, loading)
    } else if let error = response.errors.first {
      fail(error, loading)
    } else {
      failEmpty(loading.request)
    }
  }

  private func setup(_ request: AdsRequest, _ breaks: [AdBreak] = []) -> AdsManagerMachine.Setup {
    AdsManagerMachine.Setup(
      breaks: breaks,
      playsBreaksAutomatically: storedSettings.autoPlayAdBreaks,
      playsInBackground: storedSettings.enableBackgroundPlayback,
      sharesPlayer: request.avPlayerVideoDisplay != nil
    )
  }

  private func deliver(
    _ machine: AdsManagerMachine,
    _ setup: AdsManagerMachine.Setup,
    _ loading: Loading
  ) {
    let manager = AdsManager(
      machine,
      setup,
      request: loading.request,
      resolver: loading.resolver,
      macroSource: loading.macroSource,
      platform: platform
    )
    managers.removeAll { $0.manager == nil }
    managers.append(WeakManager(manager: manager))
    delegate?.adsLoader(
      self,
      adsLoadedWith: AdsLoadedData(adsManager: manager, userContext: loading.request.userContext)
    )
  }

  private func failEmpty(_ request: AdsRequest) {
    fail(
      .VAST_EMPTY_RESPONSE,
      "The ad response has no ads. Check whether the ad server has an ad for this request.",
      request.userContext
    )
  }

  private func fail(_ error: ResolutionError, _ loading: Loading) {
    switch error.kind {
    case .emptyResponse where error.url == loading.tag, .noAds where error.url == loading.tag:
      failEmpty(loading.request)
    case .badStatus where error.url == loading.tag, .unreachable where error.url == loading.tag:
      fail(.FAILED_TO_REQUEST_ADS, error.description, loading.request.userContext)
    default: fail(AdErrorCode(error.code), error.description, loading.request.userContext)
    }
  }

  private func fail(_ code: AdErrorCode, _ message: String, _ userContext: Any?) {
    let error = AdError(type: .adLoadingFailed, code: code, message: message)
    delegate?.adsLoader(self, failedWith: AdLoadingErrorData(adError: error, userContext: userContext))
  }
}

/// A request under way.
@MainActor
private final class Loading {
  let request: AdsRequest
  let resolver: VASTResolver
  let macroSource: MacroSource
  /// Where the response is from; nil if it came with the request.
  var tag: URLTemplate?

  init(_ request: AdsRequest, limits: ResolutionLimits, on platform: Platform) {
    self.request = request
    let macroSource = MacroSource(platform.scheduler)
    self.macroSource = macroSource
    resolver = VASTResolver(platform: platform, limits: limits) { macroSource.values }
  }
}
