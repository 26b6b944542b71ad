extension RuleBook {
  /// Answering requests, LOAD-1 to LOAD-6 and LOAD-17 to LOAD-19, and how loads run beside each other.
  static let answerExplanations: [String: RuleExplanation] = [
    "LOAD-1": .fill(.native),
    "LOAD-2": .oneAnswer(.native),
    "LOAD-3": .noFill(.native),
    "LOAD-4": RuleExplanation(
      why: """
        A network can fail for other reasons than a lack of ads: no connection, an unknown placement, a \
        server error. If the adapter reports only some of them, the others hold up the waterfall until the \
        source times out. The check lets the network fail with a code of its own.
        """,
      example: """
          func acme(_ ad: AcmeNativeAd, didFailWith error: AcmeError) {
        -   switch error.code {
        -   case AcmeError.noFill.code: _ = completionHandler?(nil, error)
        -   default: print(error)  // The host waits for an answer.
        -   }
        +   _ = completionHandler?(nil, error)  // Whatever the code is.
        +   completionHandler = nil
          }
        """
    ),
    "LOAD-5": RuleExplanation(
      why: """
        A publisher reads errors in the response info and in logs, where those of all sources stand side \
        by side. An error code means nothing without the domain that defines it. The check rejects a \
        domain that is empty or blank, and accepts every code.
        """,
      example: """
          func acme(_ ad: AcmeNativeAd, didFailWith error: AcmeError) {
        -   let failure = NSError(domain: "", code: error.code)
        +   let failure = NSError(domain: "com.acme.adapter", code: error.code)
            _ = completionHandler?(nil, failure)
            completionHandler = nil
          }
        """
    ),
    "LOAD-6": RuleExplanation(
      why: """
        The network's support team asks for the network's error code. An adapter that replaces every code \
        with one of its own makes a wrong placement look like a lost connection. The check lets the \
        network fail with the codes 1 and 2 and looks for them in the error and in its underlying errors.
        """,
      example: """
          func acme(_ ad: AcmeNativeAd, didFailWith error: AcmeError) {
        -   let failure = NSError(domain: "com.acme.adapter", code: 100)
        +   let failure = NSError(
        +     domain: "com.acme.adapter", code: 100,
        +     userInfo: [NSUnderlyingErrorKey: error])
            _ = completionHandler?(nil, failure)
            completionHandler = nil
          }
        """
    ),
    "LOAD-10": RuleExplanation(
      why: """
        The custom-event document says that the ad is requested asynchronously. A host that gets the ad \
        before its call has returned may not have stored the adapter yet, and can lose the ad or its \
        events. Deliver a cached ad on the next turn of the main actor.
        """,
      example: """
          // In loadNativeAd(for:completionHandler:)
          if let ad = AcmeAds.cachedAd(for: placement) {
        -   eventDelegate = completionHandler(AcmeMediatedAd(ad), nil)
        +   Task { @MainActor in
        +     eventDelegate = completionHandler(AcmeMediatedAd(ad), nil)
        +   }
          }
        """
    ),
    "LOAD-12": RuleExplanation(
      why: """
        The host creates an instance for each request. State that outlives an instance, such as a static \
        variable, applies one publisher's options to the next request, whose ad then has the wrong images. \
        The check loads without options, then with options, then without again, and compares the first and \
        last request.
        """,
      example: """
        - private static let acmeRequest = AcmeRequest()
        + private let acmeRequest = AcmeRequest()

          func apply(_ images: NativeAdImageAdLoaderOptions) {
        -   Self.acmeRequest.orientation = .portrait
        +   acmeRequest.orientation = .portrait
          }
        """
    ),
    "LOAD-13": RuleExplanation(
      why: """
        An app loads ads for several places at once. If answers go to the newest instance, one request \
        gets the other's ad and the first one times out. The check starts two loads with different ads, \
        and accepts an error from a network that serves one at a time.
        """,
      example: """
        - static var newest: AcmeNativeLoader?
        -
          func load() {
        -   Self.newest = self
        -   AcmeAds.loadNative(acmeRequest) { Self.newest?.received($0) }
        +   AcmeAds.loadNative(acmeRequest) { self.received($0) }
          }
        """
    ),
    "LOAD-14": RuleExplanation(
      why: """
        A publisher cancels a load when its screen closes, and the network may answer afterwards. Such an \
        answer must not be reported twice, and must not be delivered to a later request. The check cancels \
        a load that the network answers after 3 seconds, and then loads another ad.
        """,
      example: """
          func acmeDidTimeOut(_ ad: AcmeNativeAd) {
            _ = completionHandler?(nil, AcmeError.timeout)
        +   completionHandler = nil
          }
          func acmeDidLoad(_ ad: AcmeNativeAd) {
            eventDelegate = completionHandler?(AcmeMediatedAd(ad), nil)
        +   completionHandler = nil
          }
        """
    ),
    "LOAD-15": RuleExplanation(
      why: """
        The host releases an adapter whose source has timed out. If the adapter tidies up only while it is \
        alive, shared state such as a count of running loads stays wrong, and later loads fail although \
        the network has ads. The check releases five adapters while they load, and then loads an ad.
        """,
      example: """
          // In load()
          Self.runningLoads += 1  // Acme allows three at a time.
          AcmeAds.loadNative(acmeRequest) { [weak self] ad in
        -   guard let self else { return }  // The load counts for ever.
            Self.runningLoads -= 1
        -   received(ad)
        +   self?.received(ad)
          }
        """
    ),
    "LOAD-16": RuleExplanation(
      why: """
        The host owns the adapter and is its delegate. If the adapter holds the delegate strongly, the two \
        can keep each other alive, and the app leaks memory with every ad. The check releases the delegate \
        after the answer and expects it to be deallocated.
        """,
      example: """
          /// Receives the events of the ad.
        - private var eventDelegate: (any MediationNativeAdEventDelegate)?
        + private weak var eventDelegate: (any MediationNativeAdEventDelegate)?
        """
    ),
    "LOAD-17": .fill(.other),
    "LOAD-18": .oneAnswer(.other),
    "LOAD-19": .noFill(.other),
  ]
}
