#if os(Linux)
  // Swift code on Apple's platforms can use these names without importing more than Foundation.

  /// The largest finite `Float`.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// A signed integer of the machine's word size.
  public typealias NSInteger = Int

  /// An unsigned integer of the machine's word size.
  public typealias NSUInteger = UInt

  /// A duration in seconds.
  public typealias CFTimeInterval = Double

  /// Calls `body`. There are no autoreleased objects on Linux, so nothing is released afterward.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
