import AdMediation
import AdapterConformance
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

/// The files of an adapter for a network called Rocket, which bids for all formats.
private func files(
  _ style: NewAdapterPackage.Style = .mediationAdapter(Set(AdFormat.allCases), isBidder: true),
  without: Set<NetworkAbility> = [],
  downloadsImages: Bool = false,
  loaders: Set<AdFormat> = [],
  sharedClass: String? = nil,
  settings: ScaffoldSettings? = nil
) -> [String: String] {
  NewAdapterPackage(
    name: "Rocket",
    style: style,
    dependency: .path("/somewhere/AdMediation"),
    without: without,
    downloadsImages: downloadsImages,
    loaders: loaders,
    sharedClass: sharedClass,
    settings: settings
  ).files
}

private func options(_ words: String...) throws -> NewAdapterOptions {
  let invocation = try AdapterTool.mediate.parse(["new-adapter", "Rocket"] + words).get()
  return try #require(invocation.options as? NewAdapterOptions)
}

private let nativeAd = "Sources/RocketAdapter/RocketMediationNativeAd.swift"
private let nativeDouble = "Sources/RocketSDK/RocketNativeAd.swift"

@Suite("A new adapter for a network with loaders") struct NewAdapterLoaderTests {
  private static let formats: [AdFormat] = [
    .native, .interstitial, .rewarded, .rewardedInterstitial, .appOpen,
  ]

  @Test("asks the loader, and receives the ad from it", arguments: formats)
  func loader(format: AdFormat) throws {
    let name = format.name.prefix(1).uppercased() + format.name.dropFirst()
    let files = files(loaders: [format])
    let double = try #require(files["Sources/RocketSDK/Rocket\(name)Ad.swift"])
    let adapter = try #require(files["Sources/RocketAdapter/RocketMediation\(name)Ad.swift"])
    #expect(double.contains("public final class Rocket\(name)AdLoader {"))
    #expect(double.contains("  init(placement: String) { super"), "an app makes no ads")
    for text in [
      "private let loader: Rocket\(name)AdLoader\n", "private var ad: Rocket\(name)Ad?\n",
      "loader.delegate = self\n",
      "      loader.load(bidResponse: bidResponse)\n    } else {\n      loader.load()\n",
      "loader.watermark = adConfiguration.watermark\n",
      "    self.ad = ad\n    ad.delegate = self\n    answer(nil)\n",
      "@preconcurrency Rocket\(name)AdLoaderDelegate {",
    ] { #expect(adapter.contains(text), "\(text)") }
    let delegate = try #require(
      double.firstMatch(of: /LoaderDelegate: AnyObject \{\n([\s\S]+?)\n\}/)?.output.1
    )
    for method in delegate.split(separator: "\n") where method.hasPrefix("  func") {
      #expect(adapter.contains(method), "\(method)")
    }
    let events = try #require(
      double.firstMatch(of: /AdDelegate: AnyObject \{\n((?:  .+\n)+)\}/)?.output.1
    )
    #expect(!events.contains(/DidLoad|didFailToLoad/))
    for method in events.split(separator: /\n(?=  func|$)/) {
      #expect(adapter.contains("\(method) {"), "\(method)")
    }
  }

  @Test("is the same for the formats whose ads load themselves")
  func others() {
    let plain = files()
    for (path, text) in files(loaders: [.native]) where plain[path] != text {
      #expect(path.contains("NativeAd") || path == "Sources/RocketSDK/RocketAd.swift", "\(path)")
    }
  }

  @Test("lets no ad load itself if all come from loaders")
  func all() throws {
    let style = NewAdapterPackage.Style.mediationAdapter(Set(Self.formats), isBidder: false)
    let ad = try #require(files(style, loaders: Set(Self.formats))["Sources/RocketSDK/RocketAd.swift"])
    #expect(!ad.contains(/public func load|didLoad/))
    let some = try #require(files(style, loaders: [.native])["Sources/RocketSDK/RocketAd.swift"])
    #expect(some.contains("public func load()"))
  }

  @Test("may be a custom event")
  func customEvent() throws {
    let adapter = try #require(files(.customEvent, loaders: [.native])[nativeAd])
    #expect(adapter.contains("loader.options = RocketNativeOptions(options)\n    loader.load()\n"))
  }

  @Test("has the formats that were listed")
  func option() throws {
    #expect(
      try options("--loader", "native,rewarded-interstitial").loaders == [.native, .rewardedInterstitial]
    )
    #expect(try options("--custom-event", "--loader", "native").loaders == [.native])
    #expect(try options().loaders.isEmpty)
  }
}

@Suite("A new adapter for a network that delivers the addresses of images") struct NewAdapterPictureTests {
  @Test("downloads them before it answers, unless the publisher disabled image loading")
  func download() throws {
    let files = files(without: [.imageScale], downloadsImages: true)
    let adapter = try #require(files[nativeAd])
    for text in [
      "func nativeAdDidLoad(_ ad: RocketNativeAd) { Task { await loadImages(of: ad) } }",
      "guard loadsImages else { return NativeAdImage(url: url, scale: 1) }",
      "loadsImages = !isImageLoadingDisabled(by: adConfiguration.options)",
      "      answer(nil)\n    } catch {\n      answer(error)\n",
    ] { #expect(adapter.contains(text), "\(text)") }
    let double = try #require(files[nativeDouble])
    #expect(double.contains("iconURL: URL?") && double.contains("imageURLs: [URL]"))
    #expect(!double.contains(/wantsPictures|UIImage|RocketImage/), "there are no pictures")
    let fixture = try #require(files["Sources/RocketAdapterFixtures/RocketFixture.swift"])
    #expect(!fixture.contains("realTimeGrace"), "the default is enough")
  }

  @Test(
    "downloads what its ads have",
    arguments: [
      ([], "ad.imageURLs", "ad.iconURL"), ([.multipleImages], "ad.mainImageURL ", "ad.iconURL"),
      ([.icon], "ad.imageURLs", nil), ([.mainImages], nil, "ad.iconURL"),
    ] as [(Set<NetworkAbility>, String?, String?)]
  )
  func images(without: Set<NetworkAbility>, image: String?, icon: String?) throws {
    let adapter = try #require(files(without: without, downloadsImages: true)[nativeAd])
    #expect(adapter.contains(image ?? "var images: [NativeAdImage]? { nil }"))
    #expect(adapter.contains(icon ?? "var icon: NativeAdImage? { nil }"))
    #expect(adapter.contains(/ad\.(mainImageURL|imageURLs)/) == (image != nil))
    #expect(adapter.contains("ad.iconURL") == (icon != nil))
  }

  @Test("may be a custom event, and may have a loader")
  func shapes() throws {
    let event = files(.customEvent, downloadsImages: true, loaders: [.native])
    let adapter = try #require(event[nativeAd])
    #expect(adapter.contains("loadsImages = !isImageLoadingDisabled(by: options)"))
    #expect(adapter.contains("    ad.delegate = self\n    Task { await loadImages(of: ad) }\n"))
    #expect(event["Sources/RocketAdapter/RocketCustomEvent.swift"]?.contains("load(options) {") == true)
  }

  @Test("is asked for by --without pictures, which has no scale either")
  func option() throws {
    let pictures = try options("--without", "pictures,store")
    #expect(pictures.downloadsImages)
    #expect(pictures.without == [.store, .imageScale])
    #expect(try options("--without", "pictures,image-scale").without == [.imageScale])
    #expect(try !options("--without", "store").downloadsImages)
  }
}

@Suite("The names of settings in the double of a new adapter") struct NewAdapterLabelTests {
  @Test(
    "are those of the settings in Swift",
    arguments: [
      ("zone", "zone"), ("spot_id", "spotID"), ("zone.id", "zoneID"), ("Zone-Name", "zoneName"),
      ("PLACEMENT_ID", "placementID"), ("base_url", "baseURL"), ("slotKey", "slotKey"),
      // Words of Swift, names of the double, the default, and one that is too long for a line.
      ("in", "placement"), ("format", "placement"), ("parameter", "placement"), ("_", "placement"),
      ("the_identifier_of_the_placement", "placement"),
    ]
  )
  func label(setting: String, label: String) {
    #expect(ScaffoldSettings(placement: setting).placementLabel == label)
    let files = files(settings: ScaffoldSettings(placement: setting))
    #expect(files[nativeDouble]?.contains("init(\(label): String) { super.init(\(label): \(label),") == true)
    #expect(files[nativeAd]?.contains("RocketNativeAd(\(label): placement)") == true)
  }

  @Test("include that of the app's key")
  func key() throws {
    let files = files(settings: ScaffoldSettings(key: "app_id", placement: "zone", placementIsNumber: true))
    #expect(files["Sources/RocketSDK/RocketAds.swift"]?.contains("setUp(appID)") == true)
    #expect(files["Sources/RocketAdapter/RocketAdapter.swift"]?.contains("start(appID: appKey)") == true)
    #expect(files["Sources/RocketSDK/RocketAd.swift"]?.contains("parameter: String(zone)") == true)
    #expect(ScaffoldSettings(key: "zone", placement: "Zone").keyLabel == "appKey")
    #expect(ScaffoldSettings(key: "completion", placement: "zone").keyLabel == "appKey")
  }

  @Test("are the placement by default")
  func defaults() throws {
    #expect(files()[nativeDouble]?.contains("init(placement: String)") == true)
  }
}

@Suite("The help of new-adapter") struct NewAdapterHelpTests {
  @Test("lists what can be left out by the adapters that have it, each once")
  func listing() {
    let listing = ScaffoldAbility.listing
    #expect(listing.contains("For custom events: leaving-the-application."))
    #expect(listing.contains("For adapters that bid: waterfall, signal-errors, watermark."))
    #expect(listing.contains(", rendered-view") && listing.contains(", pictures."))
    let names = listing.split(separator: ". ").flatMap { part in
      part.split(separator: ": ").last?.split(separator: ", ").map { $0.trimmingCharacters(in: ["."]) } ?? []
    }
    #expect(names.sorted() == ScaffoldAbility.names.sorted())
  }
}

@Suite("A new adapter for a network with a shared object") struct NewAdapterSharedObjectTests {
  @Test("calls the object where otherwise static members are")
  func members() throws {
    let plain = files()
    let shared = files(sharedClass: "RocketManager")
    let double = try #require(shared["Sources/RocketSDK/RocketManager.swift"])
    #expect(
      double.contains(
        "public final class RocketManager: Sendable {\n  public static let shared = RocketManager()\n"
      )
    )
    #expect(double.contains("  public func start("))
    #expect(shared["Sources/RocketAdapter/RocketManager+Configuration.swift"] != nil)
    #expect(shared["Sources/RocketSDK/RocketAds.swift"] == nil)
    for (path, text) in shared {
      let other = path.replacing("RocketManager", with: "RocketAds")
      let lines = text.replacing("RocketManager.shared", with: "RocketAds")
        .replacing("RocketManager", with: "RocketAds")
      switch path {
      case "Sources/RocketSDK/RocketManager.swift": break
      case "Sources/RocketAdapter/RocketManager+Configuration.swift":
        #expect(lines == plain[other]?.replacing("static ", with: ""))
      default: #expect(lines == plain[other], "\(path)")
      }
    }
  }

  @Test(
    "has a class of the network's",
    arguments: [
      ("RKTManager", nil), ("RocketSDK", nil), ("RKTAds", nil),
      (
        "manager",
        "is not the name of a class; use letters and digits, a capital letter first, such as RKTSDK"
      ),
      (
        "UIView",
        "does not begin as the network's types do, with Rocket or RKT; if theirs begin differently, set --prefix"
      ),
      ("RKTError", "is the name of another type of the package; take another one, such as RKTSDK"),
      ("RocketAdapter", "is the name of another type of the package; take another one, such as RKTSDK"),
    ] as [(String, String?)]
  )
  func name(type: String, flaw: String?) {
    #expect(NewAdapterPackage.flaw(inSharedClass: type, prefix: "RKT", of: "Rocket") == flaw)
  }
}
