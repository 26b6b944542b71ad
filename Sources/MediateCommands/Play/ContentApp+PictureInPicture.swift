import Foundation
import HeadlessAVFoundation
import InteractiveMediaAds

extension ContentApp: AVPictureInPictureControllerDelegate {
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
    timeline.note(.app, "picture-in-picture")
  }

  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {
    timeline.note(.app, "no picture-in-picture")
    // An app that starts ads in the normal mode only has its ads started now.
    if !isAdBreak { manager?.start() }
  }

  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {
    timeline.note(.app, "no picture-in-picture", error.localizedDescription)
  }

  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(true)
  }
}
