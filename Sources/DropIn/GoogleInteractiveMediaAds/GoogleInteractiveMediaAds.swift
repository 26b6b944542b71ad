// As the original does. MediaPlayer, which it also re-exports, does not exist here.
@_exported import AVFoundation
@_exported import AVKit
@_exported import UIKit
