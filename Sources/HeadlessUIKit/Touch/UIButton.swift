public import Foundation

/// A control with a title and an image for each state.
open class UIButton: UIControl {
  /// A kind of button. The raw values are UIKit's.
  public enum ButtonType: Int, Sendable {
    /// Looks as its app says.
    case custom = 0
    /// Looks as the system has it.
    case system = 1
    /// Shows details.
    case detailDisclosure = 2
    /// Shows information, on light backgrounds.
    case infoLight = 3
    /// Shows information, on dark backgrounds.
    case infoDark = 4
    /// Adds a contact.
    case contactAdd = 5
    /// Closes something.
    case close = 7
  }

  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom
  /// The distances around the content, in points. Kept only.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances around the title, in points. Kept only.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the image, in points. Kept only.
  open var imageEdgeInsets = UIEdgeInsets.zero

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  open override var canBecomeFocused: Bool { isEnabled }

  /// A button of a kind, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a kind that shows and calls an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    madeTitleLabel?.text = currentTitle
  }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    madeTitleLabel?.attributedText = currentAttributedTitle
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    madeImageView?.image = currentImage
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  /// The title for a state, or for the normal one.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// The title with attributes for a state, or for the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The color of the title for a state, or for the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The image for a state, or for the normal one.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// The image behind the content for a state, or for the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title shown.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The image shown behind the content.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Shows the title. Unlike UIKit's, it is not among the subviews.
  open var titleLabel: UILabel? {
    if madeTitleLabel == nil {
      madeTitleLabel = UILabel()
      madeTitleLabel?.text = currentTitle
    }
    return madeTitleLabel
  }

  /// Shows the image. Unlike UIKit's, it is not among the subviews.
  open var imageView: UIImageView? {
    if madeImageView == nil { madeImageView = UIImageView(image: currentImage) }
    return madeImageView
  }

  // MARK: Taps

  override var tapEvent: Event { .primaryActionTriggered }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: gestureRecognizer)
  }
}
