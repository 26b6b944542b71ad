import AdMediation
import AdapterConformance
import Foundation

/// What the test network's publishers configure when it is more than an ad unit.
struct PackedParameter: Codable {
  var account: String
  var adUnit: String
}

/// A custom event whose parameter is JSON, with the ad unit in it.
@MainActor
class PackedCustomEvent: ModelCustomEvent {
  override func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    guard let packed = try? JSONDecoder().decode(PackedParameter.self, from: Data(parameter.utf8)) else {
      return fail(1)
    }
    super.fetch(adUnit(of: packed), networkRequest)
  }

  func adUnit(of parameter: PackedParameter) -> String { parameter.adUnit }
}

/// A fixture whose parameter is not what the network gets.
@MainActor
final class PackedFixture<Adapter: PackedCustomEvent>: TestFixture {
  let double = TestNetwork()

  private var account: String { "Account of \(double.placement)" }

  /// The network takes the publisher's account for its first ad unit.
  init() { double.register(as: account) }

  var adapter: AdapterClass { .customEvent(Adapter.self) }
  var parameter: String { #"{"account": "\#(account)", "adUnit": "\#(double.placement)"}"# }
  var realTimeGrace: Duration { .zero }
}
