/// Hears what the network's player does.
@MainActor
protocol SampleMediaListener: AnyObject {
  func mediaDidPlay()
  func mediaDidPause()
  func mediaDidEnd()
}
