public import Foundation
import HeadlessUIKit

/// The advertiser's page, shown over the app after a click until the user or the app closes it.
///
/// It keeps its ad alive until then.
@preconcurrency
@MainActor
public final class SampleLandingPageViewController: SampleScreenViewController {
  /// The page of the advertiser.
  public let url: URL

  init(url: URL, report: @escaping (Step) -> Void) {
    self.url = url
    super.init(report: report)
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let address = UILabel(frame: CGRect(x: 60, y: 8, width: 300, height: 44))
    address.text = url.absoluteString
    view.insertSubview(address, at: 0)
  }
}
