public import AdMediation

/// Your adapter and a double of its network, as the kit needs them: what an adapter author writes to have the
/// adapter checked.
///
/// ## Implementation requirements
///
/// - The kit makes a fixture for each rule with `init()`, and forgets it after.
/// - Behind it stands a double of the network's SDK, which the adapter uses instead of the real one. The double runs
///   on the scheduler of `Platform.current`, as it is when the adapter asks it: then no rule waits in real time.
/// - Each fixture is a network of its own: what one is told to answer, or has seen, is not another one's.
/// - What the network cannot do, or its ads never have, stands in ``limits``, with the reason. The rules that need it are reported as not
///   checked. What is not there must work: a fixture that cannot keep a promise makes rules fail.
///
/// The kit calls everything on the main actor.
@MainActor
public protocol AdapterFixture: AnyObject, SendableMetatype {
  /// Makes a fixture for one rule.
  init()

  /// The class under test.
  var customEvent: any CustomEventNativeAd.Type { get }

  /// The *Parameter* with which the adapter reaches the double of this fixture.
  var parameter: String { get }

  /// What of the parameter the network is to see. The same unless implemented: for adapters whose parameter packs
  /// several things together.
  var networkParameter: String { get }

  /// What the network, or its double, cannot do, or its ads never have, and why. Nothing unless implemented.
  var limits: [NetworkAbility: String] { get }

  /// How much real time the network's own threads may need before a rule gives up on them. 50 ms unless
  /// implemented; raise it for a double that works on other threads.
  var realTimeGrace: Duration { get }

  /// Decides what the network answers to the next request, and to the ones after it.
  func arm(_ answer: NetworkAnswer)

  /// Does something as the network, with the ad that it delivered last.
  func perform(_ action: NetworkAction)

  /// What the network has seen so far.
  var sightings: NetworkSightings { get }
}

extension AdapterFixture {
  /// The parameter as it is.
  public var networkParameter: String { parameter }
  /// Nothing.
  public var limits: [NetworkAbility: String] { [:] }
  /// 50 milliseconds.
  public var realTimeGrace: Duration { .milliseconds(50) }
}
