#if os(Linux)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor
  @Suite("Methods that are called for notifications")
  struct NotificationMethodTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("film")

    @Test("are called for the name and the object that they were added for, until they are removed")
    func calls() {
      let player = Player()
      let (item, other) = (NSObject(), NSObject())
      center.addObserver(player, selector: Player.didEnd(_:), name: name, object: item)
      center.addObserver(player, selector: Player.changed, name: name, object: nil)
      center.post(name: name, object: other)
      #expect(player.log == ["changed"])
      center.post(name: name, object: item)
      #expect(player.log.sorted() == ["changed", "changed", "ended"])
      center.removeObserver(player, name: name, object: item)
      center.post(name: name, object: item)
      #expect(player.log.count == 4 && player.log.last == "changed")
      center.removeObserver(player)
      center.post(name: name, object: item)
      #expect(player.log.count == 4)
    }

    @Test("do not keep their observer alive")
    func released() {
      var player: Player? = Player()
      weak let observer = player
      player.map { center.addObserver($0, selector: Player.changed, name: name, object: nil) }
      player = nil
      #expect(observer == nil)
      center.post(name: name, object: nil)
    }

    @Test("leave other observers alone")
    func others() {
      let log = Player()
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.changed() }
      }
      center.removeObserver(Player())
      center.post(name: name, object: nil)
      #expect(log.log == ["changed"])
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(log.log == ["changed"])
    }
  }

  @MainActor
  private final class Player: NSObject {
    var log: [String] = []
    func didEnd(_ notification: Notification) { log.append("ended") }
    func changed() { log.append("changed") }
  }
#endif
