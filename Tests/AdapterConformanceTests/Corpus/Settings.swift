import AdMediation
import AdapterConformance
import Foundation

extension CorpusAdapter {
  static let settings = [
    CorpusAdapter("has a default slot where the parameter is empty", DefaultSlotFixture<DefaultSlot>.self),
    CorpusAdapter("has another slot for test requests", TestSlotFixture<TestSlot>.self),
    CorpusAdapter("takes its parameter for a number", NumberFixture<NumberParameter>.self),
    CorpusAdapter("takes its parameter apart at slashes", SlashFixture<SlashParameter>.self),
    CorpusAdapter("has a parameter of JSON with keys in any case", AnyCaseFixture<AnyCaseKeys>.self),
    CorpusAdapter("has a parameter of JSON or just a slot, here JSON", JSONFixture<JSONOrBare>.self),
    CorpusAdapter("has a parameter of JSON or just a slot, here a slot", CorpusFixture<JSONOrBare>.self),
    CorpusAdapter("reads the publisher's extras", ExtrasFixture<NeedsToken>.self),
    CorpusAdapter(
      "prefers the publisher's extras to its parameter",
      SlotInExtrasFixture<ExtrasFirst>.self,
      breaks: ["LOAD-8"]
    ),
  ]
}

/// Finds its slot in settings that are read in a way of its own.
private class OwnSlot: ModelMediationAdapter {
  nonisolated class func slot(in settings: [String: Any]) -> String? { settings["parameter"] as? String }

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let slots = configuration.credentials.compactMap { slot(in: $0.settings) }
    guard let first = slots.first else { return completionHandler(error(101)) }
    TestNetworkSDK.setUp(first) { code in completionHandler(code.map(error)) }
  }

  override func parameter(of configuration: MediationAdConfiguration) -> String {
    Self.slot(in: configuration.credentials.settings) ?? ""
  }
}

@MainActor
private final class DefaultSlotFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var parameter: String { "" }
  override var settings: [String: String] { ["account": double.placement] }
}

private final class DefaultSlot: OwnSlot {
  override class func slot(in settings: [String: Any]) -> String? {
    guard let slot = settings["parameter"] as? String, !slot.isEmpty else {
      return settings["account"] as? String
    }
    return slot
  }
}

@MainActor
private final class TestSlotFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  required init() {
    super.init()
    double.register(as: "test of \(double.placement)")
  }
}

private final class TestSlot: ModelMediationAdapter {
  override func parameter(of configuration: MediationAdConfiguration) -> String {
    let slot = super.parameter(of: configuration)
    return configuration.isTestRequest && !slot.isEmpty ? "test of \(slot)" : slot
  }
}

@MainActor
private final class NumberFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  required init() {
    super.init()
    double.register(as: parameter)
  }

  override var parameter: String { double.placement.filter(\.isNumber) }
  override var networkParameter: String { parameter }
}

private final class NumberParameter: OwnSlot {
  override class func slot(in settings: [String: Any]) -> String? {
    (settings["parameter"] as? String).flatMap { Int($0) }.map { "\($0)" }
  }
}

@MainActor
private final class SlashFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var parameter: String { "4711/home/\(double.placement)" }
}

private final class SlashParameter: OwnSlot {
  override class func slot(in settings: [String: Any]) -> String? {
    let parts = (settings["parameter"] as? String ?? "").split(separator: "/")
    guard parts.count == 3, Int(parts[0]) != nil else { return nil }
    return String(parts[2])
  }
}

@MainActor
private final class AnyCaseFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var parameter: String { #"{"SITEID": 12, "adUnitID": "\#(double.placement)"}"# }
}

private class JSONParameter: OwnSlot {
  nonisolated class func object(in settings: [String: Any]) -> [String: Any]? {
    let text = settings["parameter"] as? String ?? ""
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }
}

private final class AnyCaseKeys: JSONParameter {
  override class func slot(in settings: [String: Any]) -> String? {
    let pairs = (object(in: settings) ?? [:]).map { ($0.key.lowercased(), $0.value) }
    let values = Dictionary(pairs) { first, _ in first }
    guard let site = values["siteid"], Int("\(site)") != nil else { return nil }
    return values["adunitid"] as? String
  }
}

@MainActor
private final class JSONFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  override var parameter: String { #"{"slot": "\#(double.placement)"}"# }
}

private final class JSONOrBare: JSONParameter {
  override class func slot(in settings: [String: Any]) -> String? {
    if let object = object(in: settings) { return object["slot"] as? String }
    return settings["parameter"] as? String
  }
}

@MainActor
private final class SlotInExtrasFixture<Adapter: MediationAdapter>: CorpusFixture<Adapter> {
  required init() {
    super.init()
    double.register(as: parameter)
  }

  override var parameter: String { "fallback of \(double.placement)" }
  override var extras: (any AdNetworkExtras)? { TestExtras(token: double.placement) }
}

private final class ExtrasFirst: ModelMediationAdapter {
  override class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { TestExtras.self }

  override func parameter(of configuration: MediationAdConfiguration) -> String {
    (configuration.extras as? TestExtras)?.token ?? super.parameter(of: configuration)
  }
}
