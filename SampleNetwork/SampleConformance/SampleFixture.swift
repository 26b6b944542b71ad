import AdMediation
import AdapterConformance
import Foundation
import SampleAdapter
import SampleSDK

/// The sample adapter, and a double of the sample network behind it, as the conformance kit needs them.
@MainActor
public final class SampleFixture: AdapterFixture {
  // The double. The sample network's SDK brings one along; for others it stands in the place of their SDK.
  private let network = SampleTestNetwork()

  public init() {}

  // MARK: The adapter

  public var adapter: AdapterClass { .customEvent(SampleCustomEventNativeAd.self) }

  /// The adapter takes the parameter for the ad unit ID, and the double is reached by its own.
  public var parameter: String { network.adUnitID }

  /// What this network cannot do. The rules that need it are reported as not checked, with these reasons.
  public var limits: [NetworkAbility: String] {
    [
      .renderedView: "the sample network needs no view: impressions and clicks are passed on to it"
    ]
  }

  /// The double works on the host's scheduler only, so there are no other threads to wait for.
  public var realTimeGrace: Duration { .zero }

  // MARK: What the network answers

  public func arm(_ answer: NetworkAnswer) {
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
    return creative
  }

  private func served(_ image: NetworkAssets.Image) -> SampleCreativeImage {
    network.serve(image.data, at: image.url.absoluteString)
    return SampleCreativeImage(file: image.url.absoluteString, scale: image.scale)
  }

  // MARK: What the network does by itself

  public func perform(_ action: NetworkAction) {
    switch action {
    case .countImpression: network.perform(.countImpression)
    case .countClick: network.perform(.countClick)
    case .presentScreen: network.perform(.openLandingPage)
    case .dismissScreen: network.perform(.closeLandingPage)
    case .leaveApplication: network.perform(.leaveApplication)
    case .playVideo: network.perform(.playVideo)
    case .pauseVideo: network.perform(.pauseVideo)
    case .endVideo: network.perform(.endVideo)
    }
  }

  // MARK: What the network has seen

  public var sightings: NetworkSightings {
    var seen = NetworkSightings()
    seen.requests = network.requests.map { NetworkSightings.Request($0) }
    seen.impressions = network.impressionCount
    seen.clicks = network.clickCount
    seen.clickedView = network.lastClickedView
    seen.renderedView = network.renderedView
    seen.livingAds = network.livingAds.count
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
      adChoicesCorner: Corner(options.adInfoPosition)
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
