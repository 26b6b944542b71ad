import AdPlatform
public import Foundation

/// The page of an ad that a viewer has asked for. Only here: ``AdsManager/clickThroughs``,
/// ``StreamManager/clickThroughs``.
public struct ClickThrough: Hashable, Sendable {
  /// Where a page opens.
  public enum Destination: Hashable, Sendable {
    /// Over the app, in ``AdsRenderingSettings/linkOpenerPresentingController``.
    case inApp
    /// In the browser or another app. The app goes to the background.
    case external
    /// Nowhere: `UIApplication.open` reported that nothing opened the page.
    case unopened
  }

  /// The URL as the response has it, with its macros.
  public let template: String
  /// The URL that was opened, with the values of its macros.
  public let url: URL
  /// Where it was opened.
  public let destination: Destination

  /// What to say of a page that was not opened.
  var problem: String? {
    guard destination == .unopened else { return nil }
    return "The page of the ad was not opened: UIApplication.open reported no success for "
      + "“\(url.absoluteString.printable())”."
  }
}
