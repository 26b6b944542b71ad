import AdMediation
import AdPlatform
import Foundation

extension MediationConfiguration {
  /// The configuration that is compiled in: an ad unit for each behaviour of the sample network.
  static let bundled: MediationConfiguration = {
    do {
      return try MediationConfiguration(json: Data(sampleJSON.utf8))
    } catch {
      // The document is a constant of the build, and a test reads it: a build that passed cannot get here.
      preconditionFailure("the bundled configuration: \(error)")
    }
  }()

  /// Reads a configuration file; without one it is the bundled configuration.
  init(file path: String?) throws(CommandFailure) {
    guard let path else {
      self = .bundled
      return
    }
    self = try InputFile(path: path).read(
      limit: MediationLimits.maximumConfigurationBytes,
      as: Self.init(json:)
    )
  }

  /// The names of the ad units as listings have them: the one that runs by default, then the alphabet.
  var sortedAdUnitNames: [String] {
    let names = adUnits.keys.sorted()
    return names.filter { $0 == AdUnitChoice.defaultName } + names.filter { $0 != AdUnitChoice.defaultName }
  }
}
