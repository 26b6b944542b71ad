import AdapterConformance
import SampleConformance

/// An adapter that is compiled into the tool, with the fixture that checks it.
struct CheckedAdapter: Sendable {
  /// As a configuration has it.
  var className: String
  var fixture: any AdapterFixture.Type

  /// All of them, in the order of reports.
  static let all = [
    CheckedAdapter(className: "SampleAdapter.SampleCustomEventNativeAd", fixture: SampleFixture.self),
    CheckedAdapter(className: "SampleAdapter.SampleMediationAdapter", fixture: SampleMediationFixture.self),
  ]

  /// Whether somebody may mean it with this name: its whole name, or what stands behind the dot.
  func isNamed(_ name: String) -> Bool {
    className == name || className.split(separator: ".").last.map(String.init) == name
  }
}
