import Foundation
import SampleSDK

/// An error of the sample network's, with a code and a sentence.
protocol SampleError: CustomStringConvertible {
  var code: Int { get }
}

extension SampleErrorCode: SampleError {
  var code: Int { rawValue }
}

extension SamplePresentationError: SampleError {
  var code: Int { rawValue }
}

extension SampleSetUpError: SampleError {}

extension NSError {
  /// The error in the adapter's domain, with the network's code.
  convenience init(sampleError error: some SampleError) {
    self.init(sampleError: error, domain: SampleMediationConstants.errorDomain)
  }

  convenience init(sampleError error: some SampleError, domain: String) {
    self.init(domain: domain, code: error.code, userInfo: [NSLocalizedDescriptionKey: error.description])
  }
}
