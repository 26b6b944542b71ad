/// What can go wrong with a request for a native ad: at the networks, at the image server and in the app.
package enum ChainFault: String, FaultName, Sendable {
  // What a source does when it is asked.
  /// It says nothing, ever.
  case neverAnswers = "never-answers"
  /// It delivers an ad, or fails, twice.
  case answersTwice = "answers-twice"
  /// It delivers an ad and says later that it has none.
  case successThenFailure = "success-then-failure"
  /// It says that it has no ad and delivers one later.
  case failureThenSuccess = "failure-then-success"
  /// It answers when its time is over.
  case late
  /// It answers before `request` has returned.
  case synchronous
  /// It answers from another thread.
  case background
  /// Its network forgets the adapter before it answers.
  case adapterReleased = "adapter-released"
  /// The server of its images answers in one of all the wrong ways.
  case imageServer = "image-server"

  // What a network reports about its ad.
  /// Before the ad is delivered, or just then.
  case earlyNotification = "early-notification"
  /// The same several times.
  case duplicateNotification = "duplicate-notification"
  /// Screens in any order.
  case screensOutOfOrder = "screens-out-of-order"
  /// When the ad is in no view any more.
  case afterUntrack = "after-untrack"
  /// When the app has let go of the ad.
  case afterRelease = "after-release"
  /// From another thread.
  case backgroundNotification = "background-notification"

  // What the app does.
  /// It cancels, at any moment.
  case cancel
  /// It asks for another ad before the first request is over, or just then.
  case loadAgain = "load-again"
  /// It does something inside a call of the host's.
  case reentrantApp = "reentrant-app"
  /// It shows the ad in one view after the other.
  case rendersAgain = "renders-again"
  /// The view is hidden, shown again, or gone.
  case viewComesAndGoes = "view-comes-and-goes"
  /// It listens to the ad late, or never.
  case listensLate = "listens-late"
  /// Its user taps everywhere, also when there is no ad.
  case tapsEverywhere = "taps-everywhere"
  /// It lets go of the loader or the ad before their time, on any thread.
  case letsGoEarly = "lets-go-early"
}
