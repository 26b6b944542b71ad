import AdPlatform
import SampleSDK
import Synchronization

/// A scheduler whose actions find another inventory in `SampleInventory.current`.
///
/// Actions on the machine's clock are called outside of every task, where a task-local value that was bound
/// around the whole run is not seen.
final class InventoryScheduler: Scheduler {
  private let base: any Scheduler
  private let inventory: SampleInventory
  nonisolated let inbox: Inbox

  init(_ base: any Scheduler, inventory: SampleInventory) {
    self.base = base
    self.inventory = inventory
    let waking = WeakInbox()
    inbox = Inbox {
      base.post { SampleInventory.$current.withValue(inventory) { waking.value?.drain() } }
    }
    waking.value = inbox
  }

  var now: Duration { base.now }

  func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    base.schedule(after: delay, as: purpose) { [inventory] in
      SampleInventory.$current.withValue(inventory) { action() }
    }
  }
}

/// Lets an inbox name itself in its own wake-up without keeping itself alive.
private final class WeakInbox: Sendable {
  private struct Reference {
    weak var inbox: Inbox?
  }

  private let reference = Mutex(Reference())

  var value: Inbox? {
    get { reference.withLock { $0.inbox } }
    set { reference.withLock { $0.inbox = newValue } }
  }
}
