/// Something that happens to requests and ads.
package enum HostEvent: Hashable, Sendable {
  /// What an adapter answers.
  package enum Answer: String, Sendable {
    /// Always another one.
    case ad = "with an ad"
    case sameAd = "with the ad that it had before"
    case failure = "with an error"
    // Of mediation adapters only.
    case adAndFailure = "with an ad and an error"
    case neither = "with neither ad nor error"
  }

  /// What a bidder gives.
  package enum Signals: String, Sendable {
    case text = "gives its signals"
    case failure = "has an error in place of signals"
    case neither = "gives neither signals nor an error"
  }

  /// What the exchange answers.
  package enum Bids: String, Sendable {
    case all = "with a bid of each bidder"
    case first = "with a bid of the first bidder"
    case none = "without bids"
    case stranger = "with a bid of a bidder who was not asked"
    case twice = "with two bids of each bidder"
    /// With responses for adapters of other networks.
    case foreign = "with bids for adapters of other networks"
  }

  /// From where the app presents.
  package enum Presenter: Hashable, Sendable {
    /// The view controller on the screen.
    case screen
    /// The one in front.
    case front
    /// One that is on no screen.
    case nowhere
  }

  /// The adapter that was asked last for an ad of a source, or the one before that.
  package struct Adapter: Hashable, Sendable {
    package var source: Int
    package var isOlder = false

    /// An adapter of that source.
    package init(source: Int, isOlder: Bool = false) {
      self.source = source
      self.isOlder = isOlder
    }
  }

  /// What the user taps in a view.
  package enum Target: String, CaseIterable, Hashable, Sendable { case headline, button, margin }

  /// When something happens that is to happen inside a call.
  package enum Moment: Hashable, Sendable {
    // Calls of the app's into the host.
    case loads
    // Calls of the host's to the app.
    case outcome
    case hears(AdReport)
    case refused
    // Calls of the host's to networks.
    case setsUp(Int)
    case wantsSignals(Int)
    case wantsBids
    case asks(Int)
    case presents
    case wantsView
    case renders
    case untracks
    case tellsImpression
    case tellsClick
  }

  /// The ad unit and the app; before all else.
  case setting(HostSetting)

  // The app.
  /// It starts mediation.
  case start
  /// It asks for an ad.
  case load
  case cancel
  /// It presents its ad.
  case present(Presenter)
  /// It shows its native ad in one of its two views, or its banner on the screen.
  case show(Int)
  /// It takes that away.
  case empty(Int)
  /// It hides a view, or shows it again.
  case setHidden(Int, Bool)
  /// It releases a view.
  case dropView(Int)
  /// A finger taps a view.
  case tap(Int, Target)
  /// The banner gets another size.
  case resize
  case listen
  case letsGoOfAd(onThread: Bool)
  case letsGoOfLoader

  // Networks.
  case setUp(Int, fails: Bool, onThread: Bool)
  case signals(Int, Signals, onThread: Bool)
  case bids(Bids)
  case answer(Adapter, Answer, onThread: Bool)
  /// The network downloads two images, and answers then.
  case download(Adapter, [ImageAnswer])
  /// The network forgets the adapter.
  case forget(Adapter)
  case report(AdReport, Adapter, onThread: Bool)

  /// So many milliseconds pass.
  case time(Int)
  /// Once, inside that call.
  indirect case when(Moment, HostEvent)
}
