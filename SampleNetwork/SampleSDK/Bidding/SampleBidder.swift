import Foundation

/// The app's end of an auction: collects what the network's servers need to know for their bid.
///
/// Safe from any thread.
public enum SampleBidder {
  /// Collects the signals for a bid. The same ones for the same request.
  ///
  /// - Parameters:
  ///   - adUnitIDs: the ad units that take part.
  ///   - format: their format.
  ///   - bannerSize: the size in points for banners; nil for other formats.
  ///   - completion: called at once, on the caller's thread, with the signals as one line of text for
  ///     ``SampleBidServer``, or with ``SampleErrorCode/badRequest`` when there is no ad unit or a banner has no size.
  public static func collectSignals(
    forUnits adUnitIDs: [String],
    format: SampleAdFormat,
    bannerSize: SampleBannerSize? = nil,
    completion: (Result<String, SampleErrorCode>) -> Void
  ) {
    let signals = SampleSignals(
      adUnitIDs: adUnitIDs,
      format: format,
      bannerSize: bannerSize,
      sdkVersion: SampleAds.version
    )
    guard let testSignals = SampleTestSignals.find(amongst: adUnitIDs) else {
      return completion(signals.checked)
    }
    if let answer = testSignals.answer(signals) { completion(answer) }
  }
}

extension SampleSignals {
  /// The text of the signals, if they say all that a bid needs.
  var checked: Result<String, SampleErrorCode> {
    guard !adUnitIDs.isEmpty, !adUnitIDs.contains(""), format != .banner || bannerSize?.isValid == true,
      let text
    else { return .failure(.badRequest) }
    return .success(text)
  }
}
