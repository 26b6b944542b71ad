/// A fixture whose network is a ``NetworkDouble``.
///
/// You write the adapter, the double, what the network cannot do, and what its ads do by themselves:
///
/// ```swift
/// @MainActor
/// final class AcmeFixture: NetworkDoubleFixture {
///   let double = NetworkDouble<AcmeAd>()
///
///   var adapter: AdapterClass { .mediationAdapter(AcmeAdapter.self) }
///   var formats: Set<AdFormat> { [.banner, .interstitial] }
///   var limits: [NetworkAbility: String] { [.watermark: "Acme has no watermarks"] }
///
///   func perform(_ action: NetworkAction, on ad: AcmeAd) { … }
/// }
/// ```
///
/// Everything else of ``AdapterFixture`` has a default that asks the double.
@MainActor
public protocol NetworkDoubleFixture: AdapterFixture {
  /// The stub's class of ads.
  associatedtype Ad: AnyObject

  /// The double behind this fixture; made with it.
  var double: NetworkDouble<Ad> { get }

  /// Does something as the network with the newest ad.
  ///
  /// ``NetworkAction/dismissScreen`` comes only while the double knows of an open screen: after
  /// ``NetworkAction/presentScreen``, or after the stub called ``NetworkDouble/present(_:from:)``. A stub that opens a
  /// screen by itself, after a tap for example, has to call ``NetworkDouble/openScreen(of:)``.
  func perform(_ action: NetworkAction, on ad: Ad)

  /// Lets the user earn the reward of the newest ad. Does nothing by default.
  func earnReward(from ad: Ad)
}

extension NetworkDoubleFixture {
  /// The placement of the double.
  public var parameter: String { double.placement }
  /// The placement of the double, also where the adapter finds it under a key of its own.
  public var networkParameter: String { double.placement }
  /// Where the double is made, which is in the fixture as a rule.
  public var location: FixtureLocation? { double.location }
  /// What the double has seen.
  public var sightings: NetworkSightings { double.sightings }
  /// The response of the double's bids.
  public var bidResponse: String { double.bidResponse }

  /// Arms the double.
  public func arm(_ answer: NetworkAnswer) { double.arm(answer) }
  /// Arms the double.
  public func arm(_ fault: NetworkFault) { double.arm(fault) }

  /// Calls ``perform(_:on:)`` with the newest ad, if it still exists.
  public func perform(_ action: NetworkAction) {
    guard let ad = double.newestAd else { return }
    if action == .presentScreen { double.openScreen(of: ad) }
    if action == .dismissScreen, !double.closeScreen(of: ad) { return }
    perform(action, on: ad)
  }

  /// Calls ``earnReward(from:)`` with the newest ad, if it still exists.
  public func earnReward() {
    if let ad = double.newestAd { earnReward(from: ad) }
  }

  /// Does nothing.
  public func earnReward(from ad: Ad) {}
}
