import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let screenMutants: [Mutant] = [
    Mutant(
      "does not announce a screen",
      breaks: ["EVENT-14"],
      fixture: ModelFixture<ModelWith<SilentOpening>>.self
    ),
    Mutant(
      "announces only the first screen",
      breaks: ["EVENT-14"],
      fixture: ModelFixture<ModelWith<OneOpening>>.self
    ),
    Mutant(
      "does not say that a screen is about to close",
      breaks: ["EVENT-22"],
      fixture: ModelFixture<ModelWith<SilentClosing>>.self
    ),
    Mutant(
      "does not say that a screen has closed",
      breaks: ["EVENT-15"],
      fixture: ModelFixture<ModelWith<NeverClosed>>.self
    ),
    Mutant(
      "says nothing of the closing of a screen",
      breaks: ["EVENT-15"],
      fixture: ModelFixture<ModelWith<SilentAfterOpening>>.self
    ),
    Mutant(
      "does not say that a screen has closed, in a mediation adapter",
      breaks: ["EVENT-15"],
      fixture: NativeFixture<AdapterWith<NeverClosedAd>>.self
    ),
    Mutant(
      "mixes up will dismiss and did dismiss",
      breaks: ["EVENT-16"],
      fixture: ModelFixture<ModelWith<ClosesBackwards>>.self
    ),
    Mutant(
      "announces each screen twice",
      breaks: ["EVENT-16"],
      fixture: ModelFixture<ModelWith<OpensTwice>>.self
    ),
    Mutant(
      "does not announce that the user leaves the app",
      breaks: ["EVENT-17"],
      fixture: ModelFixture<ModelWith<LeavesSilently>>.self
    ),
    Mutant(
      "does not report the end of a video",
      breaks: ["EVENT-18"],
      fixture: ModelFixture<ModelWith<EndlessVideo>>.self
    ),
    Mutant(
      "reports the start of a video twice",
      breaks: ["EVENT-19"],
      fixture: ModelFixture<ModelWith<StartsTwice>>.self
    ),
  ]
}

private final class SilentOpening: ModelMediatedAd {
  override func adWillPresent(_ ad: TestNetworkAd) {}
}

private final class OneOpening: ModelMediatedAd {
  private var isAnnounced = false

  override func adWillPresent(_ ad: TestNetworkAd) {
    if !isAnnounced { super.adWillPresent(ad) }
    isAnnounced = true
  }
}

private final class SilentClosing: ModelMediatedAd {
  override func adWillDismiss(_ ad: TestNetworkAd) {}
}

private final class NeverClosed: ModelMediatedAd {
  override func adDidDismiss(_ ad: TestNetworkAd) {}
}

private final class SilentAfterOpening: ModelMediatedAd {
  override func adWillDismiss(_ ad: TestNetworkAd) {}
  override func adDidDismiss(_ ad: TestNetworkAd) {}
}

private final class NeverClosedAd: ModelAd {
  override func adDidDismiss(_ ad: TestNetworkAd) {}
}

private final class ClosesBackwards: ModelMediatedAd {
  override func adWillDismiss(_ ad: TestNetworkAd) { super.adDidDismiss(ad) }
  override func adDidDismiss(_ ad: TestNetworkAd) { super.adWillDismiss(ad) }
}

private final class OpensTwice: ModelMediatedAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    super.adWillPresent(ad)
    super.adWillPresent(ad)
  }
}

private final class LeavesSilently: ModelMediatedAd {
  override func adWillLeave(_ ad: TestNetworkAd) {}
}

private final class EndlessVideo: ModelMediatedAd {
  override func adDidEnd(_ ad: TestNetworkAd) {}
}

private final class StartsTwice: ModelMediatedAd {
  override func adDidPlay(_ ad: TestNetworkAd) {
    super.adDidPlay(ad)
    super.adDidPlay(ad)
  }
}
