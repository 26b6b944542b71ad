import Foundation
import GoogleMobileAds
import Testing
import UIKit

/// The imports of an existing adapter and of its tests, together.
@MainActor
@Suite struct ImportTests {
  @Test("the modules give Apple's and Google's names")
  func names() {
    let view: UIKit.UIView = UIView()
    let size: GoogleMobileAds.AdSize = GoogleMobileAds.AdSizeBanner
    #expect(view.frame.isEmpty)
    #expect(isAdSizeEqualToSize(size1: size, size2: GADAdSizeBanner))
  }

  @Test("networking is there without its own import")
  func networking() {
    #expect(URLSession.shared.configuration.identifier == nil)
  }

  @Test("the shared class version is a number, as on Apple's platforms")
  func classVersion() {
    #expect(MobileAds.version() == 0)
  }
}
