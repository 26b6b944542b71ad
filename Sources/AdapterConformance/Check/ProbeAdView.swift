import AdMediation
import Foundation
import HeadlessUIKit

/// Ad views with a view for each asset, one below the other.
@MainActor
enum ProbeAdView {
  static func make() -> NativeAdView {
    let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    func add<View: UIView>(_ subview: View, at row: Int) -> View {
      subview.frame = CGRect(x: 0, y: 30 * row, width: 200, height: 28)
      view.addSubview(subview)
      return subview
    }
    // A control, which can be tapped everywhere.
    view.headlineView = add(UIButton(), at: 0)
    view.bodyView = add(UILabel(), at: 1)
    view.callToActionView = add(UIButton(), at: 2)
    view.iconView = add(UIImageView(), at: 3)
    view.imageView = add(UIImageView(), at: 4)
    view.starRatingView = add(UILabel(), at: 5)
    view.storeView = add(UILabel(), at: 6)
    view.priceView = add(UILabel(), at: 7)
    view.advertiserView = add(UILabel(), at: 8)
    view.mediaView = add(MediaView(), at: 9)
    return view
  }
}
