public import Foundation

/// What a metadata item is about.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// A key space, a slash and a key: `id3/TXXX`.
  public let rawValue: String
  /// An identifier of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An identifier of this name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Text of the media's author, in ID3.
  public static let id3MetadataUserText = AVMetadataIdentifier(rawValue: "id3/TXXX")
}

/// One fact about a moment of media.
public final class AVMetadataItem: NSObject, Sendable {
  /// What it is about.
  public let identifier: AVMetadataIdentifier?
  /// What it says.
  public let stringValue: String?
  /// The media time at which it stands.
  public let time: CMTime

  init(identifier: AVMetadataIdentifier, stringValue: String, time: CMTime) {
    self.identifier = identifier
    self.stringValue = stringValue
    self.time = time
  }

  /// The part of ``identifier`` behind the slash.
  public var key: (any NSCopying & NSObjectProtocol)? {
    identifier?.rawValue.split(separator: "/", maxSplits: 1).last.map { NSString(string: String($0)) }
  }
  /// ``stringValue``.
  public var value: (any NSCopying & NSObjectProtocol)? { stringValue.map { NSString(string: $0) } }
}

/// What is said of one stretch of media.
public final class AVTimedMetadataGroup: NSObject, Sendable {
  /// In the order in which they stand.
  public let items: [AVMetadataItem]
  /// Where they stand.
  public let timeRange: CMTimeRange

  /// A group of these items.
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    self.items = items
    self.timeRange = timeRange
  }
}

/// A track of an item; none here has any.
public final class AVPlayerItemTrack: NSObject, Sendable {}
