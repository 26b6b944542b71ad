// Swift Testing imports an overlay of this name wherever a module named UIKit is visible. There is nothing to add.
@_exported import UIKit
