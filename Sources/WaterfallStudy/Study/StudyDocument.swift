import AdMediation
import AdPlatform
import Foundation

/// Reads the JSON documents of studies, with errors that name the key path.
enum StudyDocument {
  /// - Parameter limit: the most bytes.
  static func read<Content: Decodable>(
    _ type: Content.Type,
    from json: Data,
    limit: Int
  ) throws(ConfigurationError) -> Content {
    guard json.count <= limit else {
      throw ConfigurationError(
        keyPath: "",
        problem: "\(json.count) bytes are more than the \(limit) allowed",
        advice: "name another file"
      )
    }
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw ConfigurationError(keyPath: "", problem: "not UTF-8 text", advice: "save the file as UTF-8")
    }
    do {
      let decoded = try JSONDecoder().decode(type, from: json)
      // Only now is it known to be JSON, which the search for repeated keys relies on.
      if let repeated = JSONRepeatedKey.first(in: json) {
        throw ConfigurationError(
          keyPath: repeated,
          problem: "this key stands here twice",
          advice: "remove or rename one of the two"
        )
      }
      return decoded
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw ConfigurationError(decoding: error, in: json)
    }
  }
}

extension Duration {
  /// The whole milliseconds of the duration; nothing is left of those in a study.
  package var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
