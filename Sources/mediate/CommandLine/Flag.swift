import AdapterConformance

/// An option of the command line, as parsing, help and shell completion know it.
struct Flag: Hashable, Sendable {
  /// What stands behind an option.
  enum Value: Hashable, Sendable {
    case file
    /// A place that is no file, by what help writes for it.
    case path(String)
    case choice([String])
    /// A time or two, by what help writes in its place.
    case time(String)
    /// A number, or two, by what help writes in its place.
    case number(String)
    /// One of a set that is too large for a line of help, by what help writes in its place.
    case name(String)
  }

  /// With its dashes: `--config`.
  let name: String
  /// What has to follow; nil for an option that stands alone.
  let value: Value?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  /// What it does, for help and for shells that show it.
  let summary: String

  init(_ name: String, _ value: Value? = nil, isRepeatable: Bool = false, summary: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option with its value, as help writes it.
  var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
}

extension Flag.Value {
  /// What help writes in the place of the value.
  var placeholder: String {
    switch self {
    case .file: "FILE"
    case .choice(let names): names.joined(separator: "|")
    case .name(let placeholder), .number(let placeholder), .path(let placeholder), .time(let placeholder):
      placeholder
    }
  }
}

extension Flag {
  static let config = Flag(
    "--config",
    .file,
    summary: "Take ad units and waterfalls from this JSON file, not the bundled ones."
  )
  static let inventory = Flag(
    "--inventory",
    .file,
    summary: "Take the sample network's ads from this JSON file, not the bundled ones."
  )
  static let disableImageLoading = Flag(
    "--disable-image-loading",
    summary: "Ask for the addresses of images, not for the images."
  )
  static let multipleImages = Flag("--multiple-images", summary: "Ask for more than one main image.")
  static let orientation = Flag(
    "--orientation",
    .choice(ImageOrientation.allCases.map(\.rawValue)),
    summary: "Which way up images should be; any unless said otherwise."
  )
  static let realTime = Flag(
    "--real-time",
    summary: "Wait by the clock. Without it time is virtual and only shown."
  )
  static let json = Flag("--json", summary: "Print one JSON document.")
  static let strict = Flag("--strict", summary: "End with status 1 if there is a warning or an error.")
  static let rule = Flag(
    "--rule",
    .name("ID"),
    isRepeatable: true,
    summary: "Check this rule only; give it again for more."
  )
  static let level = Flag(
    "--level",
    .choice(ConformanceRule.Level.allCases.map(\.rawValue)),
    summary: "Which broken rules make the exit status 1: required ones, or recommended ones as well."
  )
  static let jsonFile = Flag("--json", .file, summary: "Write the results to this file as one JSON document.")
  static let junit = Flag("--junit", .file, summary: "Write the results to this file as JUnit XML.")
  static let github = Flag("--github", summary: "Print broken rules as annotations for GitHub Actions, too.")
  static let output = Flag(
    "--output",
    .path("DIR"),
    summary: "Write the package into this folder; NAMEAdapter unless said otherwise."
  )
  static let adMediation = Flag(
    "--admediation",
    .path("PATH|URL"),
    summary: "Where the package finds AdMediation; the tool's own checkout unless said otherwise."
  )
  static let markdown = Flag("--markdown", summary: "Print the page of the documentation.")
  static let help = Flag("--help", summary: "Explain the command; -h for short.")
  static let version = Flag("--version", summary: "Print the version.")
}
