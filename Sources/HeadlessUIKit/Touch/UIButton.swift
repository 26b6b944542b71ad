/// A control with a title.
open class UIButton: UIControl {
  /// The title shown.
  public private(set) var currentTitle: String?

  /// Sets the title; there is one state only.
  open func setTitle(_ title: String?, for state: UIControl.State) { currentTitle = title }
}

extension UIControl {
  /// The look of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A state of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither touched nor disabled.
    public static let normal: State = []
  }
}
