import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// How the publisher wants users treated.
  static let privacyRules: [ConformanceRule] = [
    rule(
      1,
      "The adapter tells the network that the app is directed at children, or fails the load.",
      .childDirected,
      needs: .childDirectedTreatment
    ) { $0.childDirectedTreatment == true },
    rule(
      2,
      "The adapter tells the network that the user is under the age of consent, or fails the load.",
      .underAgeOfConsent,
      needs: .underAgeOfConsent
    ) { $0.underAgeOfConsent == true },
    rule(
      3,
      "The adapter tells the network the user's age group, or fails the load.",
      .ageRestricted(.child),
      needs: .ageRestrictedTreatment
    ) { $0.ageRestrictedTreatment == .child || $0.childDirectedTreatment == true },
    ConformanceRule(
      .privacy(4),
      .recommended,
      "The adapter does not treat a user as a child if the publisher does not say so.",
      source: RuleSource.treatment,
      applies: .allFormats
    ) { probe in
      let request = try await probe.networkRequest(Request())
      let told = [
        (request.childDirectedTreatment == true, "childDirectedTreatment"),
        (request.underAgeOfConsent == true, "underAgeOfConsent"),
        (![nil, .unspecified].contains(request.ageRestrictedTreatment), "ageRestrictedTreatment"),
      ].filter(\.0).map(\.1)
      try probe.expect(
        told.isEmpty,
        "the network to be told nothing, for the publisher has not said anything",
        but: "it was told \(told.joined(separator: ", "))",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    },
  ]

  private static func rule(
    _ number: Int,
    _ sentence: String,
    _ treatment: UserTreatment,
    needs ability: NetworkAbility,
    wasTold: @escaping @Sendable (NetworkSightings.Request) -> Bool
  ) -> ConformanceRule {
    ConformanceRule(
      .privacy(number),
      .recommended,
      sentence,
      source: RuleSource.treatment,
      needs: [ability],
      applies: .allFormats,
      treatment: treatment
    ) { probe in
      let format = probe.fixture.formats.inOrder.first ?? .native
      let before = probe.network.requests.count
      probe.arm(.fill())
      let load = await probe.load(format)
      guard probe.network.requests.count > before, let request = probe.network.requests.last else {
        // Some networks do not serve children, and their adapters do not even ask them.
        try need(
          [.failed, .noBid].contains(load.attempt?.outcome),
          orBlockedBy: "LOAD-7",
          because: "the network was not asked"
        )
        return try await probe.expectLoadOtherwise(format)
      }
      try probe.expect(
        wasTold(request),
        "the network to be told it with the \(format.words) request or before it: the publisher has said so in "
          + "MobileAds.shared.requestConfiguration",
        but: "it was not",
        marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
      )
    }
  }
}

extension ConformanceProbe {
  /// Stops here unless the adapter loads ads for users of whom the publisher says nothing.
  fileprivate func expectLoadOtherwise(_ format: AdFormat) async throws {
    try await CheckGate.shared.run(partOfCheck: .unspecified) {
      let other = ConformanceProbe(rule: rule, making: type(of: fixture))
      await other.prepare()
      let load = try await other.loadFilled(format)
      withExtendedLifetime(load) {}
    }
  }
}
