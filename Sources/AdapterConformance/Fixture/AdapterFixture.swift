public import AdMediation

/// Your adapter and a double of its network, as the kit needs them: what an adapter author writes to have the
/// adapter checked.
///
/// ## Implementation requirements
///
/// - The kit makes a fixture for each rule with `init()`, and forgets it after.
/// - It wraps a double of the network's SDK, which the adapter uses instead of the real one. The double runs
///   on the scheduler of `Platform.current`, as it is when the adapter asks it: then no rule waits in real time. An
///   adapter that hops between queues first loses it; for those the double keeps the one with which it is made.
/// - Each fixture is a network of its own: what one is told to answer, or has seen, is not another one's.
/// - What the network cannot do, or its ads never have, belongs in ``limits``, with the reason. The rules that need
///   it are reported as not checked. Anything not listed in ``limits`` must work: a fixture that cannot keep a promise
///   makes rules fail.
///
/// What has a default below is for mediation adapters, or for networks that are unlike others: a custom event needs
/// none of it.
///
/// The kit calls everything on the main actor.
@MainActor
public protocol AdapterFixture: AnyObject, SendableMetatype {
  /// Makes a fixture for one rule.
  init()

  /// The class under test: `.customEvent(MyCustomEvent.self)` or `.mediationAdapter(MyAdapter.self)`.
  var adapter: AdapterClass { get }

  /// The *Parameter* with which the adapter reaches the double of this fixture.
  var parameter: String { get }

  /// What of the parameter the network is to see. The same unless implemented: for adapters whose parameter packs
  /// several things together.
  var networkParameter: String { get }

  /// What the network, or its double, cannot do, or its ads never have, and why. Nothing unless implemented.
  var limits: [NetworkAbility: String] { get }

  /// How much real time the threads of the adapter and of the double may need before a rule gives up on them. Defaults
  /// to 50 ms, and the kit waits longer on a busy machine.
  ///
  /// Raise it for a double whose threads wait in real time; each rule waits for all of it at least once, before it
  /// decides that nothing more comes. Return zero if neither of them starts a `Task` or uses a thread or a queue of its
  /// own; the rules then do not wait for a second report. Before a load counts as unanswered, they wait for 20 ms even so.
  var realTimeGrace: Duration { get }

  /// Whether several rules can be checked at the same time. False by default: many SDKs keep state for the process,
  /// such as the key that they were started with.
  ///
  /// Return true if adapter, double and fixture have no static state, or none that another check can change; the rules
  /// are then checked in less time. If they have, reset it in ``init()``.
  static var checksConcurrently: Bool { get }

  /// Where annotations for GitHub point. Nowhere by default; a ``NetworkDoubleFixture`` says where its double is made.
  var location: FixtureLocation? { get }

  /// Decides what the network answers to the next request, and to the ones after it.
  func arm(_ answer: NetworkAnswer)

  /// Does something as the network, with the ad that it delivered last.
  func perform(_ action: NetworkAction)

  /// What the network has seen so far.
  var sightings: NetworkSightings { get }

  /// The kinds of screens that the ads of the network open over the app: "modal screen" and "expanded banner", say. Each
  /// is checked with an ad of its own. Defaults to one modal screen.
  var screens: [String] { get }

  /// Opens a screen of this kind as the network, with the ad that it delivered last. Defaults to
  /// ``NetworkAction/presentScreen``, whatever the kind.
  func openScreen(_ kind: String)

  /// The values that a publisher attaches to each request for a custom event, under the label of its source. The adapter
  /// finds them in `additionalParameters`. Defaults to none.
  var customEventExtras: [AnyHashable: Any] { get }

  /// What of the extras the network sees in each request, see ``NetworkSightings/Request/extras``. Defaults to none, and
  /// extras are not checked then.
  var networkExtras: [String: String] { get }

  /// Settings that are missing or malformed, one at a time, with the errors that the adapter answers with. Defaults to
  /// none.
  var settingFaults: [SettingFault] { get }

  /// Two codes that the network fails with, for reasons other than having no ad. The kit arms them as
  /// ``NetworkAnswer/error(code:)``. Defaults to 1 and 2; a network whose codes are fixed names two of its own.
  var errorCodes: [Int] { get }

  // MARK: For mediation adapters

  /// The formats that the adapter loads. All unless implemented; a custom event has native ads only.
  var formats: Set<AdFormat> { get }

  /// The format that the network is asked for when the adapter loads a format. Defaults to the same format; a network
  /// without rewarded interstitials may return `.rewarded` for them.
  func networkFormat(for format: AdFormat) -> AdFormat

  /// What else the adapter finds in its credentials, beside ``parameter`` under `parameter`. Nothing unless
  /// implemented.
  var settings: [String: String] { get }

  /// The extras that a publisher registers with each request, in the class that the adapter returns from
  /// `networkExtrasClass()`. They reach loads and signals. Defaults to none.
  var extras: (any AdNetworkExtras)? { get }

  /// What the network bids with, for an ``/AdMediation/RTBAdapter``. The double fills a request that has it. A text of the kit's
  /// unless implemented.
  var bidResponse: String { get }

  /// From now on, lets something go wrong that works otherwise. Does nothing unless implemented.
  func arm(_ fault: NetworkFault)

  /// The user has watched enough of the rewarded ad that the network delivered last, and it says so. Does nothing
  /// unless implemented.
  func earnReward()
}

extension AdapterFixture {
  /// Nowhere.
  public var location: FixtureLocation? { nil }
  /// The parameter as it is.
  public var networkParameter: String { parameter }
  /// Nothing.
  public var limits: [NetworkAbility: String] { [:] }
  /// One modal screen.
  public var screens: [String] { ["modal screen"] }
  /// Performs ``NetworkAction/presentScreen``.
  public func openScreen(_ kind: String) { perform(.presentScreen) }
  /// None.
  public var customEventExtras: [AnyHashable: Any] { [:] }
  /// None.
  public var networkExtras: [String: String] { [:] }
  /// None.
  public var settingFaults: [SettingFault] { [] }
  /// 1 and 2.
  public var errorCodes: [Int] { [1, 2] }
  /// 50 milliseconds.
  public var realTimeGrace: Duration { .milliseconds(50) }
  /// False.
  public static var checksConcurrently: Bool { false }
  /// All, or native ads if it is a custom event.
  public var formats: Set<AdFormat> {
    if case .customEvent = adapter { [.native] } else { Set(AdFormat.allCases) }
  }
  /// The same format.
  public func networkFormat(for format: AdFormat) -> AdFormat { format }
  /// Nothing.
  public var settings: [String: String] { [:] }
  /// None.
  public var extras: (any AdNetworkExtras)? { nil }
  /// `bid of` the ``parameter``.
  public var bidResponse: String { "bid of \(parameter)" }
  /// Does nothing.
  public func arm(_ fault: NetworkFault) {}
  /// Does nothing.
  public func earnReward() {}
}
