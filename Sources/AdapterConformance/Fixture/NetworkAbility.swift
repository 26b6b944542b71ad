/// Something that most networks can do, and that a fixture may say its network cannot.
///
/// The only asset that every network has is the headline.
public enum NetworkAbility: String, Sendable, Hashable, CaseIterable, Codable {
  // What its ads are made of.
  /// Delivers a text under the headline.
  case body
  /// Delivers what the button says. Without it the kit taps the headline.
  case callToAction
  /// Delivers who advertises.
  case advertiser
  /// Delivers the store.
  case store
  /// Delivers the price.
  case price
  /// Delivers a rating.
  case starRating
  /// Delivers an icon.
  case icon
  /// Delivers main images, or at least one.
  case mainImages
  /// Says how many pixels a point its images have.
  case imageScale
  /// Delivers images as addresses, for publishers who load them themselves.
  case imageAddresses
  /// Delivers several main images.
  case multipleImages
  /// Prefers images of an orientation.
  case imageOrientation
  /// Has an AdChoices icon of its own for the adapter to show.
  case adChoices
  /// Is told in which corner the AdChoices icon goes.
  case adChoicesPosition
  /// Delivers assets that native ads have no property for.
  case extraAssets
  /// Delivers ads with a video, and reports how it plays.
  case video

  // What it hears, counts and does.
  /// Hands over an object for each ad, whose life ``NetworkSightings/livingAds`` counts.
  case adObjects
  /// Is told of impressions, or counts them.
  case impressions
  /// Is told of clicks, or counts them.
  case clicks
  /// Is told of impressions by the adapter. A network without it counts by the view that it was given, also where the
  /// adapter leaves the counting to the host.
  case impressionCalls
  /// Is told of clicks by the adapter. A network without it counts by the view that it was given, also where the adapter
  /// leaves the counting to the host.
  case clickCalls
  /// Opens modal screens over the app from native ads and banners, and reports them.
  case screens
  /// Takes the user out of the app.
  case leavingTheApplication
  /// Fails with a code of its own.
  case errorCodes
  /// Delays its answer by a given time.
  case delays
  /// Is given the view that shows the ad, and tells which one.
  case renderedView
  /// Releases a view when the adapter untracks it.
  case unregistering

  // What it is told about a request.
  /// Tells test requests from others.
  case testRequests
  /// Is told whether the app is directed at children.
  case childDirectedTreatment
  /// Is told whether the user is under the age of consent.
  case underAgeOfConsent
  /// Is told the user's age group.
  case ageRestrictedTreatment

  // What mediation adapters need of it.
  /// Has an SDK that is set up before it loads, which may fail.
  case setUp
  /// Has an SDK that can be set up anew for each rule. Without it the SDK is set up once for the process.
  case repeatedSetUp
  /// Answers requests that come without a bid. A network that lacks it is asked with ``AdapterFixture/bidResponse``
  /// in every rule.
  case waterfall
  /// May fail to give signals.
  case signalErrors
  /// Is given the watermark of a bid, to lay it over the ad.
  case watermark
  /// Delivers banners in more than one size, and is told which.
  case bannerSizes
  /// Plays a video in its rewarded ads, and reports its start at ``NetworkAction/playVideo`` and its end at
  /// ``NetworkAction/endVideo``.
  case rewardedVideo
  /// May fail to present a full-screen ad.
  case presentationErrors
}
