import AdMediation

/// What a script looks at to decide what comes next.
struct HostSight {
  let setting: HostSetting
  /// Networks that were called and have not answered.
  let setUps: [Int]
  let bidders: [Int]
  let wantsBids: Bool
  /// Sources whose adapters have not answered, and those that have.
  let unanswered: [Int]
  let answered: [Int]
  /// How many requests there were, and whether one is under way.
  let requests: Int
  let isUnderWay: Bool
  /// The app's newest ad, as far as it has come.
  let course: RequestCourse?
  let hasAd: Bool
}

extension HostStage {
  /// What is there now.
  var sight: HostSight {
    let asked = networks.askings
    let newest = watch.courses.last { $0.winner != nil }
    return HostSight(
      setting: setting,
      setUps: networks.setUps.filter { !$0.value.isAnswered }.keys.sorted(),
      bidders: networks.signals.filter { !$0.isAnswered }.map { setting.sources[$0.source].network },
      wantsBids: networks.auctions.last?.isAnswered == false,
      unanswered: asked.indices.filter { isWaitedFor(asked[$0]) && networks.isNewest($0) }.map {
        asked[$0].source
      },
      answered: asked.indices.filter { asked[$0].isAnswered && networks.isNewest($0) }.map {
        asked[$0].source
      },
      requests: watch.courses.count,
      isUnderWay: watch.courses.contains { !$0.isOver },
      course: newest,
      hasAd: setting.format == .banner ? app.shown != nil && app.banner != nil : app.newestAd != nil
    )
  }
}

extension HostStage {
  private func isWaitedFor(_ asking: HostNetworks.Asking) -> Bool {
    !asking.isAnswered && !asking.isDownloading && asking.answer != nil
  }
}

extension HostNetworks {
  /// Whether no adapter of the same source was asked later.
  func isNewest(_ asking: Int) -> Bool {
    asking == askings.lastIndex { $0.source == askings[asking].source }
  }
}
