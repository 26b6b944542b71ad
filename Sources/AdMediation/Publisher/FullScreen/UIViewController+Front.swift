import HeadlessUIKit

extension UIViewController {
  /// The one that is in front: what it presents, and what that presents.
  var topmostPresented: UIViewController {
    var top = self
    while let next = top.presentedViewController { top = next }
    return top
  }
}

extension UIApplication {
  /// The view controller in front of the key window.
  static var frontViewController: UIViewController? {
    shared.connectedScenes.lazy
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
      .first { $0.isKeyWindow }?
      .rootViewController?.topmostPresented
  }
}
