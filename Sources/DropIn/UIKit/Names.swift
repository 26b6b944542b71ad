// The names of UIKit and of what it re-exports: Core Graphics and QuartzCore.

@_exported import class HeadlessUIKit.CALayer
@_exported import func HeadlessUIKit.CGPointMake
@_exported import func HeadlessUIKit.CGRectMake
@_exported import func HeadlessUIKit.CGSizeMake
@_exported import class HeadlessUIKit.UIAction
@_exported import class HeadlessUIKit.UIApplication
@_exported import class HeadlessUIKit.UIButton
@_exported import class HeadlessUIKit.UIControl
@_exported import class HeadlessUIKit.UIDevice
@_exported import class HeadlessUIKit.UIEvent
@_exported import class HeadlessUIKit.UIImage
@_exported import class HeadlessUIKit.UIImageView
@_exported import enum HeadlessUIKit.UIInterfaceOrientation
@_exported import class HeadlessUIKit.UILabel
@_exported import class HeadlessUIKit.UIResponder
@_exported import class HeadlessUIKit.UIScene
@_exported import class HeadlessUIKit.UIScreen
@_exported import class HeadlessUIKit.UITouch
@_exported import enum HeadlessUIKit.UIUserInterfaceIdiom
@_exported import class HeadlessUIKit.UIView
@_exported import class HeadlessUIKit.UIViewController
@_exported import class HeadlessUIKit.UIWindow
@_exported import class HeadlessUIKit.UIWindowScene
