import AdMediation
import AdapterConformance
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An adapter for a network without an SDK: it fetches ads and images by itself, with `URLSession.shared`, from
/// an address that it knows by heart.
final class WrenAdapter: NSObject, MediationAdapter {
  struct Answer: Codable {
    var title: String?
    var text: String?
    var button: String?
    var image: URL?
    var scale: Double?
  }

  static let ads = "https://ads.wren.example/v2/native"

  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 0, patchVersion: 100)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 0, patchVersion: 1)
  }
  static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let unit = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    Task { @MainActor in
      do {
        _ = completionHandler(try await WrenAd(fetching: unit), nil)
      } catch {
        _ = completionHandler(nil, error)
      }
    }
  }
}

@MainActor
final class WrenAd: NSObject, @preconcurrency MediationNativeAd {
  private let answer: WrenAdapter.Answer
  private var picture: NativeAdImage?

  init(fetching unit: String) async throws {
    guard let url = URL(string: "\(WrenAdapter.ads)?unit=\(unit)") else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(from: url)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else {
      throw NSError(domain: "Wren", code: (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
    answer = try JSONDecoder().decode(WrenAdapter.Answer.self, from: data)
    super.init()
    if let url = answer.image, let scale = answer.scale {
      let (file, _) = try await URLSession.shared.data(from: url)
      picture = UIImage(data: file, scale: CGFloat(scale)).map { NativeAdImage(image: $0) }
    }
  }

  var headline: String? { answer.title }
  var body: String? { answer.text }
  var callToAction: String? { answer.button }
  var images: [NativeAdImage]? { picture.map { [$0] } }
  var icon: NativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }
}

/// The double of a network without an SDK: all of it is what it serves.
@MainActor
final class WrenFixture: NetworkDoubleFixture {
  let double = NetworkDouble<WrenAd>()

  static var checksConcurrently: Bool { true }

  var adapter: AdapterClass { .mediationAdapter(WrenAdapter.self) }
  var formats: Set<AdFormat> { [.native] }
  /// `URLSession` works on threads of its own.
  var realTimeGrace: Duration { .seconds(2) }
  var limits: [NetworkAbility: String] {
    let missing: [NetworkAbility] = [
      .setUp, .icon, .imageAddresses, .advertiser, .store, .price, .starRating,
    ]
    return Dictionary(uniqueKeysWithValues: missing.map { ($0, "Wren has nothing like it") })
  }

  init() {
    guard let ads = URL(string: WrenAdapter.ads) else { return }
    double.serve(at: ads) { network, call in
      let unit = call.query("unit") ?? ""
      network.answer(.init(parameter: unit, format: .native)) { answer in
        switch answer {
        case .success(let assets): call.reply(json: WrenAdapter.Answer(assets))
        case .failure(.noFill): call.reply(status: 204)
        case .failure(let error): call.reply(status: error.code)
        }
      }
    }
  }

  func perform(_ action: NetworkAction, on ad: WrenAd) {}
}

extension WrenAdapter.Answer {
  fileprivate init(_ assets: NetworkAssets) {
    title = assets.headline
    text = assets.body
    button = assets.callToAction
    image = assets.landscapeImages.first?.url
    scale = assets.landscapeImages.first?.scale
  }
}
