import Foundation
import HeadlessUIKit

extension SampleServedAd {
  /// Does what the creative does on a click.
  func followClick(on view: UIView?) {
    switch creative.click {
    case .none: break
    case .landingPage(let address): presentLandingPage(address, over: view)
    case .externalURL(let address): leaveApplication(for: address)
    }
  }

  func presentLandingPage(_ address: String, over view: UIView?) {
    guard landingPage == nil, let url = SampleClickAction.url(address, schemes: SampleClickAction.webSchemes),
      let presenter = view?.window?.rootViewController?.topMost, presenter.viewIfLoaded?.window != nil
    else { return }
    // The page keeps the ad until it is closed.
    let page = SampleLandingPageViewController(url: url) { [self, delegate] step in
      switch step {
      case .willClose: delegate?.adWillDismissScreen()
      case .didClose:
        landingPage = nil
        delegate?.adDidDismissScreen()
      }
    }
    landingPage = page
    delegate?.adWillPresentScreen()
    presenter.present(page, animated: true)
  }

  private func leaveApplication(for address: String) {
    guard let url = SampleClickAction.url(address, schemes: SampleClickAction.externalSchemes) else { return }
    delegate?.adWillLeaveApplication()
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
