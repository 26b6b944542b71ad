public import Foundation

/// Hears what becomes of a ``CompanionAdSlot``. Called on the main actor; every method may be left out.
///
/// Mirrors `IMACompanionDelegate`. Source: SDK reference, `IMACompanionAdSlot.h`.
@preconcurrency
@MainActor
public protocol CompanionDelegate: NSObjectProtocol {
  /// An ad has come, and has or has not something for the slot.
  func companionSlot(_ slot: CompanionAdSlot, filled: Bool)
  /// The viewer clicked the companion.
  func companionSlotWasClicked(_ slot: CompanionAdSlot)
}

extension CompanionDelegate {
  /// Does nothing.
  public func companionSlot(_ slot: CompanionAdSlot, filled: Bool) {}
  /// Does nothing.
  public func companionSlotWasClicked(_ slot: CompanionAdSlot) {}
}
