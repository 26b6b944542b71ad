public import Foundation

/// What kind of media there is a choice of.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A characteristic of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A characteristic of this name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sound.
  public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
  /// Text, such as subtitles.
  public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
  /// Pictures.
  public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
}

/// One of several languages or versions.
public final class AVMediaSelectionOption: NSObject, Sendable {
  /// What a viewer reads.
  public let displayName: String
  /// The language, in BCP 47: nil if it is none.
  public let extendedLanguageTag: String?

  /// Creates an option. Only here: AVFoundation finds options in the media.
  public init(displayName: String, extendedLanguageTag: String?) {
    self.displayName = displayName
    self.extendedLanguageTag = extendedLanguageTag
  }

  /// The language: nil if it is none.
  public var locale: Locale? { extendedLanguageTag.map(Locale.init(identifier:)) }
}

/// Options of which one is played at a time.
public final class AVMediaSelectionGroup: NSObject, Sendable {
  /// The options.
  public let options: [AVMediaSelectionOption]
  /// Whether none may be played.
  public let allowsEmptySelection: Bool

  /// Creates a group. Only here: AVFoundation finds groups in the media.
  public init(options: [AVMediaSelectionOption], allowsEmptySelection: Bool = true) {
    self.options = options
    self.allowsEmptySelection = allowsEmptySelection
  }

  /// Those in a language, whatever its region.
  public class func mediaSelectionOptions(from options: [AVMediaSelectionOption], with locale: Locale)
    -> [AVMediaSelectionOption]
  {
    options.filter { $0.locale?.language.languageCode == locale.language.languageCode }
  }
}

/// What is chosen for an item.
public final class AVMediaSelection: NSObject {
  private let options: [AVMediaSelectionGroup: AVMediaSelectionOption]

  init(_ options: [AVMediaSelectionGroup: AVMediaSelectionOption]) { self.options = options }

  /// The option chosen of a group: nil if there is none.
  public func selectedMediaOption(in group: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
    options[group]
  }
}

extension AVAsset {
  /// The options of one kind of media: nil unless a test has put some into ``mediaSelectionGroups``. Playlists are not
  /// searched for them.
  public func loadMediaSelectionGroup(for characteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { mediaSelectionGroups[characteristic] }
}

extension AVPlayerItem {
  /// What is chosen. Kept only.
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection(selectedOptions) }

  /// Chooses an option of a group; with nil, none. Ignored where the group does not have it.
  public func select(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {
    guard option.map(group.options.contains) ?? group.allowsEmptySelection else { return }
    selectedOptions[group] = option
  }
}
