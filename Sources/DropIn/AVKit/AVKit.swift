// As the original does.
@_exported import AVFoundation
@_exported import UIKit
