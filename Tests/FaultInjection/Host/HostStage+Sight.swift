import AdMediation

/// What a script looks at to decide what comes next. Each is looked up when it is asked for: an event asks for few.
@MainActor
struct HostSight {
  fileprivate let stage: HostStage

  var setting: HostSetting { stage.setting }
  /// How many requests there were, and whether one is under way.
  var requests: Int { courses.count }
  var isUnderWay: Bool { courses.contains { !$0.isOver } }
  var wantsBids: Bool { networks.auctions.last?.isAnswered == false }

  /// Networks that were called and have not answered.
  var setUps: [Int] { networks.setUps.filter { !$0.value.isAnswered }.keys.sorted() }
  var bidders: [Int] {
    networks.signals.filter { !$0.isAnswered }.map { setting.sources[$0.source].network }
  }

  /// Sources whose adapters have not answered, and those that have.
  var unanswered: [Int] { sources { $0.isWaitedFor } }
  var answered: [Int] { sources { $0.isAnswered } }

  /// The app's newest ad, as far as it has come.
  var course: RequestCourse? { courses.last { $0.winner != nil } }
  var hasAd: Bool {
    setting.format == .banner ? stage.app.shown != nil && stage.app.banner != nil : stage.app.newestAd != nil
  }

  private var networks: HostNetworks { stage.networks }
  private var courses: [RequestCourse] { stage.watch.courses }

  private func sources(_ isWanted: (HostNetworks.Asking) -> Bool) -> [Int] {
    networks.askings.indices.filter { isWanted(networks.askings[$0]) && networks.isNewest($0) }
      .map { networks.askings[$0].source }
  }
}

extension HostStage {
  /// What is there now.
  var sight: HostSight { HostSight(stage: self) }
}

extension HostNetworks.Asking {
  @MainActor fileprivate var isWaitedFor: Bool { !isAnswered && !isDownloading && answer != nil }
}

extension HostNetworks {
  /// Whether no adapter of the same source was asked later.
  func isNewest(_ asking: Int) -> Bool {
    !askings[(asking + 1)...].contains { $0.source == askings[asking].source }
  }
}
