/// What was seen of one request and its ad.
struct RequestCourse {
  /// What the app knows of the screens of its ad.
  enum Screen { case closed, open, closing, over }

  /// One time that an adapter was asked for an ad.
  struct Asking {
    let source: Int
    let time: Int
    /// Its first answer: whether it had an ad, and when.
    var first: (isAd: Bool, time: Int)?
  }

  /// A call of the exchange.
  struct Auction {
    let time: Int
    var isAnswered = false
  }

  let start: Int
  /// Whether the call in which the app asked has not returned.
  var isInLoad = true
  var outcomes = 0
  /// Whether the app has cancelled it, and whether nothing else can have ended it by then.
  var wasToBeCancelled = false
  var isCancelled = false
  /// By their number among all of the trial.
  var askings: [Int: Asking] = [:]
  var lastAsking: Int?
  /// The one that the app's ad is of.
  var winner: Int?

  // Bidding.
  /// When each bidder, by its source, was asked, and whether it has answered.
  var signals: [Int: (time: Int, answers: Int)] = [:]
  var auction: Auction?
  /// Whether the log says how the auction ended.
  var isAuctionOver = false
  /// What each bidder is to load with, by its source.
  var bids: [Int: String] = [:]
  /// Answers of bidders and exchange that came too late.
  var vain = RoughCount()
  var loggedInVain = RoughCount()

  // The log.
  var answers = 0
  var loggedAnswers = 0
  /// The sources whose adapters the log says were asked.
  var loggedRequests: Set<Int> = []
  /// The sources whose time the log says was over.
  var loggedTimeouts: Set<Int> = []
  var reported = AdReportCounts()
  var logged = AdReportCounts()
  var effective = AdReportCounts()
  var heard = AdReportCounts()
  /// What the winner's network alone has reported.
  var winnerReported = AdReportCounts()
  /// Entries that the host makes for itself.
  var own = AdReportCounts()
  /// What the winner's network has reported that the app has not heard yet, in order. Impressions, clicks and rewards,
  /// which the host counts, are left out.
  var unheard: [AdReport] = []
  var isReleased = false

  // The ad.
  /// How often the network heard that a rendering began, and ended.
  var renderings = 0
  var untrackings = 0
  /// Whether the app has shown the ad in no view since the network heard that it is in none.
  var isUntracked = false
  /// The same as the log has it.
  var isLoggedUntracked = false
  /// Whether the host keeps back no reports until the app can hear them.
  var isListening = true
  /// Whether the app has listened from the first moment.
  var hearsAll = false
  var presents = 0
  var passedOn = 0
  var refusals = 0
  var wasShown = false
  var taps = 0
  var toldImpressions = 0
  /// Since when its network has not said that it presents the ad, and whether the host has stopped waiting for that.
  var silentSince: Int?
  var wasSilent = false
  /// Whether the network has reported a reward while the app knew that its ad was on the screen.
  var hasEarnedReward = false
  var screen = Screen.closed
  /// Whether the app heard that the ad, which it had presented, could not be.
  var couldNotBePresented = false

  init(start: Int) { self.start = start }
}

/// How often something happened, and by how much that may be wrong because two things happened at one moment.
struct RoughCount: Equatable {
  var count = 0
  var slack = 0

  /// Whether a count can be this one.
  func allows(_ other: RoughCount) -> Bool { abs(count - other.count) <= slack + other.slack }
}

extension RequestCourse {
  /// Whether the request has ended.
  var isOver: Bool { outcomes > 0 }
  /// The adapter that was asked last.
  var last: Asking? { lastAsking.flatMap { askings[$0] } }
}

/// How often each report was made.
struct AdReportCounts: Equatable {
  private var counts = [Int](repeating: 0, count: AdReport.allCases.count)

  subscript(report: AdReport) -> Int {
    get { counts[report.rawValue] }
    set { counts[report.rawValue] = newValue }
  }
}
