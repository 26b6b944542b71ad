public import Foundation

/// How long an assertion waits for an answer: 1 second.
///
/// Mirrors `AUTKExpectationTimeout`. Source: `AUTKConstants.h` of the mediation repository's `AdapterUnitTestKit`.
public let AUTKExpectationTimeout: TimeInterval = 1

/// How long a synchronous method of an adapter may take: 5 milliseconds.
///
/// Mirrors `AUTKSyncMethodTimeout`. Source: `AUTKConstants.h`.
public let AUTKSyncMethodTimeout: TimeInterval = 0.005
