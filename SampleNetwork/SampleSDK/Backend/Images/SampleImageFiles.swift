import Foundation

/// The image files that are compiled in.
package enum SampleImageFiles {
  private static let files: [String: [UInt8]] = [
    "book-icon.png": PackageResources.book_icon_png,
    "compass-icon.png": PackageResources.compass_icon_png,
    "dunes-landscape.png": PackageResources.dunes_landscape_png,
    "dunes-portrait.png": PackageResources.dunes_portrait_png,
    "harbour-landscape.png": PackageResources.harbour_landscape_png,
    "leaf-icon.png": PackageResources.leaf_icon_png,
    "meadow-landscape.png": PackageResources.meadow_landscape_png,
    "night-portrait.png": PackageResources.night_portrait_png,
  ]

  /// The names of all files, in order.
  package static let names = files.keys.sorted()

  /// The contents of a file.
  static func data(named name: String) -> Data? { files[name].map { Data($0) } }

  /// The size of everything that the network adds to a binary, in bytes.
  static var totalBytes: Int { files.values.reduce(SampleInventory.bundledJSON.utf8.count) { $0 + $1.count } }
}
