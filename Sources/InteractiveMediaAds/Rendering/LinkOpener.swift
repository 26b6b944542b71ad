import Foundation
import HeadlessUIKit

/// Opens the pages of ads: in the app where it gave a view controller for that, else outside.
///
/// Source: SDK reference, `IMAAdsRenderingSettings.h` (`linkOpenerPresentingController`).
@MainActor
final class LinkOpener {
  private weak var presenter: UIViewController?
  private weak var delegate: (any LinkOpenerDelegate)?
  private let opensOutside: Bool

  init(_ settings: AdsRenderingSettings) {
    presenter = settings.linkOpenerPresentingController
    delegate = settings.linkOpenerDelegate
    opensOutside = settings.openWebLinksExternally
  }

  /// Opens a page. A page outside the app sends the app to the background, as a browser does.
  ///
  /// - Parameter whileOpen: called with true when the page covers the app, and with false when it is closed. Not at
  ///   all for a page outside.
  @discardableResult
  func open(
    _ page: URL,
    _ owner: NSObject,
    whileOpen: @escaping @MainActor (Bool) -> Void
  ) -> ClickThrough.Destination {
    guard let presenter, !opensOutside, presenter.presentedViewController == nil else {
      return openOutside(page, owner)
    }
    delegate?.linkOpenerWillOpen(inAppLink: owner)
    let viewController = AdPageViewController(page: page) { [weak self, weak owner] isClosed in
      guard let owner else { return }
      if isClosed {
        self?.delegate?.linkOpenerDidClose(inAppLink: owner)
        whileOpen(false)
      } else {
        self?.delegate?.linkOpenerWillClose(inAppLink: owner)
      }
    }
    whileOpen(true)
    presenter.present(viewController, animated: true) { [weak self, weak owner] in
      guard let owner else { return }
      self?.delegate?.linkOpenerDidOpen(inAppLink: owner)
    }
    return .inApp
  }

  private func openOutside(_ page: URL, _ owner: NSObject) -> ClickThrough.Destination {
    delegate?.linkOpenerWillOpenExternalApplication(owner)
    var isOpen = false
    UIApplication.shared.open(page) { isOpen = $0 }
    guard isOpen else { return .unopened }
    UIApplication.shared.enterBackground()
    return .external
  }
}

/// Shows the page of an ad in the app, until the user or the app dismisses it.
final class AdPageViewController: UIViewController {
  let page: URL
  private let onClose: (_ isClosed: Bool) -> Void

  init(page: URL, onClose: @escaping (_ isClosed: Bool) -> Void) {
    self.page = page
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }

  /// Not for use here: there are no storyboards.
  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onClose(false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose(true)
  }
}
