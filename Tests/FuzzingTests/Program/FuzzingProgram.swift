import Foundation

/// libFuzzer calls this with one input after another. The environment names the parser, so that each has a process,
/// a corpus and a coverage of its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try parser.check(Data(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    // Any signal is a finding for libFuzzer, which prints and keeps the input.
    FileHandle.standardError.write(Data("Broken promise: \(error)\n".utf8))
    abort()
  }
  return 0
}

let parser: FuzzedParser = {
  let name = ProcessInfo.processInfo.environment["FUZZED_PARSER"] ?? ""
  guard let parser = FuzzedParser(rawValue: name) else {
    let names = FuzzedParser.allCases.map(\.rawValue).joined(separator: " ")
    FileHandle.standardError.write(Data("FUZZED_PARSER is none of \(names)\n".utf8))
    exit(2)
  }
  return parser
}()
