public import Foundation
public import HeadlessUIKit
internal import VAST

/// Where ads are shown: a view for them, and slots beside the player.
///
/// Mirrors `IMAAdDisplayContainer`. Source: SDK reference, `IMAAdDisplayContainer.h`.
@preconcurrency
@MainActor
public final class AdDisplayContainer: NSObject {
  /// The view for ads. It has to be in a window when ads are requested.
  public let adContainer: UIView
  /// The controller of that view.
  public weak var adContainerViewController: UIViewController?
  /// The slots beside the player; nil if there are none.
  public let companionSlots: [CompanionAdSlot]?

  /// Where the focus goes during an ad break, from before the app is to pause the content until before it is to resume
  /// it; nil at other times. An app for televisions returns it among its `preferredFocusEnvironments` then.
  ///
  /// Source: SDK reference, `IMAAdDisplayContainer.h` (`focusEnvironment`).
  public internal(set) weak var focusEnvironment: (any UIFocusEnvironment)?

  /// Views that may lie over ads.
  private(set) var friendlyObstructions: [FriendlyObstruction] = []

  /// Called with what is to be called when a companion is shown or clicked.
  var onCompanionTracking: (([URLTemplate]) -> Void)?
  /// Called with the page that a clicked companion opens.
  var onCompanionClickThrough: ((URLTemplate) -> Void)?

  /// Creates a place for ads without slots beside the player. The view controller may be set later, before ads are
  /// requested.
  public convenience init(adContainer: UIView, viewController: UIViewController?) {
    self.init(adContainer: adContainer, viewController: viewController, companionSlots: nil)
  }

  /// Creates a place for ads with slots beside the player. The view controller may be set later, before ads are
  /// requested.
  public init(
    adContainer: UIView,
    viewController: UIViewController?,
    companionSlots: [CompanionAdSlot]?
  ) {
    self.adContainer = adContainer
    adContainerViewController = viewController
    self.companionSlots = companionSlots
    super.init()
  }

  /// A place for ads without a controller, as older versions of the SDK had it.
  public convenience init(adContainer: UIView, companionSlots: [CompanionAdSlot]?) {
    self.init(adContainer: adContainer, viewController: nil, companionSlots: companionSlots)
  }

  /// A place for ads without a controller or slots, as older versions of the SDK had it.
  public convenience init(adContainer: UIView) {
    self.init(adContainer: adContainer, viewController: nil, companionSlots: nil)
  }

  // MARK: Obstructions

  /// Says that a view lies over ads for a good reason.
  public func register(_ friendlyObstruction: FriendlyObstruction) {
    guard !friendlyObstructions.contains(friendlyObstruction) else { return }
    friendlyObstructions.append(friendlyObstruction)
  }

  /// Forgets all views that ``register(_:)`` was called with.
  public func unregisterAllFriendlyObstructions() { friendlyObstructions = [] }

  /// Says that a view with the player's controls lies over ads.
  @available(*, deprecated, message: "Use register(_:) instead.")
  public func registerVideoControlsOverlay(_ videoControlsOverlay: UIView) {
    register(
      FriendlyObstruction(view: videoControlsOverlay, purpose: .mediaControls, detailedReason: nil)
    )
  }

  /// The same as ``unregisterAllFriendlyObstructions()``.
  @available(*, deprecated, message: "Use unregisterAllFriendlyObstructions() instead.")
  public func unregisterAllVideoControlsOverlays() { unregisterAllFriendlyObstructions() }

  // MARK: Companions

  /// Puts an ad's companions into the slots, each into the first slot of its size, and empties the others.
  func showCompanions(of ads: [CompanionAds]) {
    var companions = ads.flatMap(\.companions)
    for slot in companionSlots ?? [] {
      guard let index = companions.firstIndex(where: slot.fits) else {
        slot.clear()
        slot.delegate?.companionSlot(slot, filled: false)
        continue
      }
      let companion = companions.remove(at: index)
      slot.fill(with: companion) { [weak self] in self?.wasClicked($0) }
      let urls = companion.trackingEvents.filter { $0.event == .creativeView }.map(\.url)
      if !urls.isEmpty { onCompanionTracking?(urls) }
      slot.delegate?.companionSlot(slot, filled: true)
    }
  }

  /// Empties the slots.
  func clearCompanions() {
    for slot in companionSlots ?? [] { slot.clear() }
  }

  private func wasClicked(_ companion: Companion) {
    let urls = companion.clickTracking.map(\.url)
    if !urls.isEmpty { onCompanionTracking?(urls) }
    if let page = companion.clickThrough { onCompanionClickThrough?(page) }
  }
}
