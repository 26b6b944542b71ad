import Foundation

/// The document of `mediate run --json`, as a script reads it.
struct RunDocument: Decodable {
  struct Attempt: Decodable {
    var className: String
    var label: String
    var parameter: String
    var outcome: String
    var latencyMilliseconds: Int
    var error: Failure?
    var kind: String
    var cpm: Double?
    var rankingReason: String
  }

  struct Reward: Decodable, Equatable {
    var type: String
    var amount: Double
    var earned: Bool
  }

  struct Failure: Decodable {
    var domain: String
    var code: Int
    var message: String
  }

  struct Image: Decodable, Equatable {
    var pixelWidth: Int?
    var pixelHeight: Int?
    var url: String?
    var scale: Double
  }

  struct Media: Decodable {
    var hasVideoContent: Bool
    var aspectRatio: Double
    var duration: Double
  }

  struct Ad: Decodable {
    var headline: String?
    var images: [Image]?
    var body: String?
    var icon: Image?
    var callToAction: String?
    var starRating: Double?
    var store: String?
    var price: String?
    var advertiser: String?
    var extraAssets: [String: String]?
    var mediaContent: Media?
    var width: Double?
    var height: Double?
    var reward: Reward?
  }

  struct Event: Decodable {
    var timeMilliseconds: Int
    var name: String
    var details: [String: String]?
    var anomaly: String?
    var suppressed: Bool?
  }

  var adUnit: String
  var format: String
  var outcome: String
  var attempts: [Attempt]
  var ad: Ad?
  var events: [Event]

  init(_ text: String) throws {
    self = try JSONDecoder().decode(RunDocument.self, from: Data(text.utf8))
  }

  /// The names of the events that had an effect.
  var effectiveEvents: [String] { events.filter { $0.suppressed != true }.map(\.name) }

  /// The events that had none.
  var suppressedEvents: [Event] { events.filter { $0.suppressed == true } }
}
