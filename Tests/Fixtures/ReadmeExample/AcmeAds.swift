import AdMediation
import AdPlatform
import Foundation

// What Acme, the network of the page's example, ships.

@MainActor
enum AcmeAds {
  static func fetch(placement: String, completion: @escaping (Result<AcmeAd, any Error>) -> Void) {
    Platform.current.scheduler.schedule(after: .milliseconds(120)) {
      guard placement == "acme-home" else {
        return completion(.failure(NSError(domain: "acme", code: 404)))
      }
      completion(.success(AcmeAd()))
    }
  }
}

@MainActor
final class AcmeAd {
  let title = "Rocket skates"
  let text = "Faster than birds."
  let button = "Buy"
  let logo: UIImage? = nil
  private(set) var impressions = 0
  private(set) var clicks = 0

  func reportImpression() { impressions += 1 }
  func reportClick() { clicks += 1 }
}
