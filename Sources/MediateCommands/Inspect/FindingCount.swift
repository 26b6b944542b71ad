import AdapterTool
import HLS
import VAST

/// How many errors and warnings a document has.
struct FindingCount: Equatable, Sendable {
  var errors = 0
  var warnings = 0

  /// Nothing.
  init() {}

  init(_ findings: [Warning]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count - errors
  }

  init(_ findings: [PlaylistWarning]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count - errors
  }

  /// `1 error, 2 warnings`; nil if there are neither.
  var words: String? {
    let parts = [
      errors > 0 ? counted(errors, "error") : nil, warnings > 0 ? counted(warnings, "warning") : nil,
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? nil : words
  }
}
