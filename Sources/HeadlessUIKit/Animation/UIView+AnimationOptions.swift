extension UIView {
  /// How an animation runs. The raw values are UIKit's; only `showHideTransitionViews` has an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where another animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws views again meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views rather than removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Is equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades into the other view.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation with keyframes runs. The raw values are UIKit's; none has an effect here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where another animation is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Is equally fast between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }

  /// How the speed of an animation changes. The raw values are UIKit's.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly.
    case easeInOut = 0
    /// Begins slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Is equally fast.
    case linear = 3
  }
}
