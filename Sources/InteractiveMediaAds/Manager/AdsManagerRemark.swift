/// Something that an ads manager or a stream manager ignored or refused, or that went wrong without ending a break. Only here.
public struct AdsManagerRemark: Sendable, Hashable {
  /// When, on the platform's scheduler.
  public let time: Duration
  /// What it was, and what to do.
  public let text: String
  /// Of an error.
  public let code: AdErrorCode?
}
