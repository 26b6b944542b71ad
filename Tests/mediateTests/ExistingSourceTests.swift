import Testing

@testable import MediateCommands

/// The lines of the changes of one file: `3: what`.
private func lines(_ changes: [SourceChange]) -> [String] { changes.map { "\($0.line): \($0.what)" } }

@Suite("Tokens of a Swift file") struct SwiftTokenTests {
  @Test(
    "are found past what only looks like code",
    arguments: [
      ("a // b {\nc", ["a", "c"]), ("a /* b /* c */ { */ d", ["a", "d"]),
      (#"a "b { \(c("}")) }" d"#, ["a", "d"]), (##"a #"b " { \(c"# d"##, ["a", "d"]),
      ("a \"\"\"\n { \" \\(b) \"\"\n\"\"\" c", ["a", "c"]), (#"a "\"" b"#, ["a", "b"]),
      (#"split(/["{]+/) a"#, ["split", "a"]), ("a / b { c / d", ["a", "b", "c", "d"]),
      (##"#/ { " /# a"##, ["a"]), ("`class` $0 é", ["class", "$0", "é"]), ("#if DEBUG", ["#if", "DEBUG"]),
      ("", []), ("\r\n\t a\u{0B}b", ["a", "b"]),
    ]
  )
  func words(text: String, words: [String]) throws {
    #expect(try SwiftToken.tokens(of: Array(text.utf8)).compactMap(\.word) == words)
  }

  @Test(
    "are unknown in a file that does not end what it begins",
    arguments: [
      ("\n\"a", 2, "a string does not end"), ("/* a", 1, "a comment does not end"),
      ("\"\"\" a \"", 1, "a string does not end"), ("\"\\(a", 1, "an interpolation does not end"),
      ("#/ a", 1, "a regular expression does not end"), ("\"a\n\"", 1, "a string does not end"),
    ]
  )
  func flaws(text: String, line: Int, problem: String) {
    let source = SwiftSource(path: "A.swift", text: text)
    #expect(source.flaw == SwiftTokenFlaw(line: line, problem: problem))
    let changes = source.objectiveCChanges()
    #expect(lines(changes) == ["\(line): \(problem), so the file was copied unchanged"])
    #expect(source.applying(changes) == text)
  }

  @Test("end at deep nesting, without using up the stack or the time")
  func depth() {
    let deep = SwiftSource(path: "A.swift", text: String(repeating: "\"\\(", count: 100_000))
    #expect(deep.flaw?.problem == "strings are nested too deeply")
    let brackets = SwiftSource(path: "A.swift", text: String(repeating: "{", count: 100_000))
    #expect(brackets.declarations == nil)
    for text in ["@objc(", "class a<", "class a ", "@objc protocol {", "#if ", "(/a"] {
      let source = SwiftSource(path: "A.swift", text: String(repeating: text, count: 5000))
      #expect(source.applying(source.objectiveCChanges() + SwiftTypes([source]).conformanceChanges()) != "")
      #expect(source.imports.isEmpty)
    }
  }
}

@Suite("Objective-C in an existing adapter") struct ObjectiveCChangeTests {
  @Test(
    "is removed where Swift on Linux does not have it",
    arguments: [
      ("@objc func a() {}", "func a() {}"), ("@objc\n  func a() {}", "  func a() {}"),
      ("  @objc(b:c:) public func a() {}\n", "  public func a() {}\n"),
      ("@objc (A) class B {}", "class B {}"), ("@objc\n(a:)\nfunc a(_ b: C)", "func a(_ b: C)"),
      ("@objcMembers\r\nclass A {}\r\n", "class A {}\r\n"), ("@objc(A)\nclass B {}", "class B {}"),
      ("@IBOutlet weak var a: UIView?", "weak var a: UIView?"),
      ("@MainActor @objc(A) final class B {}", "@MainActor final class B {}"),
      ("@IBAction @objc func a() {}", "func a() {}"),
      ("ad?.didRecordImpression?()", "ad?.didRecordImpression()"),
      ("@_exported import UIKit.A.B // c\na", "@_exported import UIKit // c\na"),
      ("a.loadBanner?(for: b, completionHandler: c)", "a.loadBanner(for: b, completionHandler: c)"),
    ]
  )
  func removal(before: String, after: String) {
    let source = SwiftSource(path: "A.swift", text: before)
    let changes = source.objectiveCChanges()
    #expect(!changes.isEmpty)
    #expect(source.applying(changes) == after)
  }

  @Test(
    "stays where it is something else",
    arguments: [
      "// @objc", "let a = \"@objc func\"", "@objcFoo func a() {}", "let objc = a.objc",
      "completionHandler?(nil, error)", "self.completion?(nil)", "loadBanner?(a)", "a.loadBanner? (b)",
      "a ?? (b)", "a.b.c ? (d) : e", "import class A.B", "import A", "a.import.b.c",
    ]
  )
  func untouched(text: String) {
    let source = SwiftSource(path: "A.swift", text: text)
    #expect(source.objectiveCChanges() == [])
  }

  @Test("keeps the ? of a closure that has the name of a delegate's method")
  func closure() {
    let source = SwiftSource(path: "A.swift", text: "var didRender: (() -> Void)?\nself.didRender?()")
    #expect(source.objectiveCChanges(ownNames: source.propertyNames) == [])
  }

  @Test("leaves optional members of the adapter's own protocols, and says what to write")
  func optionalMember() {
    let text = "@objc protocol A {\n  @objc optional func b()\n}\n@objc protocol C { func d() }"
    let source = SwiftSource(path: "A.swift", text: text)
    let changes = source.objectiveCChanges()
    #expect(changes.map { $0.edit == nil } == [true, true, false])
    #expect(changes[0].what.contains("needs a default in an extension"))
    #expect(source.applying(changes) == text.replacing("@objc protocol C", with: "protocol C"))
  }

  @Test("lists selectors, and the name that a class loses")
  func notes() {
    let text = """
      @objc(
        GADX
      ) class X {}
      @objc(Y) class Y {}
      let a = #selector(X.b)
      let b = NSClassFromString("Y")
      """
    let source = SwiftSource(path: "A.swift", text: text)
    #expect(
      lines(source.objectiveCChanges(adapters: ["X"])) == [
        "1: removed @objc(GADX); to load the class by this name, call"
          + " AdapterRegistry.shared.register(X.self, as: \"GADX\")",
        "4: removed @objc(Y)",
        "5: #selector stays: Linux has no selectors; pass the method itself, as in action: AcmeView.tapped",
        "6: NSClassFromString stays: on Linux it finds a class in Swift, by a name such as AcmeSDK.AcmeView",
      ]
    )
  }
}

@Suite("Conformances of an existing adapter") struct ConformanceChangeTests {
  private static let load =
    "func loadBanner(for a: MediationBannerAdConfiguration, completionHandler b: @escaping C) {}"

  @Test(
    "move to the classes that implement the loads",
    arguments: [
      (
        "class A: NSObject, MediationAdapter {}\nclass B: A { LOAD }",
        "class A: NSObject {}\nclass B: A, MediationAdapter { LOAD }"
      ),
      (
        "class A: NSObject {}\nextension A: GADRTBAdapter {}\nclass B: A, C {}\nextension B { LOAD }",
        "class A: NSObject {}\nextension A {}\nclass B: A, C, GADRTBAdapter {}\nextension B { LOAD }"
      ),
      (
        "class A<T: X>: NSObject, @preconcurrency MediationAdapter, D where T: Y {}\nclass B: A<Z> { LOAD }",
        "class A<T: X>: NSObject, D where T: Y {}\nclass B: A<Z>, @preconcurrency MediationAdapter { LOAD }"
      ),
      (
        "class A: MediationNativeAd {}\nclass B: A {\n  override func x() {}\n  func handlesUserClicks() -> Bool { true }\n}",
        "class A {}\nclass B: A, MediationNativeAd {\n  override func x() {}\n  func handlesUserClicks() -> Bool { true }\n}"
      ),
      (
        "class A: NSObject,  // a, b\n  MediationAdapter\n{}\nclass B: A { LOAD }",
        "class A: NSObject  // a, b\n{}\nclass B: A, MediationAdapter { LOAD }"
      ),
      (
        "class A: MediationAdapter, /* c */ C, // d\n  D {}\nclass B: A /* e */ { LOAD }",
        "class A: /* c */\nC, // d\n  D {}\nclass B: A, MediationAdapter /* e */ { LOAD }"
      ),
    ]
  )
  func moves(before: String, after: String) {
    let before = before.replacing("LOAD", with: Self.load)
    let source = SwiftSource(path: "A.swift", text: before)
    let changes = SwiftTypes([source]).conformanceChanges()
    #expect(source.applying(changes) == after.replacing("LOAD", with: Self.load))
    #expect(changes.count == 2)
  }

  @Test(
    "stay where they are bound, or where moving them is not enough",
    arguments: [
      ("class A: NSObject, MediationAdapter { LOAD }\nclass B: A { override LOAD }", []),
      ("class A: NSObject, MediationAdapter {}\nclass B: A { func loadBanner() {} }", []),
      ("class A: NSObject, MediationAdapter {}\nclass B { LOAD }", []),
      ("class A: B {}\nclass B: A {}", []),
      (
        "class A: MediationAdapter { func loadNativeAd(for a: B, completionHandler: C) {} }\nclass B: A { LOAD }",
        ["implement loadBanner(for:completionHandler:) in it too, and override in B"]
      ),
      (
        "class A: MediationAdapter {}\nclass B: A { LOAD }\nclass C: B { static func networkExtrasClass() {} }",
        ["for C inherits from a class that implements optional members too"]
      ),
      ("#if X\nclass A {\n#else\nclass A: B {\n#endif\n}", ["the braces do not match on their own"]),
    ]
  )
  func stays(text: String, notes: [String]) {
    let source = SwiftSource(path: "A.swift", text: text.replacing("LOAD", with: Self.load))
    let changes = SwiftTypes([source]).conformanceChanges()
    #expect(changes.count == notes.count)
    for (change, note) in zip(changes, notes) {
      #expect(change.edit == nil)
      #expect(change.what.contains(note), "\(change.what)")
    }
  }

  @Test("move once from a base class that a condition declares twice")
  func condition() {
    let base = "#if X\nclass A: RTBAdapter {}\n#else\nclass A: RTBAdapter {}\n#endif\n"
    let source = SwiftSource(path: "A.swift", text: base + "class B: A { \(Self.load) }")
    let changed = source.applying(SwiftTypes([source]).conformanceChanges())
    #expect(changed == base.replacing(": RTBAdapter", with: "") + "class B: A, RTBAdapter { \(Self.load) }")
  }

  @Test("move across files, and name the classes that lose them")
  func files() {
    let base = SwiftSource(path: "A.swift", text: "\nclass A: NSObject, MediationAdapter {}\nclass C: A {}")
    let banner = SwiftSource(path: "B.swift", text: "final class B: A { \(Self.load) }")
    let changes = SwiftTypes([base, banner]).conformanceChanges()
    #expect(
      changes.map(\.description) == [
        "A.swift:2: removed the conformance to MediationAdapter from A; B has it now",
        "B.swift:1: added the conformance to MediationAdapter, which A declared, to B",
        "A.swift:2: C inherited the conformance and implements no load; declare it there if it is needed",
      ]
    )
  }
}
