import Foundation
import Testing
import XCTest

/// The line of a test that calls an assertion.
struct CallSite {
  let file: StaticString
  let line: UInt

  /// Reports a failure here to the testing library that runs the test.
  ///
  /// Each library ignores what is reported to the other one.
  func fail(_ message: String) {
    guard Self.isInSwiftTesting else { return XCTFail(message, file: file, line: line) }
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }

  /// A thread that a test of Swift Testing started may have no current test. Then the process decides: the package
  /// manager runs each library in a process of its own.
  private static var isInSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  private var sourceLocation: SourceLocation {
    let path = "\(file)"
    let module = Test.current?.sourceLocation.moduleName ?? "Tests"
    let name = path.split(separator: "/").last ?? "unknown"
    return SourceLocation(fileID: "\(module)/\(name)", filePath: path, line: Int(line), column: 1)
  }
}
