extension RuleBook {
  /// Memory.
  static let lifeExplanations: [String: RuleExplanation] = [
    "LIFE-1": .strongAd(.native),
    "LIFE-2": RuleExplanation(
      why: """
        An ad holds images and often a video player. If anything keeps the network's ad after the \
        publisher has released it, memory grows until the system ends the app. The check shows an ad, taps \
        and untracks it, releases it, and reads livingAds of the fixture's sightings.
        """,
      example: """
        - private static var ads: [AcmeNativeAd] = []
        + private var ad: AcmeNativeAd?

          func acmeDidLoad(_ ad: AcmeNativeAd) {
        -   Self.ads.append(ad)  // Nothing removes it.
        +   self.ad = ad  // Released together with this object.
          }
        """
    ),
    "LIFE-3": RuleExplanation(
      why: """
        A mediated ad that captures itself in a closure or a timer is never deallocated, and neither is \
        the network's ad that it holds. The app leaks memory with every ad that it loads. The check shows \
        an ad, taps and untracks it, releases it, and expects the mediated ad to be gone.
        """,
      example: """
          // In init(_:)
        - ad.onClick = { self.eventDelegate?.reportClick() }
        + ad.onClick = { [weak self] in self?.eventDelegate?.reportClick() }
        """
    ),
    "LIFE-4": RuleExplanation(
      why: """
        The host creates an adapter for each request. Adapters that stay alive, for example in a list from \
        which only successful loads are removed, add up in apps that request an ad every minute. The check \
        looks after an ad was released and after a load has failed.
        """,
      example: """
          func acme(_ ad: AcmeNativeAd, didFailWith error: AcmeError) {
        -   fail(error)  // Self.runningLoaders still has this instance.
        +   Self.runningLoaders.removeAll { $0 === self }
        +   fail(error)
          }
        """
    ),
    "LIFE-5": RuleExplanation(
      why: """
        Some leaks show only after many loads: a cache that keeps every hundredth ad, or a list that is \
        not emptied when loads run at once. An app that is open all day loads that many ads. The check \
        loads a thousand ads, releases them and reads livingAds of the fixture's sightings.
        """,
      example: """
        - private static var samples: [AcmeNativeAd] = []
        + private static var samples: [String] = []

          func acmeDidLoad(_ ad: AcmeNativeAd) {
        -   if ad.isSampled { Self.samples.append(ad) }
        +   if ad.isSampled { Self.samples.append(ad.id) }  // Not the ad.
            deliver(ad, images: [])
          }
        """
    ),
    "LIFE-6": .strongAd(.other),
    "LIFE-7": RuleExplanation(
      why: """
        Banners hold images, and full-screen ads hold videos. If the adapter, its ad or the network's ad \
        stays alive after the publisher has released it, memory grows with every ad until the system ends \
        the app. The check shows or presents the ad, closes it, releases it, and expects nothing to be \
        left.
        """,
      example: """
          // In load()
        - interstitial.onClose = {
        -   self.eventDelegate?.didDismissFullScreenView()
        + interstitial.onClose = { [weak self] in
        +   self?.eventDelegate?.didDismissFullScreenView()
          }
        """
    ),
  ]

  /// Threads.
  static let threadExplanations: [String: RuleExplanation] = [
    "THREAD-1": RuleExplanation(
      why: """
        A publisher updates its views when an ad arrives, which is allowed on the main actor only. This \
        host accepts an ad from any thread; another one may crash. The check looks where the ad is \
        delivered, and relies on a network double that calls back on the main actor.
        """,
      example: """
          func acmeDidLoad(_ ad: AcmeNativeAd) {
        -   DispatchQueue.global().async { [self] in
        -     deliver(ad, images: ad.decodedImages())
        +   Task { @MainActor in
        +     let images = await ad.decodedImages()  // On another thread.
        +     deliver(ad, images: images)
            }
          }
        """
    ),
    "THREAD-2": RuleExplanation(
      why: """
        A publisher removes its placeholder or loads other content when there is no ad, which is allowed \
        on the main actor only. This host accepts a failure from any thread; another one may crash. The \
        check lets the network have no ad and looks where the failure is reported.
        """,
      example: """
          func acme(_ ad: AcmeNativeAd, didFailWith error: AcmeError) {
        -   DispatchQueue.global().async { [self] in
        -     _ = completionHandler?(nil, error)
        -   }
        +   _ = completionHandler?(nil, error)
        +   completionHandler = nil
          }
        """
    ),
    "THREAD-3": RuleExplanation(
      why: """
        A publisher pauses its game or its sound when it hears of a screen or a video. If the report comes \
        from another thread, that code races with the rest of the app. The check lets the network do all \
        it can with its ad and looks where each event is reported.
        """,
      example: """
          func acmeWillOpen(_ ad: AcmeNativeAd) {
        -   DispatchQueue.global().async { [self] in
        -     eventDelegate?.willPresentFullScreenView()
        -   }
        +   eventDelegate?.willPresentFullScreenView()
          }
        """
    ),
  ]
}
