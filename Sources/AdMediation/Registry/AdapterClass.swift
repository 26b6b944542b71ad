public import Foundation

/// A class that an adapter author has written, in either of the two styles.
public enum AdapterClass {
  /// For native ads, by the custom-event document.
  case customEvent(any CustomEventNativeAd.Type)
  /// For all formats, in today's style.
  case mediationAdapter(any MediationAdapter.Type)

  /// The adapter that a class is, if it is one. Today's style goes first in a class of both.
  init?(_ type: AnyClass) {
    if let adapter = type as? any MediationAdapter.Type {
      self = .mediationAdapter(adapter)
    } else if let customEvent = type as? any CustomEventNativeAd.Type {
      self = .customEvent(customEvent)
    } else {
      return nil
    }
  }

  /// The class itself.
  public var type: any NSObjectProtocol.Type {
    switch self {
    case .customEvent(let type): type
    case .mediationAdapter(let type): type
    }
  }
}
