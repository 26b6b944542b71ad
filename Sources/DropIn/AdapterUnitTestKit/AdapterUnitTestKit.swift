// As the original does.
@_exported import GoogleMobileAds
@_exported import XCTest
