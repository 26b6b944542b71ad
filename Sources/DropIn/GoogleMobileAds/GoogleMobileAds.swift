@_exported import AdMediation
@_exported import UIKit
