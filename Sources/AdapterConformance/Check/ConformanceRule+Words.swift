extension ConformanceRule {
  /// A sentence about what a custom event calls, in the words of the adapter that is looked at: rules about native ads
  /// are written for custom events, and mediation adapters call something else.
  func inItsWords(_ sentence: String) -> String {
    guard isForMediationAdapter, !applies.leavesOutCustomEvents else { return sentence }
    return Self.callsOfMediationAdapters.reduce(sentence) { $0.replacing($1.customEvents, with: $1.theirs) }
  }

  /// What custom events call, longest names first, and what mediation adapters call instead. For reports see
  /// ``AdEventName/method(of:_:)``.
  private static let callsOfMediationAdapters: [(customEvents: String, theirs: String)] = [
    (
      "request(withParameter:request:adTypes:options:rootViewController:)",
      "loadNativeAd(for:completionHandler:)"
    ),
    ("customEventNativeAd(_:didFailToLoadWithError:)", "the completion handler"),
    ("customEventNativeAd(_:didReceive:)", "the completion handler"),
    ("MediatedNativeAdNotificationSource", "the event delegate"),
    ("didRecordClickOnAsset(withName:", "didRecordClickOnAsset(with:"),
    ("didFailToLoadWithError", "an error to the completion handler"),
    ("didReceive was called", "the completion handler was called"),
    ("didReceive with an ad", "an ad to the completion handler"),
    ("didReceive with a native ad", "a native ad to the completion handler"),
    ("didReceive", "the completion handler"),
  ]
}
