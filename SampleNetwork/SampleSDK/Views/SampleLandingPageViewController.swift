public import Foundation
public import HeadlessUIKit

/// The advertiser's page, shown over the app after a click until somebody closes it.
///
/// It tells the ad's delegate before and after it goes away, whoever takes it away, and keeps its ad alive until
/// then.
@preconcurrency
@MainActor
public final class SampleLandingPageViewController: UIViewController {
  /// The page of the advertiser.
  public let url: URL
  /// What the viewer taps to close the page.
  public let closeButton = UIButton(frame: CGRect(x: 8, y: 8, width: 44, height: 44))

  private enum Stage {
    case open(SampleNativeAd)
    case closing(SampleNativeAd)
    case closed
  }
  private var stage: Stage

  init(url: URL, of nativeAd: SampleNativeAd) {
    self.url = url
    stage = .open(nativeAd)
    #if os(iOS) || os(tvOS) || os(visionOS)
      super.init(nibName: nil, bundle: nil)
      // Full screen, so that it cannot be dragged half away and let go.
      modalPresentationStyle = .fullScreen
    #else
      super.init()
    #endif
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Takes the page away, as the close button does. Does nothing when it is not shown.
  public func close() {
    guard let presentingViewController else { return }
    // A controller dismisses what covers it; asked of the page itself that would be something in front of it.
    presentingViewController.dismiss(animated: true)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.setTitle("Close", for: .normal)
    closeButton.accessibilityIdentifier = "sample-close"
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    let address = UILabel(frame: CGRect(x: 60, y: 8, width: 300, height: 44))
    address.text = url.absoluteString
    view.addSubview(address)
    view.addSubview(closeButton)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isGoingAway, case .open(let nativeAd) = stage else { return }
    stage = .closing(nativeAd)
    nativeAd.delegate?.nativeAdWillDismissScreen(nativeAd)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard case .closing(let nativeAd) = stage else { return }
    stage = .closed
    nativeAd.landingPage = nil
    nativeAd.delegate?.nativeAdDidDismissScreen(nativeAd)
  }

  /// UIKit also calls the hooks when another screen covers this one.
  private var isGoingAway: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS)
      isBeingDismissed || presentingViewController?.isBeingDismissed == true
    #else
      true
    #endif
  }
}
