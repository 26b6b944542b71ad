/// Why a full-screen ad is not presented. The raw values are the codes that an adapter puts into its `NSError`; other
/// ones than those of ``SampleErrorCode``.
public enum SamplePresentationError: Int, Error, Sendable, Hashable, CaseIterable {
  /// There is no ad yet.
  case notLoaded = 10
  /// The ad has waited for too long since it was loaded.
  case expired
  /// The ad was presented before; an ad is for one time.
  case alreadyPresented
  /// The view controller is in no window.
  case noWindow
  /// The view controller presents something else.
  case covered
  /// The ad itself is broken.
  case brokenCreative
}

extension SamplePresentationError: CustomStringConvertible {
  /// One sentence for logs, with what to do about it.
  public var description: String {
    switch self {
    case .notLoaded: "There is no ad to present: fetch one, and wait for it."
    case .expired: "The ad has expired: fetch another one, and present it sooner."
    case .alreadyPresented: "The ad was presented before: fetch another one for each time."
    case .noWindow: "The view controller is in no window: present from one that is on the screen."
    case .covered: "The view controller presents something already: present from the one in front of it."
    case .brokenCreative: "The ad cannot be shown: fetch another one."
    }
  }
}
