import AdMediation
import AdapterConformance
import Foundation
import SampleSDK

/// A double of the sample network that speaks the kit's language: the network's SDK brings a test network along, and
/// for other networks this stands in the place of their SDK.
@MainActor
final class SampleNetworkDouble {
  static let limits: [NetworkAbility: String] = [
    .ageRestrictedTreatment: "the sample network is told of children, and of no other age group",
    .renderedView: "the sample network needs no view: impressions and clicks are passed on to it",
    .rewardedVideo: "the sample network does not say how the videos of its rewarded ads play",
  ]

  let network = SampleTestNetwork()
  /// Whether the ads that are delivered from now on cannot be presented.
  private var failsToPresent = false

  // MARK: What the network answers

  func arm(_ answer: NetworkAnswer) {
    network.latency = answer.delay
    switch answer.kind {
    case .fill(let assets): network.answer = .fill(creative(of: assets))
    case .noFill: network.answer = .error(.noInventory)
    case .error(let code): network.answer = .error(SampleErrorCode(rawValue: code) ?? .unknown)
    case .stall: network.answer = .silence
    }
  }

  private func creative(of assets: NetworkAssets) -> SampleCreative {
    var creative = SampleCreative()
    creative.headline = assets.headline
    creative.body = assets.body
    creative.callToAction = assets.callToAction
    creative.advertiser = assets.advertiser
    creative.store = assets.store
    creative.price = assets.price
    creative.starRating = assets.starRating
    creative.degreeOfAwesomeness = assets.extra
    creative.landscapeImages = assets.landscapeImages.map(served)
    creative.portraitImages = assets.portraitImages.map(served)
    creative.icon = assets.icon.map(served)
    creative.video = assets.video.map {
      SampleVideo(durationMilliseconds: Int($0.duration * 1000), aspectRatio: $0.aspectRatio)
    }
    creative.failsToPresent = failsToPresent
    // Not before the kit says so: it closes its ads long before.
    creative.reward = SampleReward(type: "coins", amount: 10, afterMilliseconds: 600_000)
    return creative
  }

  func arm(_ fault: NetworkFault) {
    switch fault {
    case .setUp: network.setUpAnswer = .error(.serverUnreachable)
    case .signals: network.signalsAnswer = .error(.networkError)
    case .presentation:
      failsToPresent = true
      if case .fill(var creative) = network.answer {
        creative.failsToPresent = true
        network.answer = .fill(creative)
      }
      network.perform(.breakDown)
    }
  }

  private func served(_ image: NetworkAssets.Image) -> SampleCreativeImage {
    network.serve(image.data, at: image.url.absoluteString)
    return SampleCreativeImage(file: image.url.absoluteString, scale: image.scale)
  }

  // MARK: What the network does by itself

  func perform(_ action: NetworkAction) {
    switch action {
    case .countImpression: network.perform(.countImpression)
    case .countClick: network.perform(.countClick)
    case .presentScreen: network.perform(.openLandingPage)
    case .dismissScreen:
      network.perform(.closeLandingPage)
      network.perform(.closeAd)
    case .leaveApplication: network.perform(.leaveApplication)
    case .playVideo: network.perform(.playVideo)
    case .pauseVideo: network.perform(.pauseVideo)
    case .endVideo: network.perform(.endVideo)
    }
  }

  func earnReward() { network.perform(.earnReward) }

  // MARK: What the network has seen

  var sightings: NetworkSightings {
    var seen = NetworkSightings()
    seen.requests = network.requests.map { NetworkSightings.Request($0) }
    seen.impressions = network.impressionCount
    seen.clicks = network.clickCount
    seen.clickedView = network.lastClickedView
    seen.renderedView = network.renderedView
    seen.livingAds = network.livingAds.count
    seen.setUps = network.setUpCount
    seen.presentations = network.presenters.map { NetworkSightings.Presentation(from: $0) }
    return seen
  }
}

extension NetworkSightings.Request {
  fileprivate init(_ request: SampleTestNetwork.Request) {
    let options = request.options
    self.init(
      parameter: request.adUnitID,
      wantsPictures: options.downloadsImages,
      wantsMultipleImages: options.wantsMultipleImages,
      orientation: Orientation(options.orientation),
      adChoicesCorner: Corner(options.adInfoPosition),
      format: AdFormat(options.format),
      bannerSize: options.bannerSize?.size,
      bidResponse: options.bidResponse,
      watermark: options.watermark,
      isTest: options.isTest,
      extras: ["keywords": options.keywords.joined(separator: ",")],
      childDirectedTreatment: options.isChildDirected,
      underAgeOfConsent: options.isUnderAgeOfConsent
    )
  }
}

extension NetworkSightings.Request.Orientation {
  fileprivate init(_ orientation: SampleImageOrientation) {
    switch orientation {
    case .any: self = .any
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    }
  }
}

extension NetworkSightings.Request.Corner {
  fileprivate init(_ position: SampleAdInfoPosition) {
    switch position {
    case .topRight: self = .topRight
    case .topLeft: self = .topLeft
    case .bottomRight: self = .bottomRight
    case .bottomLeft: self = .bottomLeft
    }
  }
}

extension AdFormat {
  fileprivate init(_ format: SampleAdFormat) {
    switch format {
    case .native: self = .native
    case .banner: self = .banner
    case .interstitial: self = .interstitial
    case .rewarded: self = .rewarded
    case .rewardedInterstitial: self = .rewardedInterstitial
    case .appOpen: self = .appOpen
    }
  }
}
