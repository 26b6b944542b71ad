import AdPlatform
import Foundation

/// A format of JSON files that a tool reads: how it is recognised, and what an editor knows of it.
package struct FileFormat: Sendable {
  /// The word for the command `schema`.
  package var name: String
  /// What such a file is, in messages: `a study of a waterfall`.
  var description: String
  /// The keys by which it is recognised: all of them are at the top of every file.
  var marks: Set<String>
  /// How such a file begins, in messages; nil if the description says enough.
  var example: String?
  /// The command and option that read it: `simulate --config`.
  var usage: String
  /// The JSON Schema; nil for what programs write for programs.
  package var schema: String?

  package init(
    name: String,
    description: String,
    marks: Set<String>,
    example: String?,
    usage: String,
    schema: String?
  ) {
    self.name = name
    self.description = description
    self.marks = marks
    self.example = example
    self.usage = usage
    self.schema = schema
  }
}

/// A command that reads files, and recognises those that are meant for another one.
package struct FileReader: Sendable {
  /// The tool of the command.
  var tool: AdapterTool
  /// The name of the command.
  var command: String

  package init(_ command: String, of tool: AdapterTool) {
    self.command = command
    self.tool = tool
  }

  /// Says that a file has another format than the one that is wanted; nil if it has the right one, or none that is known.
  func mistake(in data: Data, wanted: FileFormat) -> (problem: String, advice: String)? {
    let needed = "\(command) needs \(wanted.description)" + (wanted.example.map { ", such as \($0)" } ?? "")
    if let kind = Self.markup(data) {
      let inspect = tool.command(named: "inspect").map { "print this file with \(tool.name) \($0.name)" }
      return ("this is \(kind), but \(needed)", inspect ?? "name another file")
    }
    guard let findings = try? JSONScanner.scan(data) else { return nil }
    let keys = Set(findings.topLevelKeys)
    guard !wanted.marks.isSubset(of: keys),
      let found = tool.formats.first(where: { $0.marks.isSubset(of: keys) })
    else { return nil }
    return (
      "this is \(found.description), but \(needed)",
      "pass this file with \(tool.name) \(found.usage) instead"
    )
  }

  /// What a document is that is no JSON, by how it begins.
  private static func markup(_ data: Data) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    let beginning = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if beginning.starts(with: "#EXTM3U".utf8) { return "an HLS playlist" }
    return beginning.first == UInt8(ascii: "<") ? "an XML document" : nil
  }
}
