/// What can go wrong with a request for an ad, and with the ad: at the networks, at the exchange, at the image server and
/// in the app.
package enum HostFault: String, FaultName {
  // How a network is set up, and bids. Mediation adapters only.
  /// It never says that its set-up is over.
  case setUpNever = "set-up-never"
  /// Its set-up fails.
  case setUpFails = "set-up-fails"
  /// It says twice how its set-up went.
  case setUpTwice = "set-up-twice"
  /// Its set-up ends after its time.
  case setUpLate = "set-up-late"
  /// A bidder gives no signals, ever.
  case signalsNever = "signals-never"
  /// A bidder has an error in place of signals, or nothing.
  case signalsFail = "signals-fail"
  /// A bidder gives its signals twice.
  case signalsTwice = "signals-twice"
  /// A bidder gives its signals after its time.
  case signalsLate = "signals-late"
  /// The exchange does not answer, or too late, twice, or with unusable bids.
  case exchange

  // What a network does when it is asked for an ad.
  /// It says nothing, ever.
  case neverAnswers = "never-answers"
  /// It delivers an ad, or fails, twice.
  case answersTwice = "answers-twice"
  /// It delivers an ad and says later that it has none.
  case successThenFailure = "success-then-failure"
  /// It says that it has no ad and delivers one later.
  case failureThenSuccess = "failure-then-success"
  /// It delivers an ad and an error at once, or neither. Mediation adapters only.
  case bothOrNeither = "both-or-neither"
  /// It answers when its time is over.
  case late
  /// It answers before the call that asks it has returned, or ends its set-up inside of that.
  case synchronous
  /// It answers from another thread.
  case background
  /// It forgets the adapter before it answers.
  case adapterReleased = "adapter-released"
  /// The server of its images answers in one of all the wrong ways. Native ads only.
  case imageServer = "image-server"

  // What a network reports about its ad.
  /// Before the ad is delivered, shown or presented.
  case earlyNotification = "early-notification"
  /// The same several times.
  case duplicateNotification = "duplicate-notification"
  /// Screens in any order.
  case screensOutOfOrder = "screens-out-of-order"
  /// Rewards that come twice, without a screen, or long after it. Mediation adapters only.
  case rewards
  /// It cannot present its ad. Mediation adapters only.
  case failsToPresent = "fails-to-present"
  /// It neither presents its ad nor says that it cannot. Mediation adapters only.
  case silentPresentation = "silent-presentation"
  /// When the ad is in no view any more. Native ads only.
  case afterUntrack = "after-untrack"
  /// It keeps what it reports on, and reports when the app has released the ad.
  case afterRelease = "after-release"
  /// From another thread.
  case backgroundNotification = "background-notification"
  /// Inside a call of the host's.
  case reentrantNetwork = "reentrant-network"

  // What the app does.
  /// It cancels, at any moment. Native ads only.
  case cancel
  /// It asks for another ad before the first request is over, or just then.
  case loadAgain = "load-again"
  /// It does something inside a call of the host's.
  case reentrantApp = "reentrant-app"
  /// It presents its ad twice. Mediation adapters only.
  case presentsTwice = "presents-twice"
  /// It presents its ad from where nothing can be presented, too soon, or when it is out of date. Mediation adapters only.
  case presentsInVain = "presents-in-vain"
  /// It shows the ad in one view after the other. Native ads only.
  case rendersAgain = "renders-again"
  /// Its views leave the screen and come back, or are gone; banners get another size.
  case viewComesAndGoes = "view-comes-and-goes"
  /// It listens to the ad late, or never.
  case listensLate = "listens-late"
  /// Its user taps everywhere, also where there is no ad. Native ads only.
  case tapsEverywhere = "taps-everywhere"
  /// It releases the loader or the ad before their time, on any thread.
  case letsGoEarly = "lets-go-early"
}
