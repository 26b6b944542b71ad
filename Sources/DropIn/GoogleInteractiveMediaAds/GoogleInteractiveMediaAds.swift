@_exported import InteractiveMediaAds
@_exported import UIKit
