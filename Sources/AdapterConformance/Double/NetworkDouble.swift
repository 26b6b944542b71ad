public import AdPlatform
public import HeadlessUIKit
import Synchronization

/// A double of an ad network: it answers what it is armed with, and records what the network's SDK is asked and told.
///
/// You write a stub of the SDK, with the names that your adapter uses; the stub asks this double wherever the real
/// SDK would ask its servers. `Ad` is the stub's class of ads, or their base class.
///
/// ```swift
/// public typealias AcmeNetwork = NetworkDouble<AcmeAd>
///
/// @MainActor
/// public final class AcmeLoader {
///   public func load(_ placement: String, completion: @escaping @MainActor (Result<AcmeAd, any Error>) -> Void) {
///     AcmeNetwork.load(.init(parameter: placement), making: { AcmeAd($0, network: $1) }) {
///       completion($0.mapError { $0 })
///     }
///   }
/// }
/// ```
///
/// A fixture makes one double for itself, see ``NetworkDoubleFixture``. The stub reaches it by its ``placement``, on
/// any thread, for as long as the fixture exists. All doubles of a process are independent of each other.
///
/// Answers arrive on the scheduler of the platform that was current when the double was made. An adapter that
/// switches queues before it asks the network therefore still runs on the kit's virtual time.
@MainActor
public final class NetworkDouble<Ad: AnyObject> {
  /// The placement of this double. No other double of the process has it.
  public nonisolated let placement: String
  /// The number at the end of the ``placement``: for a network whose placements are numbers, after
  /// ``register(as:)``. No other double of the process has it.
  public nonisolated let number: Int
  /// The platform that was current when the double was made.
  public nonisolated let platform: Platform
  /// Where the double is made.
  public nonisolated let location: FixtureLocation
  /// The answer to the next request, and to those after it. Defaults to no answer.
  public var answer = NetworkAnswer.stall
  /// What fails until it is removed.
  public var faults: Set<NetworkFault> = [] { didSet { updateArmedSignals() } }
  /// The response of a bid by this network. A request with any other one fails with
  /// ``NetworkDoubleError/unknownBid(_:)``. Defaults to `bid of` the placement.
  public var bidResponse: String
  /// What a collection of signals yields. Defaults to `signals of` the placement.
  public var signals: String { didSet { updateArmedSignals() } }
  /// The ``signals`` for any thread; nil while ``NetworkFault/signals`` is armed.
  nonisolated let armedSignals: Mutex<String?>

  /// The requests for ads, oldest first.
  public private(set) var requests: [NetworkSightings.Request] = []
  /// The impressions of all ads.
  public private(set) var impressions = 0
  /// The clicks of all ads.
  public private(set) var clicks = 0
  /// The view of the newest click, if the network was told and it still exists.
  public private(set) weak var clickedView: UIView?
  /// How often the SDK was set up.
  public private(set) var setUps = 0
  /// Each time that a full-screen ad was asked to present itself, oldest first. Their view controllers are held
  /// strongly: one that is the adapter's own has to be told from none.
  public private(set) var presentations: [NetworkSightings.Presentation] = []

  /// By the identity of the ad. One that does not exist any more stays until another ad has its address, or there are
  /// too many.
  private var delivered: [ObjectIdentifier: Delivered] = [:]
  private var deliveries = 0
  private weak var newest: Ad?
  private var names: [String] = []
  let routes: DoubleRoutes

  /// An ad that was delivered, and what the network knows of it.
  private struct Delivered {
    weak var ad: Ad?
    /// Counts the deliveries.
    let number: Int
    weak var view: UIView?
    var hasOpenScreen = false
  }

  /// A double with a placement of its own, on the current platform.
  ///
  /// - Parameters:
  ///   - filePath: the file that makes it.
  ///   - line: the line that makes it.
  public init(filePath: String = #filePath, line: Int = #line) {
    location = FixtureLocation(filePath: filePath, line: line)
    number = DoubleRegistry.shared.nextNumber()
    placement = "Placement-\(number)"
    platform = .current
    bidResponse = "bid of Placement-\(number)"
    signals = "signals of Placement-\(number)"
    armedSignals = Mutex(signals)
    routes = DoubleRoutes(placement: placement)
    register(as: placement)
  }

  deinit { DoubleRegistry.shared.remove(names) }

  /// Lets a name other than the ``placement`` lead to this double, too: an account or the ID of an app, for an SDK
  /// that is set up with it.
  public func register(as name: String) {
    names.append(name)
    DoubleRegistry.shared.register(self, as: name)
  }

  /// The double with this placement or other name; nil if there is none, or it is of another network's ads. Safe
  /// from any thread.
  public nonisolated static func find(_ name: String?) -> NetworkDouble? {
    name.flatMap { DoubleRegistry.shared.find($0) } as? NetworkDouble
  }

  // MARK: Arming

  /// Decides the answer to the next request, and to those after it. The images of its ad are then served to
  /// `URLSession.shared` as well.
  public func arm(_ answer: NetworkAnswer) {
    self.answer = answer
    if case .fill(let assets) = answer.kind { serveImages(of: assets) }
  }

  /// From now on, lets something fail.
  public func arm(_ fault: NetworkFault) { faults.insert(fault) }

  private func updateArmedSignals() {
    let armed = faults.contains(.signals) ? nil : signals
    armedSignals.withLock { $0 = armed }
  }

  // MARK: Delivered ads

  /// The ad that was delivered last, if it still exists.
  public var newestAd: Ad? { newest }

  /// The ads that were delivered and still exist, oldest first.
  public var livingAds: [Ad] { delivered.values.sorted { $0.number < $1.number }.compactMap(\.ad) }

  /// Records an ad that a stub delivers by itself, without ``load(_:making:completion:)``. The double holds it weakly.
  public func deliver(_ ad: Ad) {
    newest = ad
    deliveries += 1
    if deliveries.isMultiple(of: 1000) { delivered = delivered.filter { $0.value.ad != nil } }
    delivered[ObjectIdentifier(ad)] = Delivered(ad: ad, number: deliveries)
  }

  private func known(_ ad: Ad) -> Delivered? {
    delivered[ObjectIdentifier(ad)].flatMap { $0.ad === ad ? $0 : nil }
  }

  private func change(_ ad: Ad, _ change: (inout Delivered) -> Void) {
    guard var known = known(ad) else { return }
    change(&known)
    delivered[ObjectIdentifier(ad)] = known
  }

  // MARK: Recording

  /// Records a request for an ad.
  public func record(_ request: NetworkSightings.Request) { requests.append(request) }

  /// Records an impression, which the network was told of or counted itself.
  public func recordImpression() { impressions += 1 }

  /// Records a click, which the network was told of or counted itself.
  public func recordClick(on view: UIView? = nil) {
    clicks += 1
    clickedView = view
  }

  /// Records that the SDK was set up.
  public func recordSetUp() { setUps += 1 }

  /// Records the view that shows an ad; nil when the network is told to release it. The double holds it weakly.
  public func track(_ view: UIView?, of ad: Ad) { change(ad) { $0.view = view } }

  /// The view in which the newest ad is shown, as far as the network was told.
  public var renderedView: UIView? { newest.flatMap { known($0)?.view } }

  /// Records that a full-screen ad was asked to present itself, and opens its screen.
  ///
  /// - Returns: false if ``NetworkFault/presentation`` is armed: no screen opens, and the stub reports a failure.
  public func present(_ ad: Ad, from viewController: UIViewController?) -> Bool {
    presentations.append(NetworkSightings.Presentation(from: viewController))
    guard !faults.contains(.presentation) else { return false }
    openScreen(of: ad)
    return true
  }

  /// Whether a screen of the ad is open.
  public func isScreenOpen(of ad: Ad) -> Bool { known(ad)?.hasOpenScreen ?? false }

  /// Records that a screen of the ad is open: for a stub that opens one by itself, after a tap for example.
  public func openScreen(of ad: Ad) { change(ad) { $0.hasOpenScreen = true } }

  /// Records that the screen of the ad is closed.
  ///
  /// - Returns: whether one was open. If not, there is nothing to report.
  @discardableResult
  public func closeScreen(of ad: Ad) -> Bool {
    defer { change(ad) { $0.hasOpenScreen = false } }
    return isScreenOpen(of: ad)
  }

  /// Everything that the network has seen so far, for a fixture.
  public var sightings: NetworkSightings {
    var seen = NetworkSightings()
    seen.requests = requests
    seen.impressions = impressions
    seen.clicks = clicks
    seen.clickedView = clickedView
    seen.renderedView = renderedView
    seen.livingAds = livingAds.count
    seen.setUps = setUps
    seen.presentations = presentations
    return seen
  }
}
