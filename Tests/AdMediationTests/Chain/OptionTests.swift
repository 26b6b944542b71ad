import AdMediation
import AdPlatform
import Foundation
import Testing

/// What the publisher says reaches the custom event, and what the custom event passes on reaches the network.
@MainActor
@Suite struct OptionTests {
  @Test("a custom event is given parameter, request, ad types, options and view controller")
  func everythingArrives() throws {
    var asked: ScriptedCustomEvent?
    let rig = Rig(scripts: [
      Script { event in
        asked = event
        event.fill()
      }
    ])
    let request = Request()
    request.gender = .female
    request.birthday = Date(timeIntervalSince1970: 0)
    request.setLocation(latitude: 52.5, longitude: 13.25, accuracy: 20)
    request.locationDescription = "Berlin"
    request.keywords = ["chess", "go"]
    request.isTesting = true
    let extras = CustomEventExtras()
    extras.setExtras(["floor": 2], forLabel: "source 0")
    extras.setExtras(["floor": 3], forLabel: "another source")
    request.register(extras)
    let option = NativeAdMediaAdLoaderOptions()
    option.mediaAspectRatio = .square
    rig.load(request, options: [option])

    let event = try #require(asked)
    let received = try #require(event.request)
    #expect(received.userGender == .female)
    #expect(received.userBirthday == Date(timeIntervalSince1970: 0))
    #expect(received.userHasLocation)
    #expect(received.userLatitude == 52.5)
    #expect(received.userLongitude == 13.25)
    #expect(received.userLocationAccuracyInMeters == 20)
    #expect(received.userLocationDescription == "Berlin")
    #expect(received.userKeywords as? [String] == ["chess", "go"])
    #expect(received.additionalParameters?["floor"] as? Int == 2)
    #expect(received.isTesting)
    #expect(event.adTypes as? [AdLoaderAdType] == [.unifiedNative])
    #expect(event.options.first as? NativeAdMediaAdLoaderOptions === option)
    #expect(event.rootViewController === rig.rootViewController)
  }

  @Test("a request that says nothing says nothing")
  func defaults() throws {
    var asked: ScriptedCustomEvent?
    let rig = Rig(scripts: [
      Script { event in
        asked = event
        event.fill()
      }
    ])
    rig.load()
    let request = try #require(asked?.request)
    #expect(request.userGender == .unknown)
    #expect(request.userBirthday == nil)
    #expect(!request.userHasLocation)
    #expect(request.userLatitude == 0 && request.userLongitude == 0)
    #expect(request.userLocationAccuracyInMeters == 0)
    #expect(request.userLocationDescription == nil)
    #expect(request.userKeywords == nil)
    #expect(request.additionalParameters == nil)
    #expect(!request.isTesting)
    #expect(asked?.options.isEmpty == true)
  }

  @Test("the host keeps no loader's view controller alive")
  func viewControllerIsWeak() throws {
    let rig = Rig(scripts: [.fills()])
    weak var weakController: UIViewController?
    var ad: NativeAd?
    do {
      let controller = UIViewController()
      weakController = controller
      let loader = AdLoader(adUnitID: Rig.adUnitID, rootViewController: controller, host: rig.host)
      loader.delegate = rig.publisher
      loader.load(nil)
      rig.scheduler.run()
      ad = rig.publisher.ads.first
      #expect(ad?.rootViewController === controller)
    }
    #expect(weakController == nil)
    #expect(ad?.rootViewController == nil)
  }

  @Test("both generations of an option's name are one setting")
  func bothNames() {
    let images = NativeAdImageAdLoaderOptions()
    images.isImageLoadingDisabled = true
    #expect(images.disableImageLoading)
    let video = VideoOptions()
    #expect(video.startMuted && video.shouldStartMuted)
    video.shouldStartMuted = false
    video.areCustomControlsRequested = true
    video.isClickToExpandRequested = true
    #expect(!video.startMuted && video.customControlsRequested && video.clickToExpandRequested)
  }
}
