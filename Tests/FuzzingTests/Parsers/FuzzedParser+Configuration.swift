import AdMediation
import Foundation
import SampleSDK

extension FuzzedParser {
  /// Waterfalls: what is read is written in the form that is read.
  func checkConfiguration(_ input: Data) throws {
    func read() throws(ConfigurationError) -> MediationConfiguration {
      try MediationConfiguration(json: input)
    }
    let result = outcome(read)
    try require(outcome(read) == result, "the second reading is another one")
    switch result {
    case .failure(let error):
      try require(!error.description.contains { $0.isNewline }, "an error has more than one line")
    case .success(let configuration):
      let again = try MediationConfiguration(json: JSONEncoder().encode(configuration))
      try require(again == configuration, "written and read it is another configuration")
    }
  }

  /// Ads of the sample network: what is read is written in the form that is read.
  func checkInventory(_ input: Data) throws {
    do {
      let inventory = try SampleInventory(json: input)
      let again = try SampleInventory(json: JSONEncoder().encode(inventory))
      try require(again == inventory, "written and read it is another inventory")
    } catch let error as SampleInventoryError {
      try require(!"\(error)".contains { $0.isNewline }, "an error has more than one line")
      let other = outcome { try SampleInventory(json: input) }
      guard case .failure(let second as SampleInventoryError) = other, second == error else {
        throw BrokenPromise(description: "the second reading is \(other), the first one was \(error)")
      }
    }
  }
}
