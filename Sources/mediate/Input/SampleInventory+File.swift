import AdPlatform
import Foundation
import SampleSDK

extension SampleInventory {
  /// Reads an inventory file.
  init(file path: String) throws(CommandFailure) {
    let file = InputFile(path: path)
    let data = try file.read(limit: Self.maximumBytes)
    do {
      self = try SampleInventory(json: data)
    } catch {
      throw CommandFailure(message: "\(file.name): \("\(error)".printable(limit: 1000))")
    }
  }
}
