public import Foundation

/// A closure with a name, which a control calls.
@preconcurrency
@MainActor
public final class UIAction: NSObject {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a button or a menu item for the action.
  public let title: String
  /// The image of a button or a menu item for the action.
  public let image: UIImage?
  /// The name by which the action is replaced and removed.
  public let identifier: Identifier
  /// The control that calls the action, during the call.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// An action that calls `handler` on the main actor; without an identifier it is like no other.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}
