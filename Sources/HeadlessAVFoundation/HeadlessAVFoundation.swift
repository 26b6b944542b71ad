// On Apple's phones, televisions and headsets this module is AVFoundation and AVKit. Everywhere else it is the
// stand-in that the rest of this folder holds: a player that plays nothing but time.
#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import AVFoundation
  @_exported public import AVKit
#endif
