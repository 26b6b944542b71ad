import Foundation

extension SampleInventory {
  /// The inventory that is compiled in: one ad unit for each way in which a network can answer.
  public static let bundled: SampleInventory = {
    do {
      return try SampleInventory(json: Data(bundledJSON.utf8))
    } catch {
      // The document is a constant of the build, and a test reads it: a build that passed cannot get here.
      preconditionFailure("the bundled inventory: \(error)")
    }
  }()
}
