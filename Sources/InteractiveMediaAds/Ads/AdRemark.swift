/// Something that an ads manager or a stream manager ignored or refused, or that went wrong without ending a break. Only here.
public struct AdRemark: Sendable, Hashable {
  /// When, on the platform's scheduler.
  public let time: Duration
  /// What it was, and what to do.
  public let text: String
  /// Of an error.
  public let code: AdErrorCode?

  /// The `LOG` event that tells the app.
  var event: AdEvent {
    // Apps read these three, as texts, without looking whether they are there.
    let data = [
      "type": "adPlayError", "errorCode": "\((code ?? .API_ERROR).rawValue)", "errorMessage": text,
    ]
    return AdEvent(.LOG, ad: nil, adData: ["logData": data])
  }
}
