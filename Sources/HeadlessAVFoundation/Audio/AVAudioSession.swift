public import Foundation

/// What the app wants of the machine's sound. The category decides whether players go on in the background.
@preconcurrency
@MainActor
open class AVAudioSession: NSObject {
  private static let shared = AVAudioSession()

  /// The only session.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The kind of use.
  public private(set) var category = Category.soloAmbient
  /// The kind of use, more closely.
  public private(set) var mode = Mode.default
  /// How the sound goes with that of other apps.
  public private(set) var categoryOptions: CategoryOptions = []
  /// Whether the session is active. Only here.
  public private(set) var isActive = false

  /// Whether players go on while the app is in the background: it has the background mode `audio`, and a category for
  /// sound that matters. Otherwise all players halt there, those in a picture-in-picture window included, and go on
  /// when the app comes back. Only here.
  ///
  /// Source: Picture in picture, "Changing the settings".
  public var allowsBackgroundPlayback: Bool { BackgroundPlayback.obstacle == nil }

  override init() { super.init() }

  /// Sets the kind of use. Never throws here.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default)
  }

  /// Sets the kind of use. Never throws here.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Sets the kind of use. Never throws here.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Sets the kind of use, more closely. Never throws here.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Takes the machine's sound, or gives it back. Never throws here.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }
}

extension AVAudioSession {
  /// A kind of use.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A category of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that does not matter, among that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that does not matter, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that matters: goes on in the background.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// A kind of use, more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A mode of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing special.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films and shows.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How the sound goes with that of other apps.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in AVFAudio.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Beside other sound.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other sound becomes softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// What happens when the session becomes active or inactive.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in AVFAudio.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tells other apps that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
