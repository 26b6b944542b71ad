import AVFoundation
import UIKit

/// The document's view controller on a screen, with the views that its storyboard has.
@MainActor
public final class LiveStreamApp {
  private let window = UIWindow()
  private let viewController = ViewController()
  private let adUIView = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 720))
  private let playButton = UIButton()

  public init() {
    adUIView.addSubview(playButton)
    viewController.connect(playButton: playButton, adUIView: adUIView)
    viewController.view.addSubview(adUIView)
  }

  /// Loads the view and shows it.
  public func start() {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  /// The viewer touches the play button.
  public func touchPlayButton() { viewController.onPlayButtonTouch(viewController) }

  /// The player of the content.
  public var player: AVPlayer { viewController.contentPlayer }

  /// What the app has printed since the last call, a line each.
  public static func takePrintedLines() -> [String] {
    defer { printedLines = [] }
    return printedLines
  }

  fileprivate static var printedLines: [String] = []
}

/// What `print` is for the view controller beside this file.
@MainActor
func print(_ line: String) { LiveStreamApp.printedLines.append(line) }
