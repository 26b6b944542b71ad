import AdPlatform
import Foundation
import HeadlessUIKit

/// What adaptive sizes need to know of the device, from any thread.
enum DeviceScreen {
  /// The screen's size in points when it is held upright. Off the main actor it cannot be asked and counts as a common
  /// phone's.
  static var portraitSize: CGSize {
    guard MainActor.isCurrent else { return commonPhone }
    let size = MainActor.assumeIsolated { UIScreen.main.bounds.size }
    return CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
  }

  /// Whether the interface lies on its side. Off the main actor it counts as upright.
  static var isLandscape: Bool {
    MainActor.isCurrent
      && MainActor.assumeIsolated {
        UIApplication.shared.connectedScenes.contains { scene in
          (scene as? UIWindowScene)?.interfaceOrientation.isLandscape == true
        }
      }
  }

  private static let commonPhone = CGSize(width: 390, height: 844)
}
