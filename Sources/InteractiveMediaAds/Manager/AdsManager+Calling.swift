import AdPlatform
import Foundation
import HeadlessUIKit
import VAST

/// The URLs that an ads manager calls, and their macros.
extension AdsManager {
  func call(_ urls: [URLTemplate], code: VASTErrorCode? = nil, reason: Int? = nil) {
    guard !urls.isEmpty else { return }
    var values = macros
    values.errorCode = code
    values.reason = reason
    resolver.call(urls, values)
  }

  /// - Parameter position: where the ad was last seen; nil if it has not started.
  func callErrors(of ad: PodAd, _ code: VASTErrorCode, at position: Duration?) {
    var values = macros
    values.addTracking(of: ad, at: position.map { max($0, player.position ?? .zero) })
    values.errorCode = code
    resolver.call(ad.ad.errorURLs, values)
  }

  /// For tracking. An ad tag must not get the categories of the ad that plays: there they ask for ads.
  var macros: MacroValues {
    var values = macroSource.values
    if let ad = player.ad { values.addTracking(of: ad, at: player.position) }
    return values
  }

  /// Adds what is known of the content, and of the ad that is loaded or plays.
  func addKnown(to values: inout MacroValues) {
    values.contentPlayhead = contentPosition
    let size = request.adDisplayContainer.adContainer.bounds.size
    values.playerSize = MacroValues.Point(x: Int(size.width), y: Int(size.height))
    values.playerState = volume == 0 ? ["muted"] : nil
    guard let ad = player.ad else { return }
    values.adType = ad.ad.ad.adType
    values.adCount = ad.podInfo.adPosition
    values.breakPosition = machine.hasPlaylist ? .init(podIndex: ad.podInfo.podIndex) : .standalone
  }
}
