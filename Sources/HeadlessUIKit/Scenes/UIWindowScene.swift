/// The scene that windows are in. A window joins it when it is shown, and leaves it when it is hidden or gone.
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  public var screen: UIScreen { .main }

  /// How the interface is turned: portrait. Only here can it be set, for code that asks.
  public var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The windows shown, in the order in which they were shown.
  public var windows: [UIWindow] { shown.windows }

  /// The window that was made key last, of those shown.
  public var keyWindow: UIWindow? { madeKey.last }

  private var shown = WeakWindows()
  private var madeKey = WeakWindows()

  func windowWasShown(_ window: UIWindow) {
    guard window.ticketOfShown == nil else { return }
    window.ticketOfShown = shown.append(window)
  }

  func windowWasMadeKey(_ window: UIWindow) {
    if let ticket = window.ticketOfKey { madeKey.remove(ticket) }
    window.ticketOfKey = madeKey.append(window)
  }

  func windowWasHidden(_ window: UIWindow) {
    if let ticket = window.ticketOfShown { shown.remove(ticket) }
    if let ticket = window.ticketOfKey { madeKey.remove(ticket) }
    window.ticketOfShown = nil
    window.ticketOfKey = nil
  }
}

/// How an interface is turned. The raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeRight = 3
  /// On its right side.
  case landscapeLeft = 4

  /// Whether the long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Windows in order. Those that are gone or removed are taken out when they may be half of all, so that a window more
/// costs the same however many there are.
@MainActor
private struct WeakWindows {
  private struct Reference {
    let ticket: Int
    weak var window: UIWindow?
  }

  /// With ascending tickets.
  private var references: [Reference] = []
  private var lastTicket = 0
  private var sweepAt = 16

  var windows: [UIWindow] { references.compactMap(\.window) }
  var last: UIWindow? { references.last { $0.window != nil }?.window }

  /// - Returns: a ticket, to remove it with.
  mutating func append(_ window: UIWindow) -> Int {
    if references.count >= sweepAt {
      references.removeAll { $0.window == nil }
      sweepAt = max(16, 2 * references.count)
    }
    lastTicket += 1
    references.append(Reference(ticket: lastTicket, window: window))
    return lastTicket
  }

  mutating func remove(_ ticket: Int) {
    var (low, high) = (0, references.count)
    while low < high {
      let middle = (low + high) / 2
      if references[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    if low < references.count, references[low].ticket == ticket { references[low].window = nil }
    while let last = references.last, last.window == nil { references.removeLast() }
  }
}
