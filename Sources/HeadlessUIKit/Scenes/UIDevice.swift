public import Foundation

/// The device that the app runs on: a phone.
@preconcurrency
@MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// What kind of device it is. Only here can it be set, for code that asks.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// The name that the user gave the device: only the model, as apps see it since iOS 16.
  public var name: String { model }
  /// What the device is called.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What the device is called in the user's language.
  public var localizedModel: String { model }
  /// What the system is called.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system. Only here can it be set, for code that asks.
  public var systemVersion = "18.0"
  /// The device as this app's vendor sees it: the same in every run. Only here can it be set.
  public var identifierForVendor = UUID(uuidString: "6A0F4C1E-52C3-4B7B-9D55-0C5F2B8E7A31")
  /// How the device is held: upright. Only here can it be set, for code that asks.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether the battery is watched. Kept only.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is: unknown, as on a simulator.
  public var batteryLevel: Float { -1 }
  /// Whether turning the device is watched.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Posted by code that turns the device; nothing here does.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  override init() { super.init() }

  /// Watches turning the device.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Stops watching turning the device.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}

/// How a device is held. The raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side, with the home button on the right.
  case landscapeLeft = 3
  /// On its left side, with the home button on the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// Whether the long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
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
