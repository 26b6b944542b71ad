import AdMediation
import AdPlatform
import AdapterTool
import WaterfallStudy

extension StudyConfiguration {
  /// Reads a file; without one it is ``sample``.
  init(file path: String?, for reader: FileReader) throws(CommandFailure) {
    guard let path else {
      self = .sample
      return
    }
    self = try InputFile(path: path).read(
      .study,
      for: reader,
      limit: MediationLimits.maximumConfigurationBytes,
      as: Self.read(json:)
    )
  }
}
