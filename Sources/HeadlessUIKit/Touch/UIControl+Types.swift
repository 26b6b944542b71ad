extension UIControl {
  /// What happened to a control. The raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// An event of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture recognizer took the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for: a button was tapped, for instance.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The look of a control. The raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A state of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither touched nor disabled.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Switched on.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}
