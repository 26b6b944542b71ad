import AdPlatform
public import Foundation
public import HeadlessUIKit

/// A sample network for one test: it gives the answers that the test sets, records what it sees, and its ads do what
/// the test tells them to do.
///
/// Loaders of all formats reach it by its ``adUnitID``, for as long as the test keeps it; all other ad units stay those
/// of ``SampleInventory/current``. So do ``SampleAds/initialize(adUnitIDs:completion:)`` and
/// ``SampleBidder/collectSignals(forUnits:format:bannerSize:completion:)`` when that ad unit is amongst theirs.
///
/// ```swift
/// let network = SampleTestNetwork()
/// network.answer = .error(.noInventory)
/// loader.adUnitID = network.adUnitID
/// ```
@MainActor
public final class SampleTestNetwork {
  /// What the network says to a request.
  public enum Answer: Sendable, Hashable {
    /// An ad. The images of the creative are named by the addresses of ``SampleTestNetwork/serve(_:at:)``.
    case fill(SampleCreative)
    /// No ad.
    case error(SampleErrorCode)
    /// Nothing, ever.
    case silence
  }

  /// What becomes of a set-up.
  public enum SetUpAnswer: Sendable, Hashable {
    /// The SDK starts.
    case success
    /// It does not.
    case error(SampleSetUpError)
    /// Nothing, ever.
    case silence
  }

  /// What becomes of a collection of signals.
  public enum SignalsAnswer: Sendable, Hashable {
    /// The SDK's own signals.
    case collected
    /// These signals.
    case text(String)
    /// No signals.
    case error(SampleErrorCode)
    /// Nothing, ever.
    case silence
  }

  /// A request that reached the network.
  public struct Request: Sendable, Hashable {
    /// The ad unit that was asked for.
    public let adUnitID: String
    /// What it said.
    public let options: SampleRequestOptions
  }

  /// The only ad unit of this network. No other one has this ID.
  public let adUnitID: String
  /// What the network says to the next request, and to those after it.
  public var answer = Answer.silence
  /// The time from a request for an ad to its answer.
  public var latency: Duration = .milliseconds(SampleAdUnit.defaultLatencyMilliseconds)

  /// What becomes of the next set-up, and of those after it.
  public var setUpAnswer = SetUpAnswer.success
  /// What becomes of the next collection of signals, and of those after it.
  public var signalsAnswer: SignalsAnswer {
    get { signals.answer }
    set { signals.answer = newValue }
  }

  /// The requests, oldest first. Their options tell the format, the banner's size, the bid response and the watermark.
  public private(set) var requests: [Request] = []
  /// The impressions of all ads, also of those that are gone.
  public private(set) var impressionCount = 0
  /// The clicks of all ads, also of those that are gone.
  public private(set) var clickCount = 0
  /// The rewards that viewers of all ads have earned.
  public private(set) var rewardCount = 0
  /// How often the SDK was set up.
  public private(set) var setUpCount = 0
  /// How often signals were collected.
  public var signalsCount: Int { signals.count }
  /// The view of the last click, if it was told and still exists.
  public private(set) weak var lastClickedView: UIView?
  /// Who was to present a full-screen ad each time that one was asked to present itself, oldest first; nil for those
  /// that are gone.
  public var presenters: [UIViewController?] { presentations.map(\.object) }

  private var presentations: [Weak<UIViewController>] = []
  private(set) weak var newestServedAd: SampleServedAd?
  private var servedAds = WeakList<SampleServedAd>()
  private let signals: SampleTestSignals
  private var fetchers = WeakList<SampleFetcher>()
  private var files: [String: Data] = [:]

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  private static var networks: [String: Weak<SampleTestNetwork>] = [:]
  private static var count = 0

  /// A network that does not answer yet.
  public init() {
    Self.count += 1
    adUnitID = "sample-test-\(Self.count)"
    signals = SampleTestSignals(adUnitID: adUnitID)
    Self.networks = Self.networks.filter { $0.value.object != nil }
    Self.networks[adUnitID] = Weak(object: self)
  }

  /// The delivered ads that still exist, oldest first: ``SampleNativeAd``, ``SampleBanner`` or a
  /// ``SampleFullScreenAd``.
  public var livingAds: [NSObject] { servedAds.living.compactMap(\.delegate) }

  /// The ad that was delivered last, if it still exists.
  public var newestAd: NSObject? { newestServedAd?.delegate }

  /// Whether the newest ad is a full-screen ad that is on the screen.
  public var isAdPresented: Bool { (newestAd as? SampleFullScreenAd)?.isPresented == true }

  /// The picture that is kept for the newest ad, and lies over it where the network shows the ad itself.
  public var watermark: Data? { newestServedAd?.options.watermark }

  /// How many loaders wait for an answer. One that the adapter has released does not wait.
  public var pendingRequestCount: Int {
    Set(fetchers.living.lazy.filter(\.isFetching).map(ObjectIdentifier.init)).count
  }

  /// Has an image file delivered with ads that name this address and are asked for loaded images.
  public func serve(_ file: Data, at address: String) { files[address] = file }

  // MARK: What the SDK asks and tells

  /// The test network with this ad unit, if a test keeps it.
  static func find(_ adUnitID: String?) -> SampleTestNetwork? {
    adUnitID.flatMap { networks[$0]?.object }
  }

  /// The test network that has one of these ad units, if a test keeps it.
  static func find(amongst adUnitIDs: [String]) -> SampleTestNetwork? {
    adUnitIDs.lazy.compactMap { find($0) }.first
  }

  var imageLibrary: SampleImageLibrary { SampleImageLibrary(files: files) }

  /// Takes a request down, and decides what becomes of it.
  func exchange(for options: SampleRequestOptions, of fetcher: SampleFetcher) -> SampleExchange {
    requests.append(Request(adUnitID: adUnitID, options: options))
    fetchers.append(fetcher)
    let answers: [SampleExchange.Answer] =
      switch answer {
      case .fill(let creative): [.fill(creative)]
      case .error(let code): [.error(code)]
      case .silence: []
      }
    return SampleExchange(answers: answers, latency: latency)
  }

  /// Takes a set-up down, and decides what becomes of it.
  func setUp(on scheduler: any Scheduler, _ completion: @escaping @MainActor (SampleSetUpError?) -> Void) {
    setUpCount += 1
    let error: SampleSetUpError?
    switch setUpAnswer {
    case .success: error = nil
    case .error(let reason): error = reason
    case .silence: return
    }
    scheduler.schedule(after: .milliseconds(SampleAds.startMilliseconds)) { completion(error) }
  }

  func delivers(_ ad: SampleServedAd) {
    servedAds.append(ad)
    newestServedAd = ad
  }

  func sawImpression() { impressionCount += 1 }

  func sawReward() { rewardCount += 1 }

  func sawPresentation(from viewController: UIViewController) {
    presentations.append(Weak(object: viewController))
  }

  func sawClick(on view: UIView?) {
    clickCount += 1
    lastClickedView = view
  }
}
