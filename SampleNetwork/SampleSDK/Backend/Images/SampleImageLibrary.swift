import Foundation

/// Where the image files of creatives are: what a name in a creative stands for.
struct SampleImageLibrary: Sendable {
  /// The contents of a file.
  var data: @Sendable (_ name: String) -> Data?
  /// The address of a file.
  var address: @Sendable (_ name: String) -> String

  /// The bundled files, at the addresses of ``SampleImageServer``.
  static let bundled = SampleImageLibrary(
    data: SampleImageFiles.data(named:),
    address: SampleImageServer.url(ofFile:)
  )
}

extension SampleImageLibrary {
  /// Files that are named by their addresses.
  init(files: [String: Data]) {
    self.init(data: { files[$0] }, address: { $0 })
  }
}
