/// A version in three parts.
///
/// Networks with four put the last two into one: 1.2.3.4 is patch version 304.
///
/// Mirrors `GADVersionNumber`.
public struct VersionNumber: Hashable, Sendable, CustomStringConvertible {
  /// The first part.
  public var majorVersion: Int
  /// The second part.
  public var minorVersion: Int
  /// The third part.
  public var patchVersion: Int

  /// A version of these parts.
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }

  /// 0.0.0, which stands for an unknown version.
  public init() { self.init(majorVersion: 0, minorVersion: 0, patchVersion: 0) }

  /// `12.4.304`.
  public var description: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }

  /// Whether no part is negative and one at least is not 0.
  var isWellFormed: Bool {
    let parts = [majorVersion, minorVersion, patchVersion]
    return parts.allSatisfy { $0 >= 0 } && parts.contains { $0 > 0 }
  }
}
