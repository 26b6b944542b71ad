import GoogleMobileAds
import UIKit

/// Looks at the app's windows from code that has no isolation, as Swift 5 mode allows.
enum KestrelScreen {
  static func keyWindow() -> UIWindow? {
    if #available(iOS 13.0, *) {
      for scene in UIApplication.shared.connectedScenes {
        guard let windowScene = scene as? UIWindowScene else { continue }
        if let window = windowScene.windows.first(where: { $0.isKeyWindow }) { return window }
      }
      return nil
    }
    return UIApplication.shared.keyWindow
  }
}
