import AdMediation
import AdPlatform

/// Decides which ad unit a run is about.
struct AdUnitChoice {
  /// The ad unit that runs when none is named.
  static let defaultName = "sample/native"

  var configuration: MediationConfiguration
  /// The file that it comes from; nil for the bundled one.
  var file: String?

  /// - Parameter name: what the command line says, if it says anything.
  func choose(_ name: String?) throws(CommandFailure) -> String {
    let names = configuration.adUnits.keys
    if let name {
      guard names.contains(name) else { throw unknown(name) }
      return name
    }
    if names.contains(Self.defaultName) { return Self.defaultName }
    if let only = names.first, names.count == 1 { return only }
    let listed = configuration.sortedAdUnitNames.joined(separator: ", ").printable(limit: 300)
    throw CommandFailure(message: "no ad unit is named; write mediate run with one of \(listed)")
  }

  private func unknown(_ name: String) -> CommandFailure {
    let nearest = NearestNames.to(name, among: configuration.adUnits.keys)
    let listing = file.map { "mediate units --config \($0.printable(limit: 300))" } ?? "mediate units"
    let advice =
      nearest.isEmpty
      ? "\(listing) lists those that exist"
      : "did you mean \(nearest.map { $0.printable() }.joined(separator: " or "))?"
    return CommandFailure(message: "there is no ad unit \(quoted(name)); \(advice)")
  }
}
