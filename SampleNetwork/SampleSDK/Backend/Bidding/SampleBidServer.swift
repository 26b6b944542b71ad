/// The network's end of an auction: what it bids for the signals that ``SampleBidder`` collected.
///
/// Safe from any thread.
public enum SampleBidServer {
  /// What the network bids, to be passed on in ``SampleAdRequest/bidResponse``.
  ///
  /// - Parameters:
  ///   - signals: the text of ``SampleBidder/collectSignals(forUnits:format:bannerSize:completion:)``.
  ///   - adUnitID: the ad unit that is auctioned.
  ///   - inventory: what the network has to offer.
  /// - Returns: the same bid for the same signals. Nil when the network does not bid: the signals are none, or not of
  ///   that ad unit, or the unit is unknown, of another format or size, or fills no request.
  public static func bid(
    signals: String,
    adUnitID: String,
    inventory: SampleInventory = .current
  ) -> String? {
    guard let signals = SampleSignals(signals), signals.adUnitIDs.contains(adUnitID),
      let unit = inventory.unit(adUnitID), unit.answers.first == .fill,
      unit.refusal(of: signals.format, size: signals.bannerSize) == nil,
      let creative = unit.bidCreative ?? unit.creative
    else { return nil }
    return SampleBidResponse(adUnitID: adUnitID, creative: creative, format: unit.format).text
  }
}
