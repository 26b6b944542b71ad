import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// The network's set-up, and versions.
  static let setUpRules: [ConformanceRule] = [
    ConformanceRule(
      .setUp(1),
      .required(.answerSetUp),
      "The adapter completes set-up exactly once, without an error if the network is ready.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let answers = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      try await probe.expectOneAnswer(answers, for: "the network is ready")
      try probe.expect(
        answers[0].error == nil,
        "nil to the completion handler, for the network is ready",
        but: answers[0].error.map { AdapterFailure($0).message } ?? "",
        marking: { $0.name == "completion of setUp" }
      )
    },
    ConformanceRule(
      .setUp(2),
      .required(.answerSetUp),
      "The adapter completes set-up once, even if no credentials are usable.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let empty = probe.settings.mapValues { _ in "" }
      let garbage = probe.settings.mapValues { _ in "\u{0}{]\u{FFFD}" }
      let all: [(String, [String: String]?)] = [
        ("no credentials", nil), ("credentials without settings", [:]), ("empty settings", empty),
        ("settings that mean nothing", garbage),
      ]
      for (words, settings) in all {
        let answers = await probe.setUpDirectly(try probe.adapterType, settings: settings)
        try await probe.expectOneAnswer(
          answers,
          for: "\(words): with an error, or with nil if none are needed"
        )
      }
    },
    ConformanceRule(
      .setUp(3),
      .required(.answerSetUp),
      "The adapter completes set-up even if the network cannot be set up.",
      source: RuleSource.adapter,
      needs: [.setUp, .repeatedSetUp],
      applies: .mediationAdapters
    ) { probe in
      probe.arm(.setUp)
      let answers = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      if answers.isEmpty {
        try await probe.expectKept("SETUP-1", otherwise: "set-up is \(answers.timesAnswered)")
      }
      try probe.expect(
        !answers.isEmpty,
        "a call of the completion handler of setUp(with:completionHandler:), for the network cannot be set up",
        but: "no call in 10 seconds",
        marking: { $0.name == "setUp" }
      )
    },
    ConformanceRule(
      .setUp(4),
      .recommended,
      "Versions are valid: no component is negative, and at least one is not 0.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      for (name, version) in try await probe.versions() {
        let parts = [version.majorVersion, version.minorVersion, version.patchVersion]
        try probe.expect(
          parts.allSatisfy { $0 >= 0 } && parts.contains { $0 > 0 },
          "a version from \(name)(), such as 1.2.300 for the version 1.2.3.0",
          but: "\(version)"
        )
      }
    },
    ConformanceRule(
      .setUp(5),
      .recommended,
      "Reading a version is cheap, repeatable and does not initialize the SDK.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let count = probe.network.setUps
      let before = try await probe.versions()
      let again = try await probe.versions()
      let setUps = probe.network.setUps - count
      try probe.expect(
        setUps == 0,
        "adapterVersion() and adSDKVersion() to set up nothing: hosts ask for them often",
        but: "the network was set up \(setUps.of("time"))"
      )
      _ = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      let after = try await probe.versions()
      for ((name, first), others) in zip(before, zip(again, after)) {
        try probe.expect(
          first == others.0.version && first == others.1.version,
          "one version from \(name)(), whenever it is asked",
          but: "\(first), \(others.0.version), and after set-up \(others.1.version)",
          marking: { $0.name == "completion of setUp" }
        )
      }
    },
    ConformanceRule(
      .setUp(6),
      .recommended,
      "The adapter initializes the network during set-up, once, and not with each load.",
      source: RuleSource.adapter,
      needs: [.setUp, .repeatedSetUp],
      applies: .mediationAdapters
    ) { probe in
      await probe.prepare()
      await probe.settle { probe.network.setUps > 0 }
      let count = probe.network.setUps
      try probe.expect(
        count == 1,
        "setUp(with:completionHandler:) sets the network up, once, before the first load",
        but: count == 0
          ? "the network was not set up"
          : "the network was set up \(count.of("time"))",
        marking: { $0.name == "didSetUp" }
      )
      for format in probe.fixture.formats.inOrder {
        let load = try await probe.loadFilled(format)
        withExtendedLifetime(load) {}
      }
      let more = probe.network.setUps - count
      try probe.expect(
        more == 0,
        "loads to find the network set up",
        but: "the loads set it up, \(more.of("more time"))",
        marking: { $0.name == "request" }
      )
    },
    ConformanceRule(
      .setUp(7),
      .recommended,
      "Set-up returns while the main thread is busy.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      // The class and the configuration are only used on the thread that sets the adapter up.
      nonisolated(unsafe) let adapter = try probe.adapterType
      let credentials = probe.fixture.formats.inOrder.map {
        MediationCredentials(settings: probe.settings, format: $0)
      }
      nonisolated(unsafe) let configuration = MediationServerConfiguration(credentials: credentials)
      let returns = probe.returnsWhileMainActorIsBusy {
        adapter.setUp(with: configuration) { _ in }
      }
      // What waited for the main thread goes on now.
      await probe.settle { false }
      try probe.expect(
        returns,
        "setUp(with:completionHandler:) to return and answer later: the app is starting, and its main thread is busy",
        but: "it waits for the main thread; hop there with async, and not with sync or a semaphore"
      )
    },
    ConformanceRule(
      .setUp(8),
      .recommended,
      "The adapter completes set-up with an error if the network cannot be set up.",
      source: RuleSource.adapter,
      needs: [.setUp, .repeatedSetUp],
      applies: .mediationAdapters
    ) { probe in
      probe.arm(.setUp)
      let answers = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      if answers.isEmpty {
        try await probe.expectKept("SETUP-1", otherwise: "set-up is not answered")
        throw RuleNotChecked.blocked(by: "SETUP-3", because: "the set-up is not answered")
      }
      if probe.network.setUps == 0 {
        try await probe.expectKept("SETUP-6", otherwise: "set-up does not reach the network")
      }
      try probe.expect(
        answers.first?.error != nil,
        "the network's error to the completion handler of setUp(with:completionHandler:)",
        but: answers.isEmpty
          ? "no call in 10 seconds"
          : "nil, as if the network were ready. "
            + ConformanceProbe.fixtureHint("arm(.setUp)", "refuse to be set up"),
        marking: { $0.name == "completion of setUp" }
      )
    },
    ConformanceRule(
      .setUp(9),
      .recommended,
      "The adapter completes set-up with its own error if a required setting is missing or malformed.",
      source: RuleSource.adapter,
      needs: [.repeatedSetUp],
      applies: .mediationAdapters
    ) { probe in
      let faults = probe.fixture.settingFaults.filter { $0.stage == .setUp }
      try need(!faults.isEmpty, "the fixture lists no setting that set-up needs: add it to settingFaults")
      for fault in faults {
        let answers = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings.with(fault))
        guard let answer = answers.first else {
          throw RuleNotChecked.blocked(by: "SETUP-2", because: "the set-up is not answered")
        }
        let error = answer.error.map(AdapterFailure.init)
        try probe.expect(
          error.map(fault.matches) ?? false,
          "\(fault.errorWords) from the set-up \(fault.words)",
          but: error.map { "code \($0.code) of \(Optional($0.domain).quoted): \($0.message)" }
            ?? "nil, as if the network were ready",
          marking: { $0.name == "completion of setUp" }
        )
      }
    },
    ConformanceRule(
      .setUp(10),
      .required(.answerSetUp),
      "The adapter completes a set-up with several credentials once.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let other = probe.settings.mapValues { "\($0)-2" }
      let answers = await probe.setUpDirectly(
        try probe.adapterType,
        settings: probe.settings,
        others: [other, probe.settings]
      )
      try await probe.expectOneAnswer(answers, for: "the credentials of all sources")
    },
    ConformanceRule(
      .setUp(11),
      .required(.answerSetUp),
      "The adapter completes a second set-up once, too.",
      source: RuleSource.adapter,
      applies: .mediationAdapters
    ) { probe in
      let first = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      try need(!first.isEmpty, orBlockedBy: "SETUP-1", because: "the first set-up is not answered")
      let second = await probe.setUpDirectly(try probe.adapterType, settings: probe.settings)
      try await probe.expectOneAnswer(second, for: "an SDK that is set up already")
    },
  ]
}

extension [CompletionRecorder.Answer] {
  /// How often a completion handler was called, in words.
  fileprivate var timesAnswered: String { isEmpty ? "not answered" : "answered more than once" }
}

extension ConformanceProbe {
  /// The class under test, for rules about mediation adapters.
  var adapterType: any MediationAdapter.Type {
    get throws {
      guard let mediationAdapter else { throw RuleNotChecked(reason: "the adapter is a custom event") }
      return mediationAdapter
    }
  }

  /// Breaks the rule unless a set-up was answered exactly once, or is blocked if that is so of every set-up.
  fileprivate func expectOneAnswer(
    _ answers: [CompletionRecorder.Answer],
    for reason: String
  ) async throws {
    guard answers.count != 1 else { return }
    try await expectKept("SETUP-1", otherwise: "set-up is \(answers.timesAnswered)")
    throw failure(
      expected: "one call of the completion handler of setUp(with:completionHandler:), for \(reason)",
      actual: answers.isEmpty ? "no call in 10 seconds" : "\(answers.count) calls",
      marking: { $0.name == "completion of setUp" }
    )
  }

  /// Both versions, asked off the main actor.
  fileprivate func versions() async throws -> [(name: String, version: VersionNumber)] {
    // Only the class crosses to the other thread, where its static members are called.
    nonisolated(unsafe) let adapter = try adapterType
    let asked = await offMainActor { (adapter.adapterVersion(), adapter.adSDKVersion()) }
    guard let (adapterVersion, sdkVersion) = asked else {
      throw failure(
        expected: "adapterVersion() and adSDKVersion() to return",
        actual: "they did not, in 10 seconds of real time"
      )
    }
    return [("adapterVersion", adapterVersion), ("adSDKVersion", sdkVersion)]
  }
}
