// The names of AVKit.

@_exported import struct HeadlessAVFoundation.AVKitError
@_exported import let HeadlessAVFoundation.AVKitErrorDomain
@_exported import class HeadlessAVFoundation.AVPictureInPictureController
@_exported import protocol HeadlessAVFoundation.AVPictureInPictureControllerDelegate
@_exported import class HeadlessAVFoundation.AVPlayerViewController
@_exported import protocol HeadlessAVFoundation.AVPlayerViewControllerDelegate
