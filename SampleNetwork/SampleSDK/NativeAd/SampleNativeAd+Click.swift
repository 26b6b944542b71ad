import Foundation
import HeadlessUIKit

extension SampleNativeAd {
  func followClick(on view: UIView?) {
    switch clickAction {
    case .none: break
    case .landingPage(let address): presentLandingPage(address, over: view)
    case .externalURL(let address): leaveApplication(for: address)
    }
  }

  func presentLandingPage(_ address: String, over view: UIView?) {
    guard landingPage == nil, let url = SampleClickAction.url(address, schemes: SampleClickAction.webSchemes),
      let presenter = view?.window?.rootViewController?.topMost, presenter.viewIfLoaded?.window != nil
    else { return }
    let page = SampleLandingPageViewController(url: url, of: self)
    landingPage = page
    delegate?.nativeAdWillPresentScreen(self)
    presenter.present(page, animated: true)
  }

  private func leaveApplication(for address: String) {
    guard let url = SampleClickAction.url(address, schemes: SampleClickAction.externalSchemes) else { return }
    delegate?.nativeAdWillLeaveApplication(self)
    UIApplication.shared.open(url)
  }
}

extension UIViewController {
  /// The controller that nothing covers, starting from this one.
  fileprivate var topMost: UIViewController {
    var top = self
    while let next = top.presentedViewController { top = next }
    return top
  }
}
