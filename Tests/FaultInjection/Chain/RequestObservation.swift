package import AdMediation

/// Something that was seen in the course of a request.
package enum RequestObservation: Sendable {
  /// How a request ended for the app.
  package enum Outcome: Hashable, Sendable {
    /// With an ad of that source.
    case ad(source: Int, ad: Int)
    /// Without one.
    case noFill
    /// By the app.
    case cancelled
    /// The loader had another request to end first.
    case busy
  }

  // What the app does.
  /// It asks for an ad. Has it an own request under way, this one is refused.
  case loads
  /// The call in which it asked has returned.
  case loaded
  /// It cancels.
  case cancels
  /// It listens to its ad from now on.
  case listens
  /// It lets go of its ad.
  case letsGo
  /// It shows the ad in a view.
  case shows
  /// The view is empty again.
  case emptied
  /// A finger has tapped the ad, where a tap is a click or elsewhere.
  case taps(onAsset: Bool)

  // What a network does.
  /// A source answers a host that hears it: with the ad of that number, or with an error.
  case answers(source: Int, ad: Int?)
  /// A report about an ad that the host has, or gets later.
  case reports(AdReport)

  // What a network is told.
  /// The source is asked for an ad.
  case asked(source: Int)
  /// The ad is in a view.
  case toldRendering
  /// The ad has an impression.
  case toldImpression
  /// The ad has a click.
  case toldClick
  /// The ad is in no view any more.
  case toldUntracking

  // What the app hears.
  /// The end of a request.
  case ends(Outcome)
  /// What its ad's delegate hears.
  case hears(AdReport)

  // What the log of the host has.
  /// An answer.
  case logsAnswer(AdAnomaly?)
  /// Something about the ad.
  case logs(AdReport, AdAnomaly?)
  /// The ad is in a view.
  case logsRendering
  /// The ad is in a view no longer.
  case logsUntracking

  /// Everything that was under way at this moment is done.
  ///
  /// - Parameter isListening: whether the host keeps no reports back until the app can hear them.
  case settled(isListening: Bool)
}
