/// One thing that somebody outside of the host does in the course of a request, and when.
///
/// The time counts from a moment of the request's course, the first time that it comes. What waits for a moment
/// that does not come does not happen, and neither does what cannot be done then: every part of a list of steps is
/// a list of steps.
package struct ChainStep: Hashable, Sendable {
  /// What happens in the course of a request.
  package enum Moment: Hashable, Sendable {
    /// The request begins.
    case start
    /// The source at that place of the waterfall is asked.
    case asked(Int)
    /// The app hears how the request ended.
    case outcome
    /// The app gets the ad of that source.
    case won(Int)
    /// The network hears that its ad is in a view.
    case rendered
    /// The network hears that it is there no longer.
    case untracked
    /// The network hears of an impression.
    case impressionTold
    /// The network hears of a click.
    case clickTold
    /// A finger has tapped the ad.
    case tapped
    /// The app hears of a report.
    case heard(AdReport)
    /// The app has let go of the ad.
    case released
  }

  /// What is done.
  package enum Act: Hashable, Sendable {
    /// A source delivers one of its ads.
    case deliver(Int, ad: Int, onThread: Bool)
    /// A source says that it has none.
    case fail(Int, onThread: Bool)
    /// A source downloads two images, and answers then.
    case download(Int, ImageAnswer, ImageAnswer)
    /// The network of a source forgets the adapter.
    case forget(Int)
    /// The network reports about the ad that the app got.
    case report(AdReport, onThread: Bool)
    /// The network of a source reports about the ad that it is going to deliver.
    case reportEarly(Int, AdReport, onThread: Bool)
    /// The network keeps the ad that the app got, whatever becomes of it there.
    case keep

    /// The app asks for an ad.
    case load
    /// The app does not want one any more.
    case cancel
    /// The app sets the ad's delegate.
    case listen
    /// The app shows the ad in one of its views.
    case render(Int)
    /// The app shows nothing in that view.
    case untrack(Int)
    /// Somebody taps somewhere in that view.
    case tap(Int, Target)
    /// The app hides that view.
    case hide(Int)
    /// The app shows that view again.
    case unhide(Int)
    /// The app lets go of that view.
    case dropView(Int)
    /// The app lets go of the loader.
    case dropLoader
    /// The app lets go of the ad.
    case dropAd(onThread: Bool)
  }

  /// What somebody taps.
  package enum Target: String, CaseIterable, Hashable, Sendable { case headline, button, margin }

  /// Since when time counts.
  package var moment: Moment
  /// Milliseconds from then on; nil for what is done before the call that is the moment returns.
  package var delay: Int?
  /// What is done.
  package var act: Act

  /// A step of these parts.
  package init(_ moment: Moment, after delay: Int?, _ act: Act) {
    self.moment = moment
    self.delay = delay
    self.act = act
  }
}

extension ChainStep {
  /// Steps that say the same in a simpler way: at once.
  var simpler: [ChainStep] {
    guard let delay, delay > 0 else { return [] }
    return [ChainStep(moment, after: 0, act)]
  }
}

/// What the server of an image answers, and after how many milliseconds.
package struct ImageAnswer: Hashable, Sendable {
  /// What comes.
  package enum Content: String, CaseIterable, Hashable, Sendable {
    case image, notFound, serverError, empty, broken, truncated, huge, redirects, refused, timeout, never
  }

  /// What comes.
  package var content: Content
  /// Milliseconds until then.
  package var delay: Int

  /// An answer of these parts.
  package init(_ content: Content, after delay: Int) {
    self.content = content
    self.delay = delay
  }
}

extension ChainStep: CustomStringConvertible {
  /// One line: `when source 1 is asked + 120 ms: source 1 delivers its ad`.
  package var description: String {
    let time = delay.map { $0 == 0 ? ", then" : " + \($0) ms" } ?? ", inside"
    return "\(moment)\(time): \(act)"
  }
}

extension ChainStep.Moment: CustomStringConvertible {
  /// The middle of a sentence. Sources count from 1 for people.
  package var description: String {
    switch self {
    case .start: "at the start"
    case .asked(let source): "when source \(source + 1) is asked"
    case .outcome: "when the app hears the outcome"
    case .won(let source): "when the app gets the ad of source \(source + 1)"
    case .rendered: "when the network hears didRender"
    case .untracked: "when the network hears didUntrackView"
    case .impressionTold: "when the network hears didRecordImpression"
    case .clickTold: "when the network hears didRecordClickOnAsset"
    case .tapped: "after a tap"
    case .heard(let report): "when the app hears \(report.name)"
    case .released: "when the app lets go of the ad"
    }
  }
}

extension ChainStep.Act: CustomStringConvertible {
  /// The rest of the sentence.
  package var description: String {
    switch self {
    case .deliver(let source, let ad, let onThread):
      "source \(source + 1) delivers \(ad == 0 ? "its ad" : "another ad")\(thread(onThread))"
    case .fail(let source, let onThread): "source \(source + 1) fails\(thread(onThread))"
    case .download(let source, let first, let second):
      "source \(source + 1) downloads images (\(first), \(second)) and answers"
    case .forget(let source): "the network of source \(source + 1) forgets the adapter"
    case .report(let report, let onThread): "the network reports \(report.name)\(thread(onThread))"
    case .reportEarly(let source, let report, let onThread):
      "the network of source \(source + 1) reports \(report.name)\(thread(onThread))"
    case .keep: "the network keeps the ad"
    case .load: "the app loads"
    case .cancel: "the app cancels"
    case .listen: "the app listens to the ad"
    case .render(let view): "the app shows the ad in view \(view + 1)"
    case .untrack(let view): "the app empties view \(view + 1)"
    case .tap(let view, let target): "a tap on the \(target.rawValue) of view \(view + 1)"
    case .hide(let view): "the app hides view \(view + 1)"
    case .unhide(let view): "the app shows view \(view + 1) again"
    case .dropView(let view): "the app lets go of view \(view + 1)"
    case .dropLoader: "the app lets go of the loader"
    case .dropAd(let onThread): "the app lets go of the ad\(thread(onThread))"
    }
  }

  private func thread(_ onThread: Bool) -> String { onThread ? " from another thread" : "" }
}

extension ImageAnswer: CustomStringConvertible {
  /// `notFound after 30 ms`.
  package var description: String { "\(content.rawValue) after \(delay) ms" }
}
