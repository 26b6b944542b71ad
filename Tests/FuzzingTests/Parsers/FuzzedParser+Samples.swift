import AdMediation

@testable import MediateCommands
@testable import SampleAdServer
@testable import SampleSDK

extension FuzzedParser {
  /// The sample documents of the package that are seeds, too.
  var samples: [String] {
    switch self {
    case .vast, .vmap, .inspect: SampleAdTag.allCases.compactMap(\.text)
    case .configuration: [MediationConfiguration.sampleJSON]
    case .inventory: [SampleInventory.bundledJSON]
    default: []
    }
  }
}
