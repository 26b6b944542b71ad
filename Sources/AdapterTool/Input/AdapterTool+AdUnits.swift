import AdMediation
import AdPlatform

@MainActor
extension AdapterTool {
  /// The ad unit that runs when none is named, if the configuration has it.
  var adUnitName: String? { defaultAdUnit ?? configuration.adUnits.keys.min() }

  /// Reads a configuration file; without one it is the bundled configuration.
  ///
  /// - Parameter command: the command that reads it.
  func configuration(file path: String?, for command: String) throws(CommandFailure) -> MediationConfiguration
  {
    guard let path else { return configuration }
    return try InputFile(path: path).read(
      .configuration,
      for: FileReader(command, of: self),
      limit: MediationLimits.maximumConfigurationBytes,
      as: MediationConfiguration.read(json:)
    )
  }

  /// The names of ad units as listings have them: the one that runs by default, then the alphabet.
  func adUnitNames(of configuration: MediationConfiguration) -> [String] {
    let names = configuration.adUnits.keys.sorted()
    return names.filter { $0 == adUnitName } + names.filter { $0 != adUnitName }
  }

  /// The first ad unit of a format, for a command line that names no other.
  func adUnit(
    of format: AdFormat,
    in configuration: MediationConfiguration
  ) throws(CommandFailure) -> String {
    let name = adUnitNames(of: configuration).first { configuration.adUnits[$0]?.format == format }
    guard let name else {
      let formats = Set(configuration.adUnits.values.map(\.format)).sorted { $0.rawValue < $1.rawValue }
      let listed = formats.map(\.flagName).joined(separator: ", ")
      throw CommandFailure(
        message: "no ad unit has the format \(format.flagName); write one of \(listed)"
      )
    }
    return name
  }

  /// Decides which ad unit a run is about.
  ///
  /// - Parameters:
  ///   - name: what the command line says, if it says anything.
  ///   - file: the file that the configuration comes from; nil for the bundled one.
  func adUnit(
    named name: String?,
    of configuration: MediationConfiguration,
    from file: String?
  ) throws(CommandFailure) -> String {
    let names = configuration.adUnits.keys
    if let name {
      guard names.contains(name) else { throw unknownAdUnit(name, of: configuration, from: file) }
      return name
    }
    if let adUnitName, names.contains(adUnitName) { return adUnitName }
    if let only = names.first, names.count == 1 { return only }
    let listed = adUnitNames(of: configuration).joined(separator: ", ").printable(limit: 300)
    throw CommandFailure(message: "no ad unit is named; write \(self.name) run with one of \(listed)")
  }

  private func unknownAdUnit(
    _ name: String,
    of configuration: MediationConfiguration,
    from file: String?
  ) -> CommandFailure {
    let nearest = NearestNames.to(name, among: configuration.adUnits.keys)
    let listing = "\(self.name) units" + (file.map { " --config \($0.printable(limit: 300))" } ?? "")
    let advice =
      nearest.isEmpty
      ? "\(listing) lists those that exist"
      : "did you mean \(nearest.map { $0.printable() }.joined(separator: " or "))?"
    return CommandFailure(message: "there is no ad unit \(quoted(name)); \(advice)")
  }
}
