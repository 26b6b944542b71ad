import Foundation

/// libFuzzer calls this first. If the environment names a folder, the sample documents of the package for this parser are
/// written there as seeds, and nothing else is done.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["FUZZED_SAMPLES"] else { return 0 }
  do {
    for (index, text) in parser.samples.enumerated() {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: "sample-\(index)"))
    }
  } catch {
    FileHandle.standardError.write(Data("No samples in \(folder): \(error)\n".utf8))
    exit(1)
  }
  exit(0)
}
