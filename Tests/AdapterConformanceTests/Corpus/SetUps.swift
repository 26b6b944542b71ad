import AdMediation
import AdapterConformance
import Dispatch
import Foundation
import Synchronization

extension CorpusAdapter {
  static let setUps = [
    CorpusAdapter(
      "answers set-up on a queue in the background",
      ThreadedCorpusFixture<SetUpInBackground>.self
    ),
    CorpusAdapter("sets up once for the process, and has others wait", OnceForAllFixture<Coalesces>.self),
    CorpusAdapter("takes the first key for good", OnceForAllFixture<FirstKeyWins>.self),
    CorpusAdapter(
      "needs no key for set-up, and sets up in each load",
      CorpusFixture<SetsUpLazily>.self,
      breaks: ["SETUP-6"]
    ),
    CorpusAdapter(
      "starts set-up and does not wait for its end",
      CorpusFixture<DoesNotWait>.self,
      breaks: ["SETUP-8"]
    ),
    CorpusAdapter("takes any of several keys", CorpusFixture<AnyKey>.self),
    CorpusAdapter("serves no children", AdultsFixture<AdultsOnly>.self),
  ]
}

private final class SetUpInBackground: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    super.setUp(with: configuration) { error in
      DispatchQueue.global(qos: .utility).async { completionHandler(error) }
    }
  }
}

@MainActor
private final class OnceForAllFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var lacks: Set<NetworkAbility> { [.repeatedSetUp] }
}

/// Has one state for the process: not started, starting with those who wait, ready.
private final class Coalesces: ModelMediationAdapter {
  private enum State {
    case idle
    case starting([@Sendable () -> Void])
    case ready
  }
  private nonisolated static let state = Mutex(State.idle)

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    enum Next { case start, wait, finished }
    let next = state.withLock { state in
      switch state {
      case .idle:
        state = .starting([{ completionHandler(nil) }])
        return Next.start
      case .starting(let waiting):
        state = .starting(waiting + [{ completionHandler(nil) }])
        return .wait
      case .ready: return .finished
      }
    }
    switch next {
    case .start:
      DispatchQueue.main.async {
        let waiting = state.withLock { state -> [@Sendable () -> Void] in
          defer { state = .ready }
          if case .starting(let waiting) = state { return waiting }
          return []
        }
        for handler in waiting { handler() }
      }
    case .wait: break
    case .finished: completionHandler(nil)
    }
  }
}

private final class FirstKeyWins: ModelMediationAdapter {
  private nonisolated static let key = Mutex<String?>(nil)

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let keys = configuration.credentials.compactMap { $0.settings["parameter"] as? String }
    let first = keys.first { !$0.isEmpty }
    key.withLock { if $0 == nil { $0 = first } }
    completionHandler(nil)
  }
}

private final class SetsUpLazily: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    guard let key = configuration.credentials.first?.settings["parameter"] as? String, !key.isEmpty else {
      return completionHandler(nil)
    }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    nonisolated(unsafe) let configuration = configuration
    TestNetworkSDK.setUp(parameter(of: configuration)) { code in
      if let code { return self.fail(code, request, completion) }
      self.ask(request, configuration, completion)
    }
  }

  private func ask(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    _ completion: @escaping ModelCompletion
  ) { super.fetch(request, configuration, completion: completion) }
}

private final class DoesNotWait: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    super.setUp(with: configuration) { _ in }
    completionHandler(nil)
  }
}

private final class AnyKey: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let keys = Set(configuration.credentials.compactMap { $0.settings["parameter"] as? String })
    guard let key = keys.filter({ !$0.isEmpty }).min() else { return completionHandler(error(101)) }
    nonisolated(unsafe) let completionHandler = completionHandler
    TestNetworkSDK.setUp(key) { code in completionHandler(code.map(error)) }
  }
}

@MainActor
private final class AdultsFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var formats: Set<AdFormat> { [.banner, .rewarded, .native] }
}

/// Refuses children when it is set up, asked for signals or for an ad.
private final class AdultsOnly: ModelBidder {
  private nonisolated static var isChild: Bool {
    let configuration = MobileAds.shared.requestConfiguration
    return configuration.tagForChildDirectedTreatment == true
      || configuration.tagForUnderAgeOfConsent == true || configuration.ageRestrictedTreatment == .child
  }

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    if isChild { return completionHandler(error(112)) }
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    if Self.isChild { return completionHandler("", Self.error(112)) }
    super.collectSignals(for: params, completionHandler: completionHandler)
  }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping ModelCompletion
  ) {
    if Self.isChild { return fail(112, request, completion) }
    super.fetch(request, configuration, completion: completion)
  }
}
