import AdMediation

extension SwiftTypes {
  /// Moves each conformance that a base class declares to the subclasses that implement its optional members.
  ///
  /// Swift binds the members of a protocol where the conformance is declared; a member of a subclass that the base class
  /// does not have would never be called.
  func conformanceChanges() -> [SourceChange] {
    var changes = unread.filter { $0.flaw == nil }.map {
      SourceChange(
        path: $0.path,
        line: 1,
        what: "the braces do not match on their own, as around #if; conformances in this file stay"
      )
    }
    for base in classes.values.sorted(by: { $0.name < $1.name }) {
      for conformance in base.conformances {
        // A base class on both sides of #if has its conformance twice.
        changes += self.changes(moving: conformance, from: base).filter { !changes.contains($0) }
      }
    }
    return changes
  }

  private func changes(moving conformance: SwiftClass.Conformance, from base: SwiftClass) -> [SourceChange] {
    guard let optional = Self.optionalMembers[conformance.protocolName] else { return [] }
    let bound = Set(lineage(of: base.name).flatMap(\.members))
    let descendants = descendants(of: base.name)
    let unbound = descendants.filter { !$0.members.intersection(optional).subtracting(bound).isEmpty }
    guard !unbound.isEmpty else { return [] }
    let entry = conformance.inherited
    let path = sources[conformance.source].path
    let names = unbound.map(\.name).joined(separator: ", ")
    let stays = { (reason: String) in
      SourceChange(path: path, line: entry.line, what: "\(base.name): \(entry.text) stays, \(reason)")
    }
    if !base.members.isDisjoint(with: Self.loads) {
      let missing = unbound.flatMap { $0.members.intersection(optional).subtracting(bound) }.sorted()
      return [
        stays(
          "for the class loads ads itself; implement \(missing.joined(separator: ", ")) in it too,"
            + " and override in \(names)"
        )
      ]
    }
    let below = unbound.filter { type in
      lineage(of: type.name).dropFirst().contains { above in unbound.contains { $0.name == above.name } }
    }
    guard below.isEmpty else {
      return [
        stays(
          "for \(below.map(\.name).joined(separator: ", ")) inherits from a class that implements"
            + " optional members too; declare the conformance where the loads are"
        )
      ]
    }
    var changes = [
      SourceChange(
        path: path,
        line: entry.line,
        what: "removed the conformance to \(entry.text) from \(base.name); \(names) has it now",
        edit: sources[conformance.source].removing(conformance.declaration.rangeToRemove(conformance.entry))
      )
    ]
    for type in unbound
    where !type.conformances.contains(where: { $0.protocolName == conformance.protocolName }) {
      changes.append(
        SourceChange(
          path: sources[type.source].path,
          line: type.declaration.line,
          what: "added the conformance to \(entry.text), which \(base.name) declared, to \(type.name)",
          edit: type.declaration.adding(entry.text)
        )
      )
    }
    let others = descendants.filter { type in
      !lineage(of: type.name).contains { above in unbound.contains { $0.name == above.name } }
        && !descendants.contains { $0.superclass == type.name }
    }
    if !others.isEmpty {
      let names = others.map(\.name).joined(separator: ", ")
      changes.append(
        SourceChange(
          path: path,
          line: entry.line,
          what: "\(names) inherited the conformance and implements no load; declare it there if it is needed"
        )
      )
    }
    return changes
  }

  /// The loads of a `MediationAdapter`, with their formats.
  static let formatsByLoad: [String: AdFormat] = [
    "loadBanner(for:completionHandler:)": .banner,
    "loadInterstitial(for:completionHandler:)": .interstitial,
    "loadRewardedAd(for:completionHandler:)": .rewarded,
    "loadRewardedInterstitialAd(for:completionHandler:)": .rewardedInterstitial,
    "loadNativeAd(for:completionHandler:)": .native,
    "loadAppOpenAd(for:completionHandler:)": .appOpen,
  ]

  private static let loads = Set(formatsByLoad.keys)

  private static let adapterMembers = loads.union([
    "setUp(with:completionHandler:)", "setUpWith(_:completionHandler:)", "networkExtrasClass()",
  ])

  private static let handling: Set<String> = ["handlesUserClicks()", "handlesUserImpressions()"]

  private static let nativeMembers: Set<String> = [
    "adChoicesView", "mediaView", "hasVideoContent", "mediaContentAspectRatio", "duration", "currentTime",
    "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:)", "didRecordImpression()",
    "didRecordClickOnAsset(withName:view:viewController:)",
    "didRecordClickOnAsset(with:view:viewController:)",
    "didUntrackView(_:)",
  ]

  /// The members that have a default here, by protocol.
  static let optionalMembers: [String: Set<String>] = [
    "MediationAdapter": adapterMembers,
    "RTBAdapter": adapterMembers,
    "MediationBannerAd": ["changeSize(to:)", "changeAdSize(to:)"],
    "MediationNativeAd": nativeMembers.union(handling),
    "MediatedUnifiedNativeAd": nativeMembers,
    "CustomEventNativeAd": handling,
  ]
}
