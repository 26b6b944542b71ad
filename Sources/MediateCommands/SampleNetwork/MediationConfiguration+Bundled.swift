import AdMediation
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
}
