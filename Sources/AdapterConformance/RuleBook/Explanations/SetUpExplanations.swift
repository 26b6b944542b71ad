extension RuleBook {
  /// The network's set-up, and versions.
  static let setUpExplanations: [String: RuleExplanation] = [
    "SETUP-1": RuleExplanation(
      why: """
        The host waits for its adapters, and many apps load their first ad when it is ready. A set-up that \
        is not answered delays that ad until a timeout; one that is answered twice, or with an error \
        although the network is ready, makes the adapter's status wrong.
        """,
      example: """
          // In setUp(with:completionHandler:)
          AcmeAds.start(appID(of: configuration)) { error in
        -   if let error { completionHandler(error) }  // Success is silent.
        +   completionHandler(error)
          }
        """
    ),
    "SETUP-2": RuleExplanation(
      why: """
        A publisher may configure no source of the network yet, or mistype a setting. An adapter that \
        returns without an answer delays the first ad of all networks. The check sets up without \
        credentials, without settings, and with empty and meaningless settings; an error and nil are both \
        accepted.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - guard let id = appID(of: configuration) else { return }
        + guard let id = appID(of: configuration) else {
        +   return completionHandler(AcmeError.missingAppID)
        + }
          AcmeAds.start(id) { completionHandler($0) }
        """
    ),
    "SETUP-3": RuleExplanation(
      why: """
        A network cannot be set up without a connection or with a blocked account. If the adapter does not \
        answer, the app waits for it at every start. The check lets the network refuse its set-up and \
        expects an answer of any kind; SETUP-8 expects an error.
        """,
      example: """
          // In setUp(with:completionHandler:)
          AcmeAds.start(appID(of: configuration)) { error in
        -   guard error == nil else { return }
        -   completionHandler(nil)
        +   completionHandler(error)  // Also when Acme cannot start.
          }
        """
    ),
    "SETUP-4": RuleExplanation(
      why: """
        Publishers and the network's support read the versions in logs and bug reports. Version 0.0.0 \
        hides which code has run. The check expects no negative part and at least one that is not 0. By \
        convention the version 3.2.1.4 of an adapter is 3.2.104.
        """,
      example: """
          nonisolated static func adapterVersion() -> VersionNumber {
        -   VersionNumber()
        +   VersionNumber(majorVersion: 3, minorVersion: 2, patchVersion: 104)
          }
        """
    ),
    "SETUP-5": RuleExplanation(
      why: """
        Hosts read the versions at any time and on any thread, often before set-up and for every report. A \
        version that starts the SDK slows the app down and sends data before the user has consented. The \
        check reads both versions off the main actor, twice before set-up and once after it.
        """,
      example: """
          nonisolated static func adSDKVersion() -> VersionNumber {
        -   AcmeAds.start(nil) { _ in }  // Only to read a constant.
        -   return AcmeAds.version
        +   AcmeAds.version
          }
        """
    ),
    "SETUP-6": RuleExplanation(
      why: """
        Starting an SDK costs time and network traffic. If every load starts it again, each ad is late, \
        and some SDKs lose the ads that they have loaded before. The check counts the set-ups of the \
        network at set-up and during one load of each format.
        """,
      example: """
          // In loadBanner(for:completionHandler:)
        - AcmeAds.start(placement) { [self] _ in
        -   banner.load(acmeRequest)
        - }
        + // setUp(with:completionHandler:) has started Acme.
        + banner.load(acmeRequest)
        """
    ),
    "SETUP-7": RuleExplanation(
      why: """
        The host may set adapters up on a background thread while the main thread is busy with the start \
        of the app. An adapter that waits for the main thread delays all other adapters, and can stop the \
        app in a deadlock. The check calls setUp(with:completionHandler:) off the main thread and keeps \
        the main actor busy.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - DispatchQueue.main.sync {
        -   AcmeAds.start(appID(of: configuration)) { completionHandler($0) }
        + let id = appID(of: configuration)
        + // The host accepts the answer on any thread.
        + nonisolated(unsafe) let completionHandler = completionHandler
        + DispatchQueue.main.async {
        +   AcmeAds.start(id) { completionHandler($0) }
          }
        """
    ),
    "SETUP-8": RuleExplanation(
      why: """
        A publisher finds a wrong app ID by the initialization status of the adapter. If the adapter \
        reports success, the publisher looks for the mistake in its ad units instead. The check lets the \
        network refuse its set-up and expects an error.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - AcmeAds.start(appID(of: configuration)) { _ in
        -   completionHandler(nil)  // The error is lost.
        + AcmeAds.start(appID(of: configuration)) { error in
        +   completionHandler(error)  // Nil if Acme is ready.
          }
        """
    ),
    "SETUP-9": RuleExplanation(
      why: """
        A set-up that succeeds without a setting that it needs moves the failure to every single load, \
        where it is harder to explain. The check omits or changes the settings that settingFaults of the \
        fixture names, and compares the error with the domain and the code that the fixture expects.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - let id = appID(of: configuration) ?? "unknown"
        + guard let id = appID(of: configuration), id.hasPrefix("acme-") else {
        +   return completionHandler(AcmeError.invalidAppID)
        + }
          AcmeAds.start(id) { completionHandler($0) }
        """
    ),
    "SETUP-10": RuleExplanation(
      why: """
        The configuration has the credentials of every source that uses the adapter, often several. An \
        adapter that answers for each of them reports that it is ready while it still sets up, and calls \
        the completion handler more than once. The check passes three credentials and expects one answer.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - for credentials in configuration.credentials {
        -   let id = credentials.settings["appID"] as? String
        -   AcmeAds.start(id) { completionHandler($0) }
        + let ids = configuration.credentials.compactMap {
        +   $0.settings["appID"] as? String
          }
        + AcmeAds.start(ids) { completionHandler($0) }
        """
    ),
    "SETUP-11": RuleExplanation(
      why: """
        A host may set an adapter up again, for example after the configuration has changed. An adapter \
        that answers only the first time leaves the second set-up open. The check sets the adapter up \
        twice and expects one answer each time.
        """,
      example: """
          // In setUp(with:completionHandler:)
        - guard !AcmeAds.isStarted else { return }
        + guard !AcmeAds.isStarted else { return completionHandler(nil) }
          AcmeAds.start(appID(of: configuration)) { completionHandler($0) }
        """
    ),
  ]
}
