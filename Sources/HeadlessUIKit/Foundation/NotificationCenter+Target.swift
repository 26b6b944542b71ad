#if os(Linux)
  import AdPlatform
  public import Foundation
  import Synchronization

  // Foundation's `addObserver(_:selector:name:object:)` takes a selector, which Linux does not have. Here it takes a
  // reference to the method: `center.addObserver(self, selector: Player.didEnd(_:), name: name, object: item)`.

  extension NotificationCenter {
    /// Calls a method with each notification of a name about an object, on the main actor. The observer is not kept
    /// alive. Without a name those of all names count, and without an object those about all objects. Only here.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer,
      selector: @escaping (Observer) -> @MainActor (Notification) -> Void,
      name: Notification.Name?,
      object: Any?
    ) {
      // It is called on the main actor only, to which it is handed over.
      nonisolated(unsafe) let selector = selector
      add(observer, name, object) { selector($0)($1) }
    }

    /// Calls a method without a parameter for each notification of a name about an object, on the main actor. The
    /// observer is not kept alive. Without a name those of all names count, and without an object those about all
    /// objects. Only here.
    public func addObserver<Observer: AnyObject>(
      _ observer: Observer,
      selector: @escaping (Observer) -> @MainActor () -> Void,
      name: Notification.Name?,
      object: Any?
    ) {
      // It is called on the main actor only, to which it is handed over.
      nonisolated(unsafe) let selector = selector
      add(observer, name, object) { observer, _ in selector(observer)() }
    }

    /// Removes all methods of an observer, or what `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
      removeMethods(of: observer) { _ in true }
      removeObserver(observer as Any)
    }

    /// Removes the methods of an observer for a name and an object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
      let id = object.map(ObjectIdentifier.init)
      removeMethods(of: observer) {
        (name == nil || $0.name == name) && (id == nil || $0.object == id)
      }
      removeObserver(observer as Any, name: name, object: object as Any?)
    }

    private func add<Observer: AnyObject>(
      _ observer: Observer,
      _ name: Notification.Name?,
      _ object: Any?,
      _ call: @escaping @MainActor (Observer, Notification) -> Void
    ) {
      // It is called on the main actor only, to which `deliver` hands observer and notification over.
      nonisolated(unsafe) let deliver: (Notification) -> Void = { [weak observer] notification in
        nonisolated(unsafe) let (observer, notification) = (observer, notification)
        Platform.current.scheduler.deliver { if let observer { call(observer, notification) } }
      }
      let token = addObserver(forName: name, object: object, queue: nil) { deliver($0) }
      let method = ObservingMethod(self, name, object as AnyObject?, token)
      observingMethods.withLock { $0[ObjectIdentifier(observer), default: []].append(method) }
    }

    private func removeMethods(of observer: AnyObject, where isMeant: (ObservingMethod) -> Bool) {
      let id = ObjectIdentifier(observer)
      let center = ObjectIdentifier(self)
      let methods = observingMethods.withLock { methods in
        let removed = methods[id, default: []].filter { $0.center == center && isMeant($0) }
        let kept = methods[id, default: []].filter { method in !removed.contains { $0 === method } }
        methods[id] = kept.isEmpty ? nil : kept
        return removed
      }
      for method in methods { removeObserver(method.token as Any) }
    }
  }

  /// The methods by observer. An observer that is gone without having removed them leaves them behind, uncalled.
  private let observingMethods = Mutex<[ObjectIdentifier: [ObservingMethod]]>([:])

  /// A method that is called for notifications. It never changes, and its token is only handed back.
  private final class ObservingMethod: @unchecked Sendable {
    let center: ObjectIdentifier
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol

    init(
      _ center: NotificationCenter,
      _ name: Notification.Name?,
      _ object: AnyObject?,
      _ token: any NSObjectProtocol
    ) {
      self.center = ObjectIdentifier(center)
      self.name = name
      self.object = object.map(ObjectIdentifier.init)
      self.token = token
    }
  }
#endif
