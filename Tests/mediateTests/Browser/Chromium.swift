import Foundation
import Testing

/// A headless Chromium that pages are opened in. It is driven over two pipes, by the DevTools protocol.
///
/// One for the process: ``use(_:)`` gives it to one test after the other.
final class Chromium {
  /// The program; nil where there is none.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// What went wrong in the browser itself.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A size and colours of a window.
  struct Window: Sendable, CustomTestStringConvertible {
    var width: Int
    var isDark = false

    var testDescription: String { "\(width) pixels, \(isDark ? "dark" : "light")" }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []
  private var lastID = 0
  private var session: String?
  /// The events of the page that was opened last.
  private var events: [(method: String, params: [String: Any])] = []

  /// Lets the one browser of the process be used, on a thread of its own. It ends with the process, which closes its
  /// pipes.
  static func use<Result: Sendable>(
    _ body: @escaping @Sendable (Chromium) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Swift.Result {
            let browser = try shared ?? Chromium()
            shared = browser
            return try body(browser)
          }
        )
      }
    }
  }

  private static let queue = DispatchQueue(label: "browser")
  /// Unchecked, for it is touched on the queue, and otherwise only when the process ends.
  nonisolated(unsafe) private static var shared: Chromium?
  /// What the browser keeps on disk.
  private static let profile = TemporaryFolder.ofProcess.appending(path: "browser")

  private init() throws {
    guard let program = Self.program else { throw Failure(description: "there is no Chromium") }
    process.executableURL = URL(filePath: "/bin/sh")
    // It reads commands from descriptor 3 and answers on 4.
    let options = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
      "--user-data-dir=\(Self.profile.path())",
    ]
    process.arguments = ["-c", #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, program] + options
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    atexit { Chromium.shared?.end() }
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session =
      try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
  }

  /// Ends the browser, which ends when its pipe does.
  private func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  // MARK: Pages

  /// Opens a file in a window, and waits until it has loaded.
  ///
  /// - Parameter media: `screen` or `print`.
  func open(_ file: URL, in window: Window, media: String = "screen") throws {
    events = []
    try resize(to: window, media: media)
    // Another fragment of the same file would not load it again.
    try send("Page.navigate", ["url": "about:blank"])
    try wait(for: "Page.loadEventFired")
    events = []
    try send("Page.navigate", ["url": file.absoluteString])
    try wait(for: "Page.loadEventFired")
  }

  /// Gives the page that is open another window.
  ///
  /// - Parameter media: `screen` or `print`.
  func resize(to window: Window, media: String = "screen") throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": window.width, "height": 900, "deviceScaleFactor": 1, "mobile": false]
    )
    let scheme = ["name": "prefers-color-scheme", "value": window.isDark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [scheme], "media": media])
  }

  /// The value of a JavaScript expression.
  func value<Value>(of expression: String, as type: Value.Type = Value.self) throws -> Value {
    let answer = try send("Runtime.evaluate", ["expression": expression, "returnByValue": true])
    let result = answer["result"] as? [String: Any]
    guard let value = result?["value"] as? Value else {
      throw Failure(description: "\(expression) is \(answer)")
    }
    return value
  }

  /// An element as a screen reader knows it.
  struct Accessible: Sendable, Equatable {
    var role: String
    var name: String
    /// The roles of what is in it, at any depth.
    var contents: Set<String> = []
  }

  /// What a screen reader is told of the page.
  func accessibles() throws -> [Accessible] {
    try send("Accessibility.enable")
    defer { _ = try? send("Accessibility.disable") }
    let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let byID = Dictionary(nodes.map { ($0["nodeId"] as? String ?? "", $0) }) { first, _ in first }
    func contents(of node: [String: Any]) -> Set<String> {
      (node["childIds"] as? [String] ?? []).compactMap { byID[$0] }
        .reduce(into: []) { $0.formUnion(contents(of: $1).union([value($1, "role")])) }
    }
    return nodes.filter { $0["ignored"] as? Bool == false }.map { node in
      let role = value(node, "role")
      return Accessible(
        role: role,
        name: value(node, "name").trimmingCharacters(in: .whitespaces),
        contents: role == "table" ? contents(of: node) : []
      )
    }
  }

  /// Types a text into the element that has the focus.
  func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

  /// Presses a key by its name, such as `ArrowRight` or `Tab`.
  func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39]
    for kind in ["keyDown", "keyUp"] {
      var params: [String: Any] = ["type": kind, "key": key, "code": key]
      params["windowsVirtualKeyCode"] = codes[key]
      if key == "Enter" { params["text"] = "\r" }
      try send("Input.dispatchKeyEvent", params)
    }
  }

  /// What the page wrote to the console, and what the browser complained of.
  var complaints: [String] {
    events.filter {
      ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"].contains($0.method)
    }
    .map { "\($0.params)" }
  }

  /// The addresses that the page asked for, without its own.
  var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { ($0.params["request"] as? [String: Any])?["url"] as? String }
      .filter { !$0.hasPrefix("data:") }.dropFirst().map(\.self)
  }

  // MARK: Messages

  @discardableResult
  private func send(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": params]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + [0]
    )
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastID else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func wait(for event: String) throws {
    while !events.contains(where: { $0.method == event }) { _ = try receive() }
  }

  /// The next message. Events are kept.
  private func receive() throws -> [String: Any] {
    // The accessibility tree of a long page has megabytes: each byte is looked at once.
    var searched = 0
    while true {
      let end = unread.withUnsafeBytes { bytes in
        bytes.baseAddress.flatMap { start in
          memchr(start + searched, 0, bytes.count - searched).map { UnsafeRawPointer($0) - start }
        }
      }
      if let end {
        let message = Data(unread[..<end])
        unread.removeSubrange(...end)
        return keep(try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:])
      }
      searched = unread.count
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the browser ended") }
      unread.append(contentsOf: data)
    }
  }

  private func keep(_ message: [String: Any]) -> [String: Any] {
    if let method = message["method"] as? String {
      events.append((method, message["params"] as? [String: Any] ?? [:]))
    }
    return message
  }
}
