import AdMediation
import AdPlatform
import FaultInjection

// Messengers that make the others see what a host with an error would. Each is to be found.

/// A host that counts every impression twice.
struct CountsTwice: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] {
    word == .report(.impression) ? [word, word] : [word]
  }
}

/// A host that passes on what networks report, and looks at nothing.
struct PassesEverythingOn: Messenger {
  mutating func hearing(_ report: AdapterReport) -> [HostWord] { [.report(report)] }
}

/// A host that says nothing when there is no ad.
struct ForgetsNoFill: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] { word == .outcome(filled: false) ? [] : [word] }
}

/// A host that says twice that there is no ad.
struct SaysNoFillTwice: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] {
    word == .outcome(filled: false) ? [word, word] : [word]
  }
}

/// A host that forgets that a screen is about to close.
struct ForgetsWillDismiss: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] { word == .report(.willDismiss) ? [] : [word] }
}

/// A host that says that a screen has closed before it says that it is about to.
struct ClosesAtOnce: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] {
    switch word {
    case .report(.willDismiss): [.report(.didDismiss), word]
    default: [word]
    }
  }
}

/// A host that rewards whenever a network says so.
struct RewardsAlways: Messenger {
  mutating func hearing(_ report: AdapterReport) -> [HostWord] {
    report == .reward ? [.report(.reward)] : []
  }
}

/// A host that keeps clicks to itself.
struct KeepsClicks: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] { word == .report(.click) ? [] : [word] }
}

/// A host that does not write down what has no effect.
struct HidesWhatFailed: Messenger {
  mutating func reading(_ event: AdLogEntry) -> AdLogEntry? { event.isSuppressed ? nil : event }
}

/// A host that says nothing when an ad cannot be presented.
struct RefusesSilently: Messenger {
  mutating func saying(_ word: HostWord) -> [HostWord] { word == .refused ? [] : [word] }
}

/// A host that waits twice as long as it says.
struct WaitsTwiceAsLong: Messenger {
  func waiting(_ delay: Duration, for purpose: SchedulePurpose) -> Duration {
    purpose == .event ? delay : delay * 2
  }
}

/// A host that gives up at half the time.
struct GivesUpEarly: Messenger {
  func waiting(_ delay: Duration, for purpose: SchedulePurpose) -> Duration {
    purpose == .event ? delay : delay / 2
  }
}

/// A host that keeps the ads of networks for ever.
struct KeepsAds: Messenger {
  var keepsAds: Bool { true }
}
