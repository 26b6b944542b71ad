// As the original does. Foundation and Core Graphics come with UIKit; WebKit, which the original also re-exports, does
// not exist here.
@_exported import UIKit
