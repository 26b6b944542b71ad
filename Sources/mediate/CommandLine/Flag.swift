/// An option of the command line, as parsing, help and shell completion know it.
struct Flag: Hashable, Sendable {
  /// What stands behind an option.
  enum Value: Hashable, Sendable {
    case file
    case choice([String])
  }

  /// With its dashes: `--config`.
  let name: String
  /// What has to follow; nil for an option that stands alone.
  let value: Value?
  /// What it does, for help and for shells that show it.
  let summary: String

  init(_ name: String, _ value: Value? = nil, summary: String) {
    self.name = name
    self.value = value
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
  static let help = Flag("--help", summary: "Explain the command; -h for short.")
  static let version = Flag("--version", summary: "Print the version.")
}
