public import Foundation

/// The device that the app runs on: a phone.
@preconcurrency
@MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// What kind of device it is. Only here can it be set, for code that asks.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  override init() { super.init() }
}

/// A kind of device. The raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
