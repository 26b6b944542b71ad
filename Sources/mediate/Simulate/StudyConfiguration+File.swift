import AdMediation
import AdPlatform
import Foundation
import Simulation

extension StudyConfiguration {
  /// The study that is compiled in.
  static let bundled: StudyConfiguration = {
    do {
      return try StudyConfiguration(json: Data(PackageResources.study_json))
    } catch {
      // The document is a constant of the build, and a test reads it: a build that passed cannot get here.
      preconditionFailure("study.json: \(error)")
    }
  }()

  /// Reads a file; without one it is the bundled study.
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
}
