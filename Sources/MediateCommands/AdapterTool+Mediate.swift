import AdMediation
import AdPlatform
package import AdapterTool
import SampleConformance
import SampleSDK
import WaterfallStudy

extension AdapterTool {
  /// The version of the package and of its tool.
  static let mediateVersion = StudyPart.currentVersion

  /// The tool of the package: the sample network's adapters, and commands for video and studies.
  package static let mediate = AdapterTool(
    "mediate",
    summary: "mediate runs ad mediation without a phone.",
    version: mediateVersion,
    fixtures: [SampleFixture.self, SampleMediationFixture.self],
    configuration: .bundled,
    defaultAdUnit: "sample/native",
    formats: [.configuration, .inventory, .studyResult, .study, .checkResults],
    commands: [
      .run(on: .sample), .units, .play, .stream, .inspect, .check, .rules, .simulate, .newAdapter,
      .schema(of: [.configuration, .inventory, .study]),
      .completions(for: "mediate"), .help,
    ],
    workers: [.study]
  )
}

extension RunNetwork {
  /// The sample network's servers.
  static var sample: RunNetwork {
    var network = RunNetwork()
    network.httpClient = {
      SampleHTTPClient(scheduler: $0, fallback: ToolNetwork.current.makeClient($0))
    }
    network.bidExchange = { SampleBidExchange(scheduler: $0) }
    network.inventory = Inventory(
      summary: "Read the sample network's ads from this JSON file instead of the bundled ones.",
      maximumBytes: SampleInventory.maximumBytes,
      read: { json in
        let inventory = try SampleInventory.read(json: json)
        var network = RunNetwork.sample
        network.scheduler = { InventoryScheduler($0, inventory: inventory) }
        return network
      }
    )
    network.inventory?.format = .inventory
    return network
  }
}
