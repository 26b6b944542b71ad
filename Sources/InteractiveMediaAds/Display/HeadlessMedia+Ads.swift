import Foundation
import HeadlessAVFoundation

extension HeadlessMedia {
  /// Lets the media of an ad last as long as its response says, unless a test has written a script for it.
  func play(_ url: URL, for duration: Duration?) { durations[url] = duration }
}
