import AdPlatform
public import Foundation
public import HeadlessUIKit

/// A sample network of one's own for a test: it answers what it is told to, writes down what it sees, and its ads do
/// what they are told to.
///
/// Loaders reach it by its ``adUnitID``, for as long as somebody keeps it; all other ad units stay those of
/// ``SampleInventory/current``.
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
  /// The time from a request to its answer.
  public var latency: Duration = .milliseconds(SampleAdUnit.defaultLatencyMilliseconds)

  /// The requests, oldest first.
  public private(set) var requests: [Request] = []
  /// The impressions of all ads, also of those that are gone.
  public private(set) var impressionCount = 0
  /// The clicks of all ads, also of those that are gone.
  public private(set) var clickCount = 0
  /// The view of the last click, if it was told and still exists.
  public private(set) weak var lastClickedView: UIView?
  /// The ad that was delivered last, if it still exists.
  public private(set) weak var newestAd: SampleNativeAd?

  private var deliveredAds: [Weak<SampleNativeAd>] = []
  private var askingLoaders: [Weak<SampleNativeAdLoader>] = []
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
    Self.networks = Self.networks.filter { $0.value.object != nil }
    Self.networks[adUnitID] = Weak(object: self)
  }

  /// The delivered ads that still exist, oldest first.
  public var livingAds: [SampleNativeAd] { deliveredAds.compactMap(\.object) }

  /// How many loaders wait for an answer. One that nobody keeps does not wait for an answer that never comes.
  public var pendingRequestCount: Int { askingLoaders.count { $0.object?.isFetching == true } }

  /// Has an image file delivered with ads that name this address and are asked for loaded images.
  public func serve(_ file: Data, at address: String) { files[address] = file }

  // MARK: What the SDK asks and tells

  /// The test network with this ad unit, if somebody keeps it.
  static func find(_ adUnitID: String?) -> SampleTestNetwork? {
    adUnitID.flatMap { networks[$0]?.object }
  }

  var imageLibrary: SampleImageLibrary { SampleImageLibrary(files: files) }

  /// Takes a request down, and decides what becomes of it.
  func exchange(for options: SampleRequestOptions, of loader: SampleNativeAdLoader) -> SampleExchange {
    requests.append(Request(adUnitID: adUnitID, options: options))
    askingLoaders.removeAll { $0.object == nil || $0.object === loader }
    askingLoaders.append(Weak(object: loader))
    let answers: [SampleExchange.Answer] =
      switch answer {
      case .fill(let creative): [.fill(creative)]
      case .error(let code): [.error(code)]
      case .silence: []
      }
    return SampleExchange(answers: answers, latency: latency)
  }

  func delivers(_ nativeAd: SampleNativeAd) {
    nativeAd.testNetwork = self
    deliveredAds.removeAll { $0.object == nil }
    deliveredAds.append(Weak(object: nativeAd))
    newestAd = nativeAd
  }

  func sawImpression() { impressionCount += 1 }

  func sawClick(on view: UIView?) {
    clickCount += 1
    lastClickedView = view
  }
}
