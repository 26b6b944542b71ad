public import Foundation

/// A wish of the publisher for one load. Make one of the subclasses.
///
/// Mirrors `GADAdLoaderOptions`. Source: Native custom events, "GADAdLoaderOptions".
open class AdLoaderOptions: NSObject {
  /// No wish.
  public override init() { super.init() }
}
