extension HostEvent: TimedEvent, CustomStringConvertible {
  /// How many milliseconds pass.
  package var milliseconds: Int? { if case .time(let milliseconds) = self { milliseconds } else { nil } }

  /// One line.
  package var description: String {
    switch self {
    case .setting(let setting): "\(setting)"
    case .start: "the app starts mediation"
    case .load: "the app loads"
    case .cancel: "the app cancels"
    case .present(.screen): "the app presents"
    case .present(.front): "the app presents from the controller in front"
    case .present(.nowhere): "the app presents from a view controller that is on no screen"
    case .show(let view): "the app shows the ad in view \(view + 1)"
    case .empty(let view): "the app empties view \(view + 1)"
    case .setHidden(let view, let isHidden): "the app \(isHidden ? "hides" : "unhides") view \(view + 1)"
    case .dropView(let view): "the app releases view \(view + 1)"
    case .tap(let view, let target): "a finger taps the \(target.rawValue) of view \(view + 1)"
    case .resize: "the banner gets another size"
    case .listen: "the app listens"
    case .letsGoOfAd(let onThread): "the app releases its ad" + Self.thread(onThread)
    case .letsGoOfLoader: "the app releases its loader"
    case .setUp(let network, let fails, let onThread):
      "the set-up of network \(network + 1) \(fails ? "fails" : "ends")" + Self.thread(onThread)
    case .signals(let network, let signals, let onThread):
      "network \(network + 1) \(signals.rawValue)" + Self.thread(onThread)
    case .bids(let bids): "the exchange answers \(bids.rawValue)"
    case .answer(let adapter, let answer, let onThread):
      "\(adapter) answers \(answer.rawValue)" + Self.thread(onThread)
    case .download(let adapter, let answers):
      "\(adapter) downloads images (\(answers.map(\.description).joined(separator: ", "))) and answers"
    case .forget(let adapter): "the network of \(adapter) forgets the adapter"
    case .report(let report, let adapter, let onThread):
      "\(adapter) reports \(report.name)" + Self.thread(onThread)
    case .time(let time): "\(time) ms pass"
    case .when(let moment, let event): "\(moment.words): \(event)"
    }
  }

  private static func thread(_ onThread: Bool) -> String { onThread ? ", on another thread" : "" }
}

extension HostEvent.Adapter: CustomStringConvertible {
  /// Two or three words.
  package var description: String { (isOlder ? "the older " : "") + "source \(source + 1)" }
}

extension HostEvent.Moment {
  fileprivate var words: String {
    switch self {
    case .loads: "right after load"
    case .outcome: "inside the outcome"
    case .hears(let report): "when the app hears \(report.name)"
    case .refused: "when the app hears that it cannot present"
    case .setsUp(let network): "when network \(network + 1) is to be set up"
    case .wantsSignals(let network): "when network \(network + 1) is asked for signals"
    case .wantsBids: "when the exchange is asked for bids"
    case .asks(let source): "when source \(source + 1) is asked"
    case .presents: "when the network is to present"
    case .wantsView: "when the network is asked for its view"
    case .renders: "when the network hears didRender"
    case .untracks: "when the network hears didUntrackView"
    case .tellsImpression: "when the network hears didRecordImpression"
    case .tellsClick: "when the network hears didRecordClickOnAsset"
    }
  }
}
