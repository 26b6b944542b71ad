// On Apple's phones, televisions and headsets this module is UIKit. Everywhere else it is the stand-in
// that the rest of this folder holds: a view tree without pixels.
#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import UIKit
#endif
