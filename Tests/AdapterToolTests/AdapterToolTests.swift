import AdMediation
import AdapterConformance
import Foundation
import Testing

@testable import AdapterTool

/// A tool as an adapter author makes it.
@MainActor
@Suite("A tool of an adapter's author")
struct AdapterToolTests {
  private let tool = AdapterTool(
    "acme",
    version: "2.1.0",
    fixtures: [NoFillFixture.self],
    configuration: .acme
  )

  private func text(_ words: String...) async -> String {
    let output = await tool.output(of: words)
    #expect(output.standardError.isEmpty)
    return output.standardOutput
  }

  @Test("has the commands for adapters, and its own name in each page of help")
  func help() async {
    let overview = await text("help")
    #expect(overview.hasPrefix("acme runs and checks ad mediation adapters without a phone.\n\nUsage: acme "))
    #expect(overview.contains("\nWithout a command, acme runs acme run acme/banner.\n"))
    #expect(tool.commands.map(\.name) == ["run", "units", "check", "rules", "schema", "completions", "help"])
    for command in tool.commands {
      let page = await text("help", command.name)
      #expect(page.hasPrefix("Usage: acme \(command.name)"))
      #expect(!page.contains("mediate"))
    }
    #expect(await text("--version") == "acme 2.1.0\n")
  }

  @Test("has the schema of configurations, and none of files that it does not read")
  func schema() async throws {
    let schema = await text("schema", "config")
    let document = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    #expect(document?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(!schema.contains("mediate "))
    let output = await tool.output(of: ["schema", "study"])
    #expect(output.standardError == "acme: there is no schema of \"study\"; write acme schema config\n")
  }

  @Test("has no option for an inventory if its network has none")
  func noInventory() async {
    let output = await tool.output(of: ["run", "--inventory", "a.json"])
    #expect(output.status == .cannotRun)
    let message = "acme: unknown option \"--inventory\"; acme help run lists the options\n"
    #expect(output.standardError == message)
  }

  @Test("lists its ad units, the default one first")
  func units() async {
    let other = AdapterTool("acme", fixtures: [], configuration: .acme, defaultAdUnit: "acme/native")
    #expect(await text("units") == "acme/banner  1 source.\nacme/native  A native ad.\n")
    let listed = await other.output(of: ["units"]).standardOutput
    #expect(listed == "acme/native  A native ad.\nacme/banner  1 source.\n")
  }

  @Test("runs its ad units, and answers no without an ad")
  func run() async {
    let output = await tool.output(of: ["run", "acme/native"])
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.hasSuffix("No fill from the 1 source of acme/native: 1 failed.\n"))
    let mistaken = await tool.output(of: ["run", "acme/nativ"])
    #expect(mistaken.standardError == "acme: there is no ad unit \"acme/nativ\"; did you mean acme/native?\n")
  }

  @Test("gives a run the network that it is made with")
  func network() async {
    struct NoAds: Error, CustomStringConvertible { let description = "there are no ads in it" }
    var network = RunNetwork()
    let runs = Runs()
    network.scheduler = { scheduler in
      runs.count += 1
      return scheduler
    }
    network.inventory = .init(summary: "Take the ads from this file.", maximumBytes: 100) { _ in throw NoAds()
    }
    let tool = AdapterTool("acme", fixtures: [], configuration: .acme, network: network)
    _ = await tool.output(of: ["run", "acme/native"])
    #expect(runs.count == 1)
    let output = await tool.output(of: ["run", "acme/native", "--inventory", "/dev/null"])
    #expect(output.standardError == "acme: /dev/null: there are no ads in it\n")
    #expect(runs.count == 1)
  }

  @Test("checks the adapters of its fixtures by their class names")
  func check() async {
    let output = await tool.output(of: ["check", "NoFill", "--rule", "LOAD-1"])
    #expect(output.status == .answeredNo)
    #expect(output.standardOutput.hasPrefix("AdapterToolTests.NoFill\n"))
    #expect(await text("help", "check").contains("AdapterToolTests.NoFill."))
  }

  @Test("completes its own name")
  func completions() async {
    let script = await text("completions", "bash")
    #expect(script.hasSuffix("complete -F _acme acme\n"))
    #expect(script.contains("      run) words=\"acme/banner acme/native --format --config "))
  }
}

@MainActor
private final class Runs {
  var count = 0
}

extension MediationConfiguration {
  fileprivate static let acme = {
    let source = Source(className: "AdapterToolTests.NoFill", label: "Acme", parameter: "unit")
    return MediationConfiguration(adUnits: [
      "acme/native": AdUnit(summary: "A native ad.", sources: [source]),
      "acme/banner": AdUnit(format: .banner, sources: [source]),
    ])
  }()
}

/// A network that never has an ad.
private final class NoFillFixture: AdapterFixture {
  static let checksConcurrently = true
  let parameter = "unit"
  let sightings = NetworkSightings()
  let realTimeGrace = Duration.zero
  var adapter: AdapterClass { .customEvent(NoFill.self) }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}

final class NoFill: NSObject, CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: NSError(domain: "com.acme", code: 1))
  }
}
