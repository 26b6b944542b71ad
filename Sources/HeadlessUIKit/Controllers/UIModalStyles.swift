/// How a controller covers another one. The raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen.
  case fullScreen = 0
  /// A part of the screen on a tablet.
  case pageSheet = 1
  /// A small part of the screen on a tablet.
  case formSheet = 2
  /// The controller that presents it.
  case currentContext = 3
  /// As a presentation controller of the app's has it.
  case custom = 4
  /// The whole screen, which shows through.
  case overFullScreen = 5
  /// The controller that presents it, which shows through.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// None.
  case none = -1
  /// As the system has it.
  case automatic = -2
}

/// How a controller comes on the screen. The raw values are UIKit's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By becoming opaque.
  case crossDissolve = 2
  /// As a page turns.
  case partialCurl = 3
}

/// The look of the status bar. The raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}
