public import Foundation

/// Hears of an advertiser's page that a viewer opens. Called on the main actor; every method may be left out.
///
/// Mirrors `IMALinkOpenerDelegate`. Source: SDK reference, `IMAAdsRenderingSettings.h`.
@preconcurrency
@MainActor
public protocol LinkOpenerDelegate: NSObjectProtocol {
  /// A page is about to open outside the app.
  func linkOpenerWillOpenExternalApplication(_ linkOpener: NSObject)
  /// A page is about to open inside the app.
  func linkOpenerWillOpen(inAppLink linkOpener: NSObject)
  /// The page has opened inside the app.
  func linkOpenerDidOpen(inAppLink linkOpener: NSObject)
  /// The page inside the app is about to close.
  func linkOpenerWillClose(inAppLink linkOpener: NSObject)
  /// The page inside the app has closed.
  func linkOpenerDidClose(inAppLink linkOpener: NSObject)
}

extension LinkOpenerDelegate {
  /// Does nothing.
  public func linkOpenerWillOpenExternalApplication(_ linkOpener: NSObject) {}
  /// Does nothing.
  public func linkOpenerWillOpen(inAppLink linkOpener: NSObject) {}
  /// Does nothing.
  public func linkOpenerDidOpen(inAppLink linkOpener: NSObject) {}
  /// Does nothing.
  public func linkOpenerWillClose(inAppLink linkOpener: NSObject) {}
  /// Does nothing.
  public func linkOpenerDidClose(inAppLink linkOpener: NSObject) {}
}
